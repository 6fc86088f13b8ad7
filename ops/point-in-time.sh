#!/bin/sh
# Recovery of PostgreSQL to any moment: base backups and an archive of its write-ahead log, both in RECOVERY_FOLDER.
#   point-in-time.sh archive <path> <name>    for archive_command: 'sh /ops/point-in-time.sh archive %p %f'
#   point-in-time.sh base                     takes a base backup, deletes those that are older than RECOVERY_DAYS
#   point-in-time.sh restore <time> <folder>  fills an empty data folder; PostgreSQL recovers to the time when it starts on it
# A time is like '2026-11-27 14:30:00+05:45'; `latest` is as far as the archive goes.
set -eu
umask 077
folder=${RECOVERY_FOLDER:-/recovery}
days=${RECOVERY_DAYS:-7}

archive() {
  target="$folder/wal/$2.gz"
  # After a crash PostgreSQL sends a file again. Another file of that name belongs to another server.
  if [ -f "$target" ]; then
    gzip -dc "$target" | cmp -s - "$1"
    return
  fi
  gzip -c "$1" > "$target.part"
  sync "$target.part"
  mv "$target.part" "$target"
}

base() {
  part="$folder/base/part"
  rm -rf "$part"
  pg_basebackup --pgdata="$part" --format=tar --gzip --wal-method=stream --checkpoint=fast
  sync
  # Named after its end: it can be recovered to any later moment, and to no earlier one.
  mv "$part" "$folder/base/$(date -u +%Y%m%dT%H%M%SZ)"
  newest=$(list_bases | tail -n 1)
  for old in $(list_bases); do
    [ "$old" = "$newest" ] || find "$folder/base/$old" -maxdepth 0 -mtime "+$days" -exec rm -r {} +
  done
  oldest=$(list_bases | head -n 1)
  first=$(tar -xzOf "$folder/base/$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\)).*/\1/p')
  pg_archivecleanup -x .gz "$folder/wal" "$first"
  echo "Took a base backup $newest. Recovery reaches back to $oldest."
}

restore() {
  if [ -n "$(ls -A "$2" 2> /dev/null)" ]; then
    echo "$2 is not empty: recovery needs a folder of its own." >&2
    exit 1
  fi
  until=99991231T000000Z
  [ "$1" = latest ] || until=$(date -u -d "$1" +%Y%m%dT%H%M%SZ)
  chosen=''
  for each in $(list_bases); do
    if expr "$each" '<' "$until" > /dev/null; then chosen=$each; fi
  done
  if [ -z "$chosen" ]; then
    echo "No base backup in $folder/base ended before $1." >&2
    exit 1
  fi
  mkdir -p "$2"
  chmod 700 "$2"
  tar -xzf "$folder/base/$chosen/base.tar.gz" -C "$2"
  tar -xzf "$folder/base/$chosen/pg_wal.tar.gz" -C "$2/pg_wal"
  # A base backup holds the settings of an earlier recovery.
  sed -i '/^recovery_target/d;/^restore_command/d' "$2/postgresql.auto.conf"
  {
    echo "restore_command = 'test -f \"$folder/wal/%f.gz\" && gzip -dc \"$folder/wal/%f.gz\" > \"%p\"'"
    [ "$1" = latest ] || echo "recovery_target_time = '$1'"
    echo "recovery_target_action = 'promote'"
  } >> "$2/postgresql.auto.conf"
  touch "$2/recovery.signal"
  echo "Made $2 from the base backup $chosen. Start PostgreSQL on it."
}

list_bases() { find "$folder/base" -mindepth 1 -maxdepth 1 -name '*Z' -exec basename {} \; | sort; }

mkdir -p "$folder/wal" "$folder/base"
command=${1:-}
case "$command:$#" in
  archive:3) archive "$2" "$3" ;;
  base:1) base ;;
  restore:3) restore "$2" "$3" ;;
  *) sed -n '2,6s/^# //p' "$0" >&2; exit 1 ;;
esac
