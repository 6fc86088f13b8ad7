#!/bin/sh
# Saves the database, its signing keys and the media once a day, and deletes saved databases that are older than BACKUP_DAYS.
set -u
trap 'exit 0' TERM INT
while true; do
  node /app/apps/api/src/backup/backup.ts "/backups/dabali-$(date -u +%Y%m%d-%H%M).backup.gz" &&
    find /backups -maxdepth 1 -name 'dabali-*.backup.gz*' -mtime "+${BACKUP_DAYS:-14}" -delete
  # Media files never change: only new ones are copied.
  if [ -d /data/media ]; then cp -Rup /data/media /backups/; fi
  sleep 86400 &
  wait $!
done
