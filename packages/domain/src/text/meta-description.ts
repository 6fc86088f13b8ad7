import { decodeHTML } from 'entities'

// Elements whose content is not shown as text.
const HIDDEN = /^(?:audio|canvas|iframe|object|script|style|svg|template|title|video)$/
// Inline elements; every other tag separates words.
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr)$/

/**
 * The text that a reader of an HTML fragment sees: no tags, no comments, no hidden elements, entities decoded, white
 * space folded. One pass, which looks at each character a bounded number of times whatever the fragment holds.
 */
export function visibleText(html: string): string {
  let text = ''
  let from = 0
  while (from < html.length) {
    const open = nextTag(html, from)
    text += decodeHTML(html.slice(from, open))
    const name = tagName(html, open)
    from = endOfTag(html, open)
    if (HIDDEN.test(name) && html.charAt(from - 2) !== '/') from = endOfElement(html, from, name)
    if (!INLINE.test(name)) text += ' '
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** The index of the next tag or comment: a `<` that is not followed by a letter, `/`, `!` or `?` is plain text. */
function nextTag(html: string, from: number) {
  for (let at = html.indexOf('<', from); at !== -1; at = html.indexOf('<', at + 1)) {
    if (/[a-z/!?]/i.test(html.charAt(at + 1))) return at
  }
  return html.length
}

/** `p` for `<p …>`, `/p` for `</p>`, empty for a comment. With the slash, a stray end tag does not hide what follows. */
function tagName(html: string, open: number) {
  const [name = ''] = /^\/?[a-z0-9]*/i.exec(html.slice(open + 1, open + 16)) ?? []
  const lower = name.toLowerCase()
  return INLINE.test(lower.slice(1)) ? lower.replace('/', '') : lower
}

/** The index after the `>` that ends the tag, ignoring those in quoted values; the end of the text if the tag is not closed. */
function endOfTag(html: string, open: number) {
  if (html.startsWith('<!--', open)) return indexAfter(html, '-->', open + 2)
  let at = open + 1
  for (let last = ''; at < html.length && html.charAt(at) !== '>'; at += 1) {
    const character = html.charAt(at)
    if (last === '=' && /["']/.test(character)) at = indexAfter(html, character, at + 1) - 1
    if (!/\s/.test(character)) last = character
  }
  return Math.min(at + 1, html.length)
}

function endOfElement(html: string, from: number, name: string) {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  const match = close.exec(html)
  return match ? endOfTag(html, match.index) : html.length
}

/** The index after the next `end`, or the end of the text. */
function indexAfter(html: string, end: string, from: number) {
  const at = html.indexOf(end, from)
  return at === -1 ? html.length : at + end.length
}

/** The maximum length of a description in characters, as a reader counts them. */
export const META_DESCRIPTION_LENGTH = 170

/**
 * The description of a page: the first 170 characters of the visible text of its HTML, with tags removed, entities decoded
 * and white space folded, and never cut inside a grapheme cluster. Missing or empty HTML gives the empty text.
 *
 * @example
 * metaDescription('<p>Rain &amp; <b>ink</b></p>') // => 'Rain & ink'
 */
export function metaDescription(html: string | null | undefined): string {
  const text = visibleText(String(html ?? ''))
  if (text.length <= META_DESCRIPTION_LENGTH) return text
  let count = 0
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (count === META_DESCRIPTION_LENGTH) return text.slice(0, index).trimEnd()
    count += 1
  }
  return text
}
