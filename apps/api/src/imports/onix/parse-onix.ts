import { SHORT_TAGS } from './codes.ts'
import { escapeXml } from './write-onix.ts'

type OnixProblem =
  | 'notOnix'
  | 'oldOnix'
  | 'notXml'
  | 'entities'
  | 'deep'
  | 'encoding'
  | 'empty'
  | 'tooManyRows'
  | 'large'

export class OnixError extends Error {
  readonly problem: OnixProblem
  constructor(problem: OnixProblem) {
    super(problem)
    this.problem = problem
  }
}

/** An element by its reference name. Markup inside of a text is in its `text`. */
export type Element = { name: string; text: string; attributes: Record<string, string>; children: Element[] }

const DEEPEST = 32
const PIECE = 64 * 1024
/** A book has some hundred. */
const MOST_ELEMENTS = 5000
const LONGEST_TEXT = 100_000
/** Elements whose content is XHTML. */
const RICH = new Set(['Text'])

function decode(bytes: Buffer) {
  let text = ''
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new OnixError('encoding')
  }
  if (text.includes('\0')) throw new OnixError('notXml')
  return text
}

/**
 * The products of a message, one after the other. Entities cannot be declared, so that none is expanded and nothing is fetched.
 */
export async function* onixProducts(bytes: Buffer): AsyncGenerator<Element> {
  const text = decode(bytes)
  if (text.trim() === '') throw new OnixError('empty')
  if (/<!ENTITY/i.test(text)) throw new OnixError('entities')
  if (/^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) throw new OnixError('encoding')
  // Loaded on use: most processes never import.
  const { default: sax } = await import('sax')
  const parser = sax.parser(true, { position: false })
  const open: Element[] = []
  let products: Element[] = []
  let failure: Error | undefined
  let isRoot = false
  const fail = (error: Error | undefined) => {
    failure ??= error
  }
  const insideText = () => open.find(({ name }) => RICH.has(name))
  parser.onerror = () => fail(new OnixError('notXml'))
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) fail(new OnixError('entities'))
  }
  let elements = 0
  parser.onopentag = ({ name: tag, attributes }) => {
    const local = tag.replace(/^.*:/, '')
    const name = SHORT_TAGS[local] ?? local
    if (!isRoot) {
      isRoot = true
      fail(rootProblem(name, String(attributes['release'] ?? '')))
    }
    if (open.length >= DEEPEST) return fail(new OnixError('deep'))
    elements = open.length === 1 ? 0 : elements + 1
    if (elements > MOST_ELEMENTS) return fail(new OnixError('large'))
    const rich = insideText()
    if (rich) rich.text += `<${local}>`
    open.push({ name, text: '', attributes: attributes as Record<string, string>, children: [] })
  }
  const addText = (part: string) => {
    const rich = insideText()
    const last = open.at(-1)
    if (rich) rich.text += rich.attributes['textformat'] === '02' || last !== rich ? escapeIn(rich, last, part) : part
    else if (last) last.text += part
    fail(textProblem(rich ?? last))
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = (tag) => {
    const element = open.pop()
    if (!element) return
    const rich = insideText()
    if (rich) {
      rich.text += `</${tag.replace(/^.*:/, '')}>`
      return
    }
    if (element.name === 'Product' && open.length === 1) products.push(element)
    // Nothing else of the message is read.
    else if (open.length > 1) open.at(-1)?.children.push(element)
  }
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE))
    if (failure) throw failure
    yield* products
    products = []
    await new Promise(setImmediate)
  }
  parser.close()
  if (failure) throw failure
  yield* products
}

function rootProblem(name: string, release: string) {
  if (name !== 'ONIXMessage') return new OnixError('notOnix')
  return /^3\./.test(release) ? undefined : new OnixError('oldOnix')
}

const textProblem = (element: Element | undefined) =>
  element && element.text.length > LONGEST_TEXT ? new OnixError('large') : undefined

/** Text beside markup must not become markup; a text of the format HTML (02) holds it escaped. */
const escapeIn = (rich: Element, last: Element | undefined, part: string) =>
  rich.attributes['textformat'] === '02' && last === rich ? part : escapeXml(part)
