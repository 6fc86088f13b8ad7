/** An element of a package file. Names are without their prefix: `dc:title` is `title`. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** The text of the element and its descendants. */
  text: string
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>|([^<]+)|</g
const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The root element of an XML file, or undefined. Markup that is not well-formed is read as far as possible,
 * because a book with a damaged table of contents can still be read; custom entities are never expanded.
 *
 * @example
 * parseXml('<a><b>one &amp; two</b></a>')?.children[0]?.text // => 'one & two'
 */
export function parseXml(source: string): XmlElement | undefined {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const write = (text: string) => {
    for (const element of open) element.text += text
  }
  for (const [, literal, closing, name, attributes = '', empty, text] of source.matchAll(TOKEN)) {
    if (literal !== undefined) write(literal)
    else if (text !== undefined) write(decodeEntities(text))
    else if (name !== undefined && closing) close(open, localName(name))
    else if (name !== undefined) {
      const element = { name: localName(name), attributes: readAttributes(attributes), children: [], text: '' }
      open.at(-1)?.children.push(element)
      if (!empty) open.push(element)
    }
  }
  return root.children[0]
}

/** Ignores an end tag without a start tag; an end tag closes the elements that are open inside. */
function close(open: XmlElement[], name: string) {
  const index = open.findLastIndex((element) => element.name === name)
  if (index > 0) open.length = index
}

/** All descendants with a name, in document order. */
export function findAll(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findAll(child, name),
  ])
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function readAttributes(written: string) {
  const found = [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    localName(name),
    decodeEntities(double ?? single ?? ''),
  ])
  return Object.fromEntries(found) as Record<string, string>
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const LARGEST_CODE_POINT = 0x10ffff

const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= LARGEST_CODE_POINT ? String.fromCodePoint(point) : whole
  })
