import sanitizeHtml from 'sanitize-html'

/** What a text may hold: the same that the pages show. */
const TAGS = ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'cite', 'q', 'ul', 'ol', 'li', 'blockquote', 'a']
/** To another site, or to a path of this one; two slashes, or a backslash in place of one, would be another host. */
const LINK = /^(?:https?:\/\/|\/(?![/\\]))[^"'<>\s\\]*$/

/** The fields among the words of a content that are HTML; all others are text. */
const RICH_FIELDS = new Set(['answer', 'transcript'])

/**
 * HTML as it is written into the database: paragraphs, headings, lists, emphasis and plain links. Everything else goes, and
 * what stood between unknown tags stays as text; scripts and styles go with their content.
 */
export const sanitizeRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a(tagName, { href = '' }) {
        const attribs: Record<string, string> = LINK.test(href) ? { href } : {}
        return { tagName, attribs }
      },
    },
  })

/** The same for the HTML fields of a content's words, however deep they lie. */
export function sanitizeRichFields<Words>(words: Words): Words {
  const text = JSON.stringify(words, (name, value: unknown) =>
    RICH_FIELDS.has(name) && typeof value === 'string' ? sanitizeRichText(value) : value,
  )
  return JSON.parse(text)
}
