import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
// Loaded on use: it is large, and most processes never need it.
const library = (): typeof import('htmlparser2') => require('htmlparser2')

/** Deeper than any book, and shallow enough that a file of unclosed tags takes no time. */
const DEEPEST = 500

type Tag = { name: string; attributes: Record<string, string> }

/** UTF-8, or UTF-16 by its mark or its first tag. */
function decodeText(content: Buffer): string {
  const start = content.toString('hex', 0, 2)
  if (start === 'fffe' || start === '3c00') return content.toString('utf16le')
  if (start !== 'feff' && start !== '003c') return content.toString('utf8')
  return Buffer.from(content.subarray(0, content.length - (content.length % 2)))
    .swap16()
    .toString('utf16le')
}

/** All tags of a document, with names without prefix in lower case, its processing instructions, and its styles as `style:`. */
export function readTags(content: Buffer): Tag[] {
  const { Parser } = library()
  const tags: Tag[] = []
  const text = decodeText(content)
  // Some readers read a chapter as HTML.
  for (const xmlMode of [true, false]) {
    let depth = 0
    let style: string[] | undefined
    const parser = new Parser(
      {
        onopentag(name, attributes) {
          depth += 1
          if (depth > DEEPEST) throw new Error('The tags are nested too deeply.')
          if (localName(name) === 'style') style = []
          tags.push({ name: localName(name), attributes })
        },
        onclosetag(name) {
          depth -= 1
          if (localName(name) !== 'style') return
          tags.push({ name: STYLE_TEXT, attributes: { data: style?.join('') ?? '' } })
          style = undefined
        },
        ontext(data) {
          style?.push(data)
        },
        onprocessinginstruction(name, data) {
          tags.push({ name, attributes: { data } })
        },
      },
      { xmlMode, decodeEntities: true },
    )
    parser.end(text)
  }
  return tags
}

const STYLE_TEXT = 'style:'

const localName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase()

/** Entities of a document's own can grow without bound, or be files of the reader. */
export const hasEntities = (content: Buffer) => /<!ENTITY/i.test(decodeText(content))

type Problem = 'script' | 'remote'

/** Elements that run or embed something. */
const ACTIVE = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'handler',
  'listener',
])
/** Only links lead elsewhere. */
const LINKS = new Set(['a', 'area'])
const ADDRESSES = new Set([
  'src',
  'href',
  'srcset',
  'poster',
  'data',
  'background',
  'action',
  'formaction',
  'manifest',
  'base',
])

/** People read them. */
const TEXTS = new Set(['alt', 'title', 'content', 'label', 'aria-label', 'summary', 'data'])

// All patterns are for texts without spaces, and none goes back over what it has read.
const withoutSpaces = (text: string) => text.replace(/[\s\p{Cc}]+/gu, '')
const RUNS = /^(javascript|vbscript|livescript|data:(text\/html|application|image\/svg))/i
const REMOTE = /^([a-z][a-z\d+.-]{0,20}:)?\/\/|^(https?|ftp|file|blob):/i
const REMOTE_STYLESHEET = /href=["'](https?:)?\/\//i
const REMOTE_STYLE = /(url\(|@import)["']?(([a-z][a-z\d+.-]{0,20}:)?\/\/|(https?|ftp|file):)/i
const RUNNING_STYLE = /expression\(|-moz-binding|behavior:|url\(["']?(javascript|vbscript):/i

/** What a document of a book must not have: scripts, handlers of events, entities of its own, and resources from elsewhere. */
export function checkMarkup(content: Buffer): Problem | undefined {
  if (hasEntities(content)) return 'script'
  for (const { name, attributes } of readTags(content)) {
    const problem = tagProblem(name, attributes)
    if (problem !== undefined) return problem
  }
  return undefined
}

export const checkStyle = (content: Buffer): Problem | undefined => styleProblem(decodeText(content))

function tagProblem(name: string, attributes: Record<string, string>): Problem | undefined {
  if (ACTIVE.has(name)) return 'script'
  if (name === STYLE_TEXT) return styleProblem(attributes['data'] ?? '')
  if (name === 'meta' && /refresh/i.test(attributes['http-equiv'] ?? '')) return 'script'
  if (name.startsWith('?') || name.startsWith('!'))
    return REMOTE_STYLESHEET.test(withoutSpaces(attributes['data'] ?? '')) ? 'remote' : undefined
  for (const [attribute, value] of Object.entries(attributes)) {
    const problem = attributeProblem(name, localName(attribute), withoutSpaces(value))
    if (problem !== undefined) return problem
  }
  return undefined
}

function attributeProblem(tag: string, name: string, value: string): Problem | undefined {
  if (name.startsWith('on') || (ADDRESSES.has(name) && RUNS.test(value))) return 'script'
  // Animations of SVG can set an address or a handler.
  if (name === 'attributename' && /^(on|(xlink:)?href)/i.test(value)) return 'script'
  // Attributes of SVG refer to what they show as styles do.
  if (name === 'style' || (!TEXTS.has(name) && value.includes('('))) {
    const problem = styleProblem(value)
    if (problem !== undefined) return problem
  }
  if (!ADDRESSES.has(name) || LINKS.has(tag)) return undefined
  return value.split(',').some((each) => REMOTE.test(each)) ? 'remote' : undefined
}

/** Comments and escapes of CSS can hide what it says. */
function styleProblem(text: string): Problem | undefined {
  const read = withoutComments(text).replace(/\\([0-9a-f]{1,6})\s?/gi, (_whole, code: string) =>
    readCharacter(Number.parseInt(code, 16)),
  )
  const plain = withoutSpaces(read)
  if (RUNNING_STYLE.test(plain)) return 'script'
  return REMOTE_STYLE.test(plain) ? 'remote' : undefined
}

function withoutComments(text: string) {
  const parts: string[] = []
  let from = 0
  for (let start = text.indexOf('/*'); start >= 0; start = text.indexOf('/*', from)) {
    const end = text.indexOf('*/', start + 2)
    if (end < 0) break
    parts.push(text.slice(from, start))
    from = end + 2
  }
  return parts.join('') + text.slice(from)
}

const LAST_CHARACTER = 0x10_ffff
const readCharacter = (code: number) => (code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : '')
