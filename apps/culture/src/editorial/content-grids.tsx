import type { ContentCard, Session } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { VideoPoster } from '@dabali/ui/video-poster'
import { getTranslations } from 'next-intl/server'
import { CardLink } from '../follows/card-link.tsx'
import { recordPath, sessionPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './content-grids.module.css'

type RecordItem = ContentCard & { artists?: readonly Pick<ContentCard, 'title'>[] }

type RecordGridProps = {
  records: readonly RecordItem[]
  /** The level of the headings. */
  level?: 2 | 3
  /** Whether the grid is at the top of the page, where its first images are loaded eagerly. */
  first?: boolean
}

/** The covers on the first screen of a phone. */
const EAGER_IMAGES = 2

/** Records: square cover, title and artists. */
export async function RecordGrid({ records, level = 3, first = false }: RecordGridProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.records}>
      {records.map(({ slug, title, picture, artists = [] }, index) => {
        const names = artists.map((artist) => artist.title).join(', ')
        return (
          <li key={slug} className={styles.record}>
            <Picture
              picture={picture}
              sizes="(min-width: 48rem) 17rem, 45vw"
              decorative
              first={first && index < EAGER_IMAGES}
            />
            <div>
              <Title className={styles.title} lang={textLanguage(title, language)}>
                <CardLink href={localPath(language, recordPath(slug))}>{title}</CardLink>
              </Title>
              {names && (
                <p className="quiet small" lang={textLanguage(names, language)}>
                  {names}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type SessionItem = ContentCard & Partial<Pick<Session, 'duration_seconds' | 'place' | 'recorded_on'>>

type SessionGridProps = {
  sessions: readonly SessionItem[]
  /** The level of the headings. */
  level?: 2 | 3
  /** Whether the grid is at the top of the page, where its first images are loaded eagerly. */
  first?: boolean
}

/** From this many on the grid has a large first item. */
const MOSAIC_MIN = 3

/** Sessions: poster with the length of the video, title, place and date. */
export async function SessionGrid({ sessions, level = 3, first = false }: SessionGridProps) {
  const t = await getTranslations('sessionCard')
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  const isMosaic = sessions.length >= MOSAIC_MIN
  return (
    <ul className={isMosaic ? `${styles.sessions} ${styles.mosaic}` : styles.sessions}>
      {sessions.map(({ slug, title, summary, picture, duration_seconds, place, recorded_on }, index) => (
        <li key={slug} className={styles.session}>
          <VideoPoster watch={t('watch')} length={duration_seconds ? clockText(duration_seconds, language) : undefined}>
            <Picture
              picture={picture}
              sizes={isMosaic && index > 0 ? SMALL_SIZES : LARGE_SIZES}
              decorative
              first={first && index === 0}
            />
          </VideoPoster>
          <div>
            <Title className={styles.sessionTitle} lang={textLanguage(title, language)}>
              <CardLink href={localPath(language, sessionPath(slug))}>{title}</CardLink>
            </Title>
            {isMosaic && index === 0 && (
              <p className={styles.summary} lang={textLanguage(summary, language)}>
                {summary}
              </p>
            )}
            {place && (
              <p className={styles.place}>
                <span lang={textLanguage(place, language)}>{place}</span>
                {recorded_on && (
                  <>
                    {', '}
                    <DateText value={recorded_on} language={language} />
                  </>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const LARGE_SIZES = '(min-width: 48rem) 50rem, 100vw'
const SMALL_SIZES = '(min-width: 48rem) 25rem, 100vw'
