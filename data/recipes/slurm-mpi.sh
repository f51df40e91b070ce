#!/usr/bin/env bash
#SBATCH --job-name=rushkit
#SBATCH --ntasks=128
#SBATCH --cpus-per-task=1
#SBATCH --time=24:00:00
#SBATCH --signal=TERM@60
# A campaign over MPI under Slurm. Not tested with a Slurm.
#
#   sbatch [--ntasks=N] slurm-mpi.sh FILE.jsonl COMMAND [ARGUMENT...]
#   sbatch --ntasks=128 slurm-mpi.sh rated.jsonl rate setups.txt
#
# The same sbatch once more, with whatever number of tasks, goes on with what is missing. As an
# array (sbatch --array=1-8 --ntasks=128 ...) each task of it is one shard with its own ranks, for
# more ranks than one rank 0 can feed; `rushkit merge` joins them, as in slurm-array.sh. `srun` must
# start ranks as the MPI of rushkit-mpi expects: `srun --mpi=list` tells what it knows; set
# RUSHKIT_LAUNCH='srun --mpi=pmi2' or RUSHKIT_LAUNCH=mpirun, if it does not by itself.
set -euo pipefail
if [ $# -lt 2 ]; then
  echo "usage: sbatch ${0##*/} FILE.jsonl COMMAND [ARGUMENT...]" >&2
  exit 2
fi
file=$1
shift

part=()
if [ -n "${SLURM_ARRAY_TASK_ID:-}" ]; then
  count=$SLURM_ARRAY_TASK_COUNT
  # shellcheck disable=SC2153 # Slurm sets it
  shard=$(((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN) / ${SLURM_ARRAY_TASK_STEP:-1} + 1))
  part=(--shard "$shard/$count")
  file=${file%.jsonl}.$shard-of-$count.jsonl
fi
read -ra launch <<<"${RUSHKIT_LAUNCH:-srun}"
exec "${launch[@]}" rushkit-mpi "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" --resume \
  "${part[@]}" -o "$file"
