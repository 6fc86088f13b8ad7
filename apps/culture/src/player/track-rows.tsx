import type { RecordDetail } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../request-context.ts'
import { PlayNotice } from './owned-record.tsx'
import { PlayButton, QueueProvider } from './play-buttons.tsx'
import { toQueue } from './queue.ts'
import { TrackDetails } from './track-details.tsx'
import styles from './track-rows.module.css'

type TrackRowsProps = {
  record: RecordDetail
  /** With the lyrics and credits of each track. */
  isDetailed?: boolean
}

/** The tracks of a record with play buttons for those that have audio. */
export async function TrackRows({ record, isDetailed = false }: TrackRowsProps) {
  const [t, language] = await Promise.all([getTranslations('player'), pageLanguage()])
  const { tracks } = record
  const playable = tracks.filter(({ preview }) => preview)
  const excerpt = Math.max(0, ...playable.map(({ preview }) => preview?.seconds ?? 0))
  return (
    <QueueProvider queue={toQueue(record)} lost={t('loadFailed')}>
      {excerpt > 0 && (
        <PlayNotice
          language={language}
          texts={{
            excerpts: t('excerpts', { seconds: writeDigits(excerpt, language) }),
            owned: t('ownedTracks'),
            downloads: t('ownedDownloads'),
          }}
        />
      )}
      <ol>
        {tracks.map((track) => {
          const { number, title, duration_seconds: seconds, preview } = track
          return (
            <li key={number} className={styles.item}>
              <div className={styles.track}>
                {preview && (
                  <PlayButton
                    part={playable.indexOf(track)}
                    play={t('playTrack', { title })}
                    pause={t('pauseTrack', { title })}
                  />
                )}
                <span className={styles.number}>{writeDigits(number, language)}</span>
                <span className={styles.title} lang={textLanguage(title, language)}>
                  {title}
                </span>
                {!preview && <span className={styles.silent}>{t('noPreview')}</span>}
                <time className={styles.length} dateTime={`PT${seconds}S`}>
                  {clockText(seconds, language)}
                </time>
                {preview && (
                  <noscript>
                    {/* biome-ignore lint/a11y/useMediaCaption: the lyrics are beside the track. */}
                    <audio className={styles.plain} controls preload="none" src={preview.src} aria-label={title} />
                  </noscript>
                )}
              </div>
              {isDetailed && <TrackDetails track={track} />}
            </li>
          )
        })}
      </ol>
    </QueueProvider>
  )
}
