#!/usr/bin/env bash
# A campaign in shards, one a job of GNU parallel, joined at the end.
#
#   parallel-shards.sh SHARDS FILE.jsonl COMMAND [ARGUMENT...]
#   parallel-shards.sh 64 rated.jsonl rate setups.txt
#
# A shard that ends before it is whole, killed by whomever, is gone on with, three times in all. The
# same command once more goes on with what is still missing. Results are those of
# `rushkit COMMAND ... --campaign -o FILE.jsonl`, byte for byte. JOBS says how many work at a time
# (default: one a core). Other machines: set PARALLEL='--sshloginfile FILE --workdir .' on a shared
# folder (not tested).
set -euo pipefail
if [ $# -lt 3 ]; then
  echo "usage: ${0##*/} SHARDS FILE.jsonl COMMAND [ARGUMENT...]" >&2
  exit 2
fi
shards=$1 file=$2
shift 2
if [ "$shards" -lt 1 ]; then
  echo "${0##*/}: found $shards shards, expected 1 or more" >&2
  exit 2
fi
if [ -e "$file" ]; then
  echo "$file is complete: nothing to do" >&2
  exit 0
fi

# Whether a shard is done is told by its file, which appears when it is whole. The exit status tells
# about the results: 3 says that a limit was met.
# shellcheck disable=SC2016 # each job has arguments of its own
one_shard='file=$1; shift; rushkit "$@" --threads 1 --resume --quiet -o "$file"; test -e "$file"'
seq "$shards" | parallel --will-cite --quote --jobs "${JOBS:-100%}" --retries 3 \
  bash -c "$one_shard" shard "${file%.jsonl}.{}-of-$shards.jsonl" "$@" --shard "{}/$shards"

parts=()
for ((shard = 1; shard <= shards; ++shard)); do
  parts+=("${file%.jsonl}.$shard-of-$shards.jsonl")
done
rushkit merge "${parts[@]}" -o "$file"
