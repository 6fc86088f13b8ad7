import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

const require = createRequire(import.meta.url)
// Loaded on use: it is large, and most processes never need it.
const library = (): typeof sanitizeHtml => require('sanitize-html')

/** Allowed elements: those that the sites render. */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'strong',
  'b',
  'em',
  'i',
  'cite',
  'q',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
]
/** An absolute http(s) URL or a path; `//` and `/\\` would lead to another host. */
const LINK = /^(?:https?:\/\/|\/(?![/\\]))[^"'<>\s\\]*$/

/** Translated fields that hold HTML; all others are plain text. */
const RICH_FIELDS = new Set(['answer', 'transcript'])

/**
 * Sanitizes HTML for the database: paragraphs, headings, lists, emphasis and plain links stay. The text inside other
 * elements stays, except that of scripts and styles.
 */
export const sanitizeRichText = (html: string): string =>
  library()(html, {
    allowedTags: RICH_TEXT_TAGS,
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

/** Sanitizes the HTML fields of translated JSON at any depth. */
export function sanitizeRichFields<Words>(words: Words): Words {
  const text = JSON.stringify(words, (name, value: unknown) =>
    RICH_FIELDS.has(name) && typeof value === 'string' ? sanitizeRichText(value) : value,
  )
  return JSON.parse(text)
}
