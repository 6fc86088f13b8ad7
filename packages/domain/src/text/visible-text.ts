import { decodeHTML } from 'entities'

// What a browser shows otherwise or not at all, up to its end tag.
const HIDDEN = /^(?:audio|canvas|iframe|object|script|style|svg|template|title|video)$/
// What stands within a line of text; every other tag parts the words before it from those behind it.
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
    const name = nameOfTag(html, open)
    from = endOfTag(html, open)
    if (HIDDEN.test(name) && html.charAt(from - 2) !== '/') from = endOfElement(html, from, name)
    if (!INLINE.test(name)) text += ' '
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Where the next tag or comment begins: a `<` that is not followed by a letter, `/`, `!` or `?` is only a sign. */
function nextTag(html: string, from: number) {
  for (let at = html.indexOf('<', from); at !== -1; at = html.indexOf('<', at + 1)) {
    if (/[a-z/!?]/i.test(html.charAt(at + 1))) return at
  }
  return html.length
}

/** `p` for `<p …>`, `/p` for `</p>`, nothing for a comment. The slash keeps a stray end tag from hiding what follows. */
function nameOfTag(html: string, open: number) {
  const [name = ''] = /^\/?[a-z0-9]*/i.exec(html.slice(open + 1, open + 16)) ?? []
  const lower = name.toLowerCase()
  return INLINE.test(lower.slice(1)) ? lower.replace('/', '') : lower
}

/** Behind the `>` that ends the tag, which is not one inside a quoted value; the end where nothing ends it. */
function endOfTag(html: string, open: number) {
  if (html.startsWith('<!--', open)) return behind(html, '-->', open + 2)
  let at = open + 1
  for (let last = ''; at < html.length && html.charAt(at) !== '>'; at += 1) {
    const character = html.charAt(at)
    if (last === '=' && /["']/.test(character)) at = behind(html, character, at + 1) - 1
    if (!/\s/.test(character)) last = character
  }
  return Math.min(at + 1, html.length)
}

function endOfElement(html: string, from: number, name: string) {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  const found = close.exec(html)
  return found ? endOfTag(html, found.index) : html.length
}

/** Behind the next `end`, or the end of all. */
function behind(html: string, end: string, from: number) {
  const at = html.indexOf(end, from)
  return at === -1 ? html.length : at + end.length
}
