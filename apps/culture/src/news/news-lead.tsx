import type { NewsItem } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { pageLanguage } from '../i18n/language.ts'
import { newsPath } from '../paths.ts'
import styles from './news-lead.module.css'

/** The newest piece, with its picture. */
export async function NewsLead({ item }: { item: NewsItem }) {
  const language = await pageLanguage()
  const { slug, title, summary, byline, published_at, picture } = item
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 62rem) 44rem, 100vw" decorative first />
      </div>
      <div className={styles.words}>
        <p className={styles.by}>
          <DateText value={dayOf(published_at)} language={language} />
          {byline && <span lang={textLanguage(byline, language)}>{byline}</span>}
        </p>
        <h2 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={localPath(language, newsPath(slug))}>{title}</IntentLink>
        </h2>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
      </div>
    </article>
  )
}
