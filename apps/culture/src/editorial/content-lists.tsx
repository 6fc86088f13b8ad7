import type { ContentCard } from '@dabali/api-client'
import { cataloguePath, localPath } from '@dabali/domain'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { textLanguage } from '@dabali/ui/text'
import { Fragment } from 'react'
import { contentPath, newsPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { readEnvironment } from '../site.ts'
import styles from './content-lists.module.css'

/** The title of an item of any kind as a link; articles and lists of books are on the site of the bookshop. */
export async function ContentLink({ card: { kind, slug, title } }: { card: ContentCard }) {
  const language = await pageLanguage()
  const lang = textLanguage(title, language)
  const path = contentPath({ kind, slug })
  if (path) {
    return (
      <IntentLink href={localPath(language, path)} lang={lang}>
        {title}
      </IntentLink>
    )
  }
  return (
    <a href={readEnvironment().storeOrigin + localPath(language, cataloguePath({ kind, slug }))} lang={lang}>
      {title}
    </a>
  )
}

/** Titles as links, separated by commas. */
export function ContentLinks({ cards }: { cards: readonly ContentCard[] }) {
  return cards.map((card, index) => (
    <Fragment key={`${card.kind} ${card.slug}`}>
      {index > 0 && ', '}
      <ContentLink card={card} />
    </Fragment>
  ))
}

type ContentRowsProps = {
  cards: readonly ContentCard[]
  /** The level of the headings. */
  level?: 2 | 3
  /** Shows the publication dates. */
  dated?: boolean
}

/** Items in rows: a small picture, the title and the summary. */
export async function ContentRows({ cards, level = 3, dated = false }: ContentRowsProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul>
      {cards.map((card) => (
        <li key={`${card.kind} ${card.slug}`} className={styles.row}>
          <Picture picture={card.picture} sizes="6rem" decorative />
          <div>
            <Title className={styles.title}>
              <ContentLink card={card} />
            </Title>
            <p className="quiet" lang={textLanguage(card.summary, language)}>
              {card.summary}
            </p>
            {dated && (
              <p className="quiet">
                <DateText value={kathmanduDay(card.published_at)} language={language} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type NewsListProps = {
  news: readonly Pick<ContentCard, 'slug' | 'title' | 'summary' | 'published_at'>[]
  /** The level of the headings. */
  level?: 2 | 3
  /** Shows the summaries. */
  withSummaries?: boolean
}

/** News in rows: date and title. */
export async function NewsList({ news, level = 3, withSummaries = false }: NewsListProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul>
      {news.map(({ slug, title, summary, published_at }) => (
        <li key={slug} className={styles.headline}>
          <p className={styles.day}>
            <DateText value={kathmanduDay(published_at)} language={language} />
          </p>
          <div>
            <Title className={styles.headlineTitle} lang={textLanguage(title, language)}>
              <PreviewLink href={localPath(language, newsPath(slug))}>{title}</PreviewLink>
            </Title>
            {withSummaries && (
              <p className={styles.summary} lang={textLanguage(summary, language)}>
                {summary}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
