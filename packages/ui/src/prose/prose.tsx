import { textLanguage } from '../text-language/text-language.ts'
import styles from './prose.module.css'
import { safeHtml } from './safe-html.ts'

type ProseProps = {
  html: string
  locale: string
  /** Begins with one large letter. */
  initial?: boolean
}

/** Words to be read, as wide as an eye likes to go. */
export function Prose({ html, locale, initial = false }: ProseProps) {
  return (
    <div
      className={initial ? `${styles.prose} ${styles.initial}` : styles.prose}
      lang={textLanguage(html.replace(/<[^>]*>/g, ''), locale)}
      dangerouslySetInnerHTML={{ __html: safeHtml(html) }}
    />
  )
}
