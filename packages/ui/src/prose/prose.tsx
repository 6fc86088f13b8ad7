import { textLanguage } from '../text/text.ts'
import styles from './prose.module.css'

const PLAIN_TAGS = /&lt;(\/?)(p|br|h2|h3|strong|b|em|i|cite|q|ul|ol|li|blockquote)\s*\/?&gt;/gi
const LINK_BEGINS = /&lt;a\s+href=(["'])((?:https?:\/\/|\/(?!\/))[^"'<>\s\\]*)\1\s*&gt;/gi
const LINK_ENDS = /&lt;\/a\s*&gt;/gi

/**
 * Allows paragraphs, headings, lists, emphasis and plain links only: escapes everything, then restores the allowed tags. The API
 * sanitises what it stores; this covers older rows and rows written by SQL. The content security policy may list inline scripts
 * by hash, so a script in stored HTML must not reach the page.
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
  /** With a drop cap. */
  initial?: boolean
  /** May set `--prose-gap`, `--prose-size`, `--prose-width` and the spacing around the text. */
  className?: string | undefined
}

/** Long text in a readable line length. */
export function Prose({ html, locale, initial = false, className }: ProseProps) {
  return (
    <div
      className={[styles.prose, initial && styles.initial, className].filter(Boolean).join(' ')}
      lang={textLanguage(html.replace(/<[^>]*>/g, ''), locale)}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  )
}
