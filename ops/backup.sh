#!/bin/sh
# Saves the database, its signing keys and the media once a day, and deletes saved databases that are older than BACKUP_DAYS.
set -u
trap 'exit 0' TERM INT
while true; do
  wait=86400
  if node /app/apps/api/src/backup/backup.ts "/backups/dabali-$(date -u +%Y%m%d-%H%M).backup.gz"; then
    find /backups -maxdepth 1 -name 'dabali-*.backup.gz*' -mtime "+${BACKUP_DAYS:-14}" -delete
  else
    wait=600
  fi
  # Media files never change: only those whose size differs are copied, so that one that was cut short is copied again.
  if [ -d /data/media ]; then
    (cd /data/media && find . -type d -exec mkdir -p "/backups/media/{}" \;)
    (cd /data/media && find . -type f) | while read -r file; do
      if [ "$(stat -c %s "/backups/media/$file" 2>/dev/null)" != "$(stat -c %s "/data/media/$file")" ]; then
        cp -p "/data/media/$file" "/backups/media/$file" || wait=600
      fi
    done
  fi
  sleep "$wait" &
  wait $!
done
