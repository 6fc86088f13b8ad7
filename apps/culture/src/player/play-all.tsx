import type { RecordDetail } from '@dabali/api-client'
import { getTranslations } from 'next-intl/server'
import styles from './play-all.module.css'
import { PlayAllButton, QueueProvider } from './play-buttons.tsx'
import { toQueue } from './queue.ts'

/** The play button of a record; nothing where it has no audio. */
export async function PlayAll({ record, text }: { record: RecordDetail; text: string }) {
  const t = await getTranslations('player')
  const queue = toQueue(record)
  if (queue.tracks.length === 0) return null
  return (
    <QueueProvider queue={queue} lost={t('loadFailed')}>
      <span className={styles.all}>
        <PlayAllButton play={text} pause={t('pause')} />
      </span>
    </QueueProvider>
  )
}
