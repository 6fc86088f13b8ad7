import type { RecordDetail } from '@dabali/api-client'
import { getTranslations } from 'next-intl/server'
import styles from './play-all.module.css'
import { PlayAllButton } from './play-all-button.tsx'
import { queueOf } from './queue-of.ts'
import { QueueRoom } from './queue-room.tsx'

/** One button for a whole record; none where nothing of it can be heard. */
export async function PlayAll({ record, text }: { record: RecordDetail; text: string }) {
  const t = await getTranslations('player')
  const queue = queueOf(record)
  if (queue.tracks.length === 0) return null
  return (
    <QueueRoom queue={queue} lost={t('lost')}>
      <span className={styles.all}>
        <PlayAllButton play={text} pause={t('pause')} />
      </span>
    </QueueRoom>
  )
}
