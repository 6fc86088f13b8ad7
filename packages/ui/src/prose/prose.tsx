import { textLanguage } from '../text-language/text-language.ts'
import styles from './prose.module.css'
import { sanitizeHtml } from './sanitize-html.ts'

type ProseProps = {
  html: string
  locale: string
  /** Begins with one large letter. */
  initial?: boolean
  /** May set `--prose-gap`, `--prose-size` and `--prose-width`, and what is around the words. */
  className?: string | undefined
}

/** Words to be read, as wide as an eye likes to go. */
export function Prose({ html, locale, initial = false, className }: ProseProps) {
  return (
    <div
      className={[styles.prose, initial && styles.initial, className].filter(Boolean).join(' ')}
      lang={textLanguage(html.replace(/<[^>]*>/g, ''), locale)}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  )
}
