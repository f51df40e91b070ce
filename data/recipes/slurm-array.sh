#!/usr/bin/env bash
#SBATCH --job-name=rushkit
#SBATCH --cpus-per-task=1
#SBATCH --time=24:00:00
#SBATCH --signal=B:TERM@60
# A campaign in shards, one a task of a Slurm array.
#
#   sbatch --array=1-64 slurm-array.sh FILE.jsonl COMMAND [ARGUMENT...]
#   sbatch --array=1-64 slurm-array.sh rated.jsonl rate setups.txt
#
# Task K of N writes FILE.K-of-N.jsonl. Tasks that did not end in time are gone on with by the same
# sbatch once more: those that are whole have nothing to do. Then join them, wherever:
#
#   rushkit merge FILE.*-of-64.jsonl -o FILE.jsonl
#
# The array must be gapless (1-64, 0-63, 0-126:2), or K would not be a number from 1 to N.
set -euo pipefail
if [ $# -lt 2 ]; then
  echo "usage: sbatch --array=1-N ${0##*/} FILE.jsonl COMMAND [ARGUMENT...]" >&2
  exit 2
fi
file=$1
shift

: "${SLURM_ARRAY_TASK_ID:?is not set: submit it with sbatch --array=1-N}"
count=$SLURM_ARRAY_TASK_COUNT
shard=$(((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN) / ${SLURM_ARRAY_TASK_STEP:-1} + 1))
if [ "$shard" -gt "$count" ]; then
  echo "${0##*/}: the array has gaps: expected --array=1-N" >&2
  exit 2
fi
# In the shell's place, so that Slurm's signal reaches it and what is done is kept.
exec rushkit "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" --resume \
  --shard "$shard/$count" -o "${file%.jsonl}.$shard-of-$count.jsonl"
