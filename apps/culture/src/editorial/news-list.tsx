import type { ContentCard } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { pageLanguage } from '../i18n/language.ts'
import { newsPath } from '../paths.ts'
import styles from './news-list.module.css'

type NewsListProps = {
  news: readonly Pick<ContentCard, 'slug' | 'title' | 'summary' | 'published_at'>[]
  /** How far down the page their titles stand. */
  level?: 2 | 3
  /** Shows the summaries. */
  withSummaries?: boolean
}

/** News one below the other: the day, and what happened. */
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
            <Title className={styles.title} lang={textLanguage(title, language)}>
              <IntentLink href={localPath(language, newsPath(slug))}>{title}</IntentLink>
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
