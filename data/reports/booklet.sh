#!/usr/bin/env bash
# Makes booklet.json: who is favoured on the ten printed set-ups.
#
#     data/reports/booklet.sh FOLDER [RUSHKIT]
#
# FOLDER keeps the games, a file for each set-up, deck and agent. When the script is stopped, it goes on
# there the next time with the games that are missing, and a file that is complete is not played again.
# Then booklet.json, beside this script, gets what is complete: for each file its header, which says what
# was played, and its summary.
set -euo pipefail

folder=${1:?usage: booklet.sh FOLDER [RUSHKIT]}
rushkit=${2:-rushkit}
reports=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"
decks=(a b)
setups=(1 2 3 4 5 6 7 8 9 10)
agents=(sharp mcts:50)

file_of() { echo "$folder/${3/:/-}-booklet-$1-$2.jsonl"; }

# Half the 95 % interval of the first player's chance.
width_of() { [ "$1" = sharp ] && echo "${SHARP_WIDTH:-0.01}" || echo 0.03; }

play() {
  local file done=0
  file=$(file_of "$1" "$2" "$3")
  [ -e "$file" ] && return
  [ -e "$file.part" ] && done=$(grep -c '"type":"game"' "$file.part")
  "$rushkit" selfplay "booklet-$1" --deck "$2" --gold "$3" --silver "$3" --until-width "$(width_of "$3")" \
    --skip "$done" -o "$file"
}

collect() {
  local separator="" file
  echo "["
  for agent in "${agents[@]}"; do
    for setup in "${setups[@]}"; do
      for deck in "${decks[@]}"; do
        file=$(file_of "$setup" "$deck" "$agent")
        [ -e "$file" ] || continue
        printf '%s{"header":%s,\n"summary":%s}' "$separator" "$(head -n 1 "$file")" "$(tail -n 1 "$file")"
        separator=$',\n'
      done
    done
  done
  printf '\n]\n'
}

if [ "${COLLECT_ONLY:-}" = "" ]; then
  for agent in "${agents[@]}"; do
    for deck in "${decks[@]}"; do
      for setup in "${setups[@]}"; do play "$setup" "$deck" "$agent"; done
    done
  done
fi
collect > "$reports/booklet.json"
