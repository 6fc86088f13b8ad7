import type { Article } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './lead-piece.module.css'

/** The piece that is read first: its picture as wide as the page, its words on 8:4 below. */
export function LeadPiece({ piece, language, href }: { piece: Article; language: Language; href: string }) {
  const { title, summary, byline, published_at, picture } = piece
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="min(100vw, 78rem)" decorative first />
      </div>
      <h2 className={styles.title} lang={textLanguage(title, language)}>
        <IntentLink href={href}>{title}</IntentLink>
      </h2>
      <div>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={styles.by}>
          <span lang={textLanguage(byline, language)}>{byline}</span>
          <DateText value={dayOf(published_at)} language={language} />
        </p>
      </div>
    </article>
  )
}
