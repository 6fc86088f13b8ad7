import { textLanguage } from '../text/text.ts'
import styles from './prose.module.css'

const PLAIN_TAGS = /&lt;(\/?)(p|br|h2|h3|strong|b|em|i|cite|q|ul|ol|li|blockquote)\s*\/?&gt;/gi
const LINK_BEGINS = /&lt;a\s+href=(["'])((?:https?:\/\/|\/(?!\/))[^"'<>\s\\]*)\1\s*&gt;/gi
const LINK_ENDS = /&lt;\/a\s*&gt;/gi

/**
 * HTML from elsewhere with nothing in it but paragraphs, heads, lists, emphasis and plain links: everything is made text
 * first, and only what is known comes back. The API sanitises what it writes; this stays for what was written before it did,
 * and for what somebody writes by SQL. The policy of a page may name its inline scripts by hash, so a script in a text must
 * not get this far.
 */
export function sanitizeHtml(html: string): string {
  return html
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(PLAIN_TAGS, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
    .replace(LINK_BEGINS, (_, _quote: string, href: string) => `<a href="${href}">`)
    .replace(LINK_ENDS, '</a>')
}

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
