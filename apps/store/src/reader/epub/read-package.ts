import { findAll, readXml, type XmlElement } from './read-xml.ts'
import { resolvePath } from './resolve-path.ts'

/** What a book says of itself: its files in reading order, and where its contents stand. */
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

/** Where the package of a book stands, as `META-INF/container.xml` says. */
export function readContainer(source: string): string | undefined {
  const [first] = findAll(readXml(source), 'rootfile')
  const path = first?.attributes['full-path']
  return path === undefined ? undefined : resolvePath('', path)?.path
}

const TEXT_TYPES = ['application/xhtml+xml', 'text/html', 'text/x-oeb1-document']

/** Reads the package file of a book; nothing when it names no chapter. */
export function readPackage(path: string, source: string): BookPackage | undefined {
  const root = readXml(source)
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
