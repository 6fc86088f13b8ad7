import { findAll, readXml, type XmlElement } from './read-xml.ts'
import { type BookPlace, resolvePath } from './resolve-path.ts'

/** A line of the contents, and how deep it stands. */
export type ContentsEntry = BookPlace & { title: string; depth: number }

/** The contents as EPUB 3 has them: a list of links. */
export function readNav(path: string, source: string): ContentsEntry[] {
  const navs = findAll(readXml(source), 'nav')
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
export function readNcx(path: string, source: string): ContentsEntry[] {
  return readPoints(findAll(readXml(source), 'navMap')[0], path, 0)
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

function toEntry(label: string | undefined, place: BookPlace | undefined, depth: number): ContentsEntry[] {
  const title = label?.replace(/\s+/g, ' ').trim()
  return title && place ? [{ title, path: place.path, fragment: place.fragment, depth }] : []
}
