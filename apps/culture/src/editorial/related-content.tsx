import type { ContentCard } from '@dabali/api-client'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../request-context.ts'
import { SessionGrid } from './content-grids.tsx'
import { ContentLink } from './content-lists.tsx'
import styles from './related-content.module.css'

type RelatedContentProps = {
  /** Sessions, interviews, news, volumes and articles about one subject. */
  about: Readonly<Record<'sessions' | 'interviews' | 'news' | 'volumes' | 'articles', readonly ContentCard[]>>
}

/** Videos and texts about a subject; nothing where there are none. */
export async function RelatedContent({ about }: RelatedContentProps) {
  const { sessions, interviews, volumes, news, articles } = about
  const texts = [...interviews, ...volumes, ...articles, ...news]
  if (sessions.length + texts.length === 0) return null
  const t = await getTranslations('mentions')
  return (
    <section className={`page ${styles.section}`} aria-labelledby="watch-and-read">
      <SectionHead heading={t('watchAndRead')} id="watch-and-read" />
      <div className={sessions.length === 1 && texts.length > 0 ? `${styles.parts} ${styles.columns}` : styles.parts}>
        {sessions.length > 0 && (
          <div className={styles.sessions}>
            <SessionGrid sessions={sessions} />
          </div>
        )}
        {texts.length > 0 && <RelatedContentList cards={texts} />}
      </div>
    </section>
  )
}

type RelatedContentListProps = {
  cards: readonly ContentCard[]
  /** The level of the headings. */
  level?: 2 | 3
}

/** Texts that mention something: title, kind and date. Articles link to the bookshop. */
export async function RelatedContentList({ cards, level = 3 }: RelatedContentListProps) {
  const t = await getTranslations('mentions')
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.mentions}>
      {cards.map((card) => (
        <li key={`${card.kind} ${card.slug}`} className={styles.mention}>
          <Title className={styles.title}>
            <ContentLink card={card} />
          </Title>
          <p className="quiet">
            {t(`kind.${card.kind}`)}, <DateText value={kathmanduDay(card.published_at)} language={language} />
          </p>
        </li>
      ))}
    </ul>
  )
}
