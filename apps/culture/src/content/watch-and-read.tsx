import type { ContentCard } from '@dabali/api-client'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { Films } from './films.tsx'
import { Mentions } from './mentions.tsx'
import styles from './watch-and-read.module.css'

type WatchAndReadProps = {
  /** What was filmed, interviews, news, volumes and articles: everything that tells of one thing. */
  about: Readonly<Record<'sessions' | 'interviews' | 'news' | 'volumes' | 'articles', readonly ContentCard[]>>
}

/** What there is to see of something, and beside it what was written about it; nothing where there is neither. */
export async function WatchAndRead({ about }: WatchAndReadProps) {
  const { sessions, interviews, volumes, news, articles } = about
  const written = [...interviews, ...volumes, ...articles, ...news]
  if (sessions.length + written.length === 0) return null
  const t = await getTranslations('mentions')
  return (
    <section className={`page ${styles.section}`} aria-labelledby="watch-and-read">
      <SectionHead heading={t('watchAndRead')} id="watch-and-read" />
      <div className={sessions.length === 1 && written.length > 0 ? `${styles.parts} ${styles.beside}` : styles.parts}>
        {sessions.length > 0 && (
          <div className={styles.films}>
            <Films sessions={sessions} />
          </div>
        )}
        {written.length > 0 && <Mentions cards={written} />}
      </div>
    </section>
  )
}
