import { safeHtml } from '@dabali/site/safe-html'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './prose.module.css'

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
