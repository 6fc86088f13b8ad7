import { strFromU8, unzipSync } from 'fflate'
import { findAll, parseXml, type XmlElement } from './parse-xml.ts'

/** A position in a book: the path of a file in the archive, and a fragment. */
export type BookPosition = { path: string; fragment: string }

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * Resolves a URL in a file of a book to a position in the book; undefined for an external URL.
 *
 * @example
 * resolvePath('EPUB/text/one.xhtml', '../images/a%20b.png') // => { path: 'EPUB/images/a b.png', fragment: '' }
 */
export function resolvePath(from: string, address: string): BookPosition | undefined {
  const written = address.trim()
  if (SCHEME.test(written) || written.startsWith('//')) return undefined
  const [before = '', fragment = ''] = written.split('#', 2)
  const path = decodePercent(before.split('?', 1)[0] ?? '')
  if (path === '') return { path: from, fragment: decodePercent(fragment) }
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return { path: parts.join('/'), fragment: decodePercent(fragment) }
}

function decodePercent(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // A bare percent sign in a name is a percent sign.
    return text
  }
}

/** The package document: files in reading order, and the contents. */
export type BookPackage = {
  title: string
  language: string
  /** The chapters, by their paths in the archive. */
  spine: string[]
  /** The contents of EPUB 3, and of EPUB 2. */
  nav: string | undefined
  ncx: string | undefined
  styles: string[]
  /** The media types of all files, by path. */
  types: ReadonlyMap<string, string>
}

/** The path of the package document, from `META-INF/container.xml`. */
export function parseContainer(source: string): string | undefined {
  const [first] = findAll(parseXml(source), 'rootfile')
  const path = first?.attributes['full-path']
  return path === undefined ? undefined : resolvePath('', path)?.path
}

const TEXT_TYPES = ['application/xhtml+xml', 'text/html', 'text/x-oeb1-document']

/** Reads the package file of a book; nothing when it names no chapter. */
export function parsePackage(path: string, source: string): BookPackage | undefined {
  const root = parseXml(source)
  const items = findAll(findAll(root, 'manifest')[0], 'item').map((item) => toFile(item, path))
  const byId = new Map(items.map((item) => [item.id, item]))
  const [order] = findAll(root, 'spine')
  const spine = findAll(order, 'itemref').flatMap(({ attributes }) => {
    const item = byId.get(attributes['idref'] ?? '')
    return item && TEXT_TYPES.includes(item.type) && attributes['linear'] !== 'no' ? [item.path] : []
  })
  if (spine.length === 0) return undefined
  const ncx = byId.get(order?.attributes['toc'] ?? '') ?? items.find(({ type }) => type === 'application/x-dtbncx+xml')
  return {
    title: textOf(root, 'title'),
    language: textOf(root, 'language'),
    spine,
    nav: items.find(({ properties }) => properties.includes('nav'))?.path,
    ncx: ncx?.path,
    styles: items.filter(({ type }) => type === 'text/css').map((item) => item.path),
    types: new Map(items.map((item) => [item.path, item.type])),
  }
}

const textOf = (root: XmlElement | undefined, name: string) =>
  findAll(findAll(root, 'metadata')[0], name)[0]?.text.trim() ?? ''

const toFile = ({ attributes }: XmlElement, from: string) => ({
  id: attributes['id'],
  path: resolvePath(from, attributes['href'] ?? '')?.path ?? '',
  type: attributes['media-type'] ?? '',
  properties: (attributes['properties'] ?? '').split(/\s+/),
})

/** An entry of the table of contents with its depth. */
export type ContentsEntry = BookPosition & { title: string; depth: number }

/** The contents as EPUB 3 has them: a list of links. */
export function parseNav(path: string, source: string): ContentsEntry[] {
  const navs = findAll(parseXml(source), 'nav')
  const toc = navs.find(({ attributes }) => attributes['type']?.split(/\s+/).includes('toc')) ?? navs[0]
  return readList(toc, path, 0)
}

function readList(parent: XmlElement | undefined, path: string, depth: number): ContentsEntry[] {
  const lists = parent?.children.filter(({ name }) => name === 'ol') ?? []
  return lists.flatMap(({ children }) =>
    children.flatMap((item) => {
      const label = item.children.find(({ name }) => name === 'a' || name === 'span')
      const inside = readList(item, path, depth + 1)
      const address = label?.attributes['href']
      // A heading without a link leads to the first line below it.
      const place = address === undefined ? inside[0] : resolvePath(path, address)
      return [...toEntry(label?.text, place, depth), ...inside]
    }),
  )
}

/** The contents as EPUB 2 has them: points in points. */
export function parseNcx(path: string, source: string): ContentsEntry[] {
  return readPoints(findAll(parseXml(source), 'navMap')[0], path, 0)
}

function readPoints(parent: XmlElement | undefined, path: string, depth: number): ContentsEntry[] {
  const points = parent?.children.filter(({ name }) => name === 'navPoint') ?? []
  return points.flatMap((point) => {
    const label = point.children.find(({ name }) => name === 'navLabel')?.text
    const address = point.children.find(({ name }) => name === 'content')?.attributes['src']
    const place = address === undefined ? undefined : resolvePath(path, address)
    return [...toEntry(label, place, depth), ...readPoints(point, path, depth + 1)]
  })
}

function toEntry(label: string | undefined, place: BookPosition | undefined, depth: number): ContentsEntry[] {
  const title = label?.replace(/\s+/g, ' ').trim()
  return title && place ? [{ title, path: place.path, fragment: place.fragment, depth }] : []
}

/** A book whose files are unpacked on demand. */
export type Book = Omit<BookPackage, 'nav' | 'ncx'> & {
  contents: ContentsEntry[]
  /** How long each chapter is, in no particular measure. */
  sizes: number[]
  has: (path: string) => boolean
  bytes: (path: string) => Uint8Array<ArrayBuffer> | undefined
  text: (path: string) => string | undefined
}

/** The file is no book that can be read. */
export class InvalidBook extends Error {
  override readonly name = 'BrokenBook'
}

const CONTAINER = 'META-INF/container.xml'
/** Limits the memory that one file takes; an archive may declare any size. */
const LARGEST_PART_BYTES = 48_000_000

/** Opens the file of a book; throws `InvalidBook` if it is none. */
export function openBook(file: Uint8Array): Book {
  const sizes = sizesOf(file)
  const bytes = (path: string) => (sizes.has(path) ? unpack(file, path) : undefined)
  const text = (path: string | undefined) => {
    const found = path === undefined ? undefined : bytes(path)
    return found && decodeText(found)
  }
  const path = parseContainer(text(CONTAINER) ?? '') ?? [...sizes.keys()].find((name) => name.endsWith('.opf'))
  const found = path === undefined ? undefined : parsePackage(path, text(path) ?? '')
  const spine = found?.spine.filter((chapter) => sizes.has(chapter)) ?? []
  if (!found || spine.length === 0) throw new InvalidBook('It holds no chapter.')
  const { nav, ncx, ...rest } = found
  return {
    ...rest,
    spine,
    contents: contentsOf(spine, { nav, ncx, text }),
    sizes: spine.map((chapter) => sizes.get(chapter) ?? 0),
    has: (name) => sizes.has(name),
    bytes,
    text,
  }
}

type Contents = Pick<BookPackage, 'nav' | 'ncx'> & { text: (path: string | undefined) => string | undefined }

function contentsOf(spine: readonly string[], { nav, ncx, text }: Contents) {
  const navSource = text(nav)
  const found = nav && navSource ? parseNav(nav, navSource) : []
  const ncxSource = found.length === 0 ? text(ncx) : undefined
  const entries = ncx && ncxSource ? parseNcx(ncx, ncxSource) : found
  return entries.filter(({ path }) => spine.includes(path))
}

function sizesOf(file: Uint8Array) {
  const sizes = new Map<string, number>()
  try {
    const collectSize = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (originalSize <= LARGEST_PART_BYTES) sizes.set(name, originalSize)
      return false
    }
    unzipSync(file, { filter: collectSize })
  } catch (error) {
    throw new InvalidBook('It is no archive.', { cause: error })
  }
  return sizes
}

function unpack(file: Uint8Array, path: string) {
  try {
    return unzipSync(file, { filter: ({ name }) => name === path })[path]
  } catch (error) {
    throw new InvalidBook(`${path} cannot be unpacked.`, { cause: error })
  }
}

const decodeText = (bytes: Uint8Array) => strFromU8(bytes).replace(/^\ufeff/, '')
