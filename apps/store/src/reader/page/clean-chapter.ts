import DOMPurify from 'dompurify'
import { type Book, resolvePath } from '../epub/open-book.ts'

/** The target of a link, inside the book or outside. Data attributes of the book itself are removed first. */
export const LINK_PATH = 'data-book-path'
export const LINK_FRAGMENT = 'data-book-fragment'
export const LINK_NOTE = 'data-book-note'
const LINK_EXTERNAL = 'data-book-away'
const IMAGE_URL = 'data-book-picture'

const TAGS =
  'a abbr address article aside b bdi bdo blockquote br caption center cite code col colgroup dd del dfn div dl dt em ' +
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp ' +
  'section small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
const ATTRIBUTES = 'alt class colspan dir height id lang reversed rowspan scope start title value width'

const POLICY = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: [...ATTRIBUTES.split(' '), LINK_PATH, LINK_FRAGMENT, LINK_NOTE, LINK_EXTERNAL, IMAGE_URL],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Names in a shadow tree are not those of the window, and a book's links need them.
  SANITIZE_DOM: false,
  ADD_URI_SAFE_ATTR: [LINK_PATH, LINK_FRAGMENT, LINK_EXTERNAL, IMAGE_URL],
  RETURN_DOM_FRAGMENT: true as const,
}

const EXTERNAL_URL = /^(https?|mailto|tel):/i
const HTML = 'http://www.w3.org/1999/xhtml'
const EPUB = 'http://www.idpf.org/2007/ops'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

type Chapter = { path: string; source: string; language: string }
type CleanChapter = { content: DocumentFragment; language: string }

/**
 * The sanitised content of a chapter: text, images of the book and links. No URL of the book is kept as it is, so that it
 * can run, load and send nothing.
 */
export function cleanChapter({ path, source, language }: Chapter, pictures: BookImages): CleanChapter {
  const page = parse(source)
  const { body, documentElement: root } = page
  const words = page.createElementNS(HTML, 'div')
  words.append(...(body ?? root).childNodes)
  prepare(words, path, pictures)
  const content = DOMPurify.sanitize(words, POLICY)
  applyTargets(content)
  return { content, language: languageOf(body) || languageOf(root) || language }
}

/** Falls back to the HTML parser if the chapter is not well-formed. */
function parse(source: string): Document {
  const parser = new DOMParser()
  const strict = parser.parseFromString(source, 'application/xhtml+xml')
  return strict.querySelector('parsererror') ? parser.parseFromString(source, 'text/html') : strict
}

function prepare(body: Element, path: string, pictures: BookImages) {
  for (const element of body.querySelectorAll('*')) removeDataAttributes(element)
  for (const drawing of body.querySelectorAll('svg')) drawing.replaceWith(svgToImage(drawing, path, pictures))
  for (const picture of body.querySelectorAll('img')) setImageSource(picture, path, pictures)
  for (const link of body.querySelectorAll('a[href]')) setLinkTarget(link, path)
  for (const element of body.querySelectorAll('*')) {
    const language = languageOf(element)
    if (language) element.setAttribute('lang', language)
  }
}

function removeDataAttributes(element: Element) {
  for (const { name } of [...element.attributes]) {
    if (name.startsWith('data-')) element.removeAttribute(name)
  }
}

function setImageSource(picture: Element, path: string, pictures: BookImages) {
  const place = resolvePath(path, picture.getAttribute('src') ?? '')
  const address = place && pictures.addressOf(place.path)
  if (address) picture.setAttribute(IMAGE_URL, address)
}

/** A drawing that only frames a picture is that picture. */
function svgToImage(drawing: Element, path: string, pictures: BookImages): Element {
  const picture = drawing.ownerDocument.createElementNS(HTML, 'img')
  const framed = drawing.querySelector('image')
  const source = framed?.getAttributeNS(XLINK, 'href') ?? framed?.getAttribute('href')
  const place = source ? resolvePath(path, source) : undefined
  const written = () => pictures.addressOfDrawing(new XMLSerializer().serializeToString(drawing))
  const address = place ? pictures.addressOf(place.path) : written()
  if (address) picture.setAttribute(IMAGE_URL, address)
  picture.setAttribute('alt', drawing.getAttribute('aria-label') ?? drawing.querySelector('title')?.textContent ?? '')
  return picture
}

function setLinkTarget(link: Element, path: string) {
  const address = link.getAttribute('href') ?? ''
  const place = resolvePath(path, address)
  if (place) {
    link.setAttribute(LINK_PATH, place.path)
    link.setAttribute(LINK_FRAGMENT, place.fragment)
    const types = link.getAttributeNS(EPUB, 'type') ?? link.getAttribute('epub:type') ?? link.getAttribute('role') ?? ''
    if (types.includes('noteref')) link.setAttribute(LINK_NOTE, '')
  } else if (EXTERNAL_URL.test(address.trim())) link.setAttribute(LINK_EXTERNAL, address.trim())
}

function applyTargets(content: DocumentFragment) {
  for (const picture of content.querySelectorAll('img')) {
    const address = picture.getAttribute(IMAGE_URL)
    picture.removeAttribute(IMAGE_URL)
    if (address) picture.src = address
    // A missing picture is replaced by its alternative text.
    else picture.replaceWith(picture.alt)
    if (!picture.hasAttribute('alt')) picture.alt = ''
  }
  for (const link of content.querySelectorAll('a')) {
    const away = link.getAttribute(LINK_EXTERNAL)
    link.removeAttribute(LINK_EXTERNAL)
    if (link.hasAttribute(LINK_PATH)) link.href = `#${encodeURIComponent(link.getAttribute(LINK_FRAGMENT) ?? '')}`
    if (away) Object.assign(link, { href: away, target: '_blank', rel: 'noopener noreferrer' })
  }
}

const languageOf = (element: Element | null) =>
  element?.getAttributeNS(XML, 'lang') || element?.getAttribute('xml:lang') || element?.getAttribute('lang') || ''

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

export type BookImages = {
  /** A blob URL for an image of the book; undefined for other files. */
  addressOf: (path: string) => string | undefined
  /** A blob URL for an inline SVG. As an image it can neither run scripts nor load files. */
  addressOfDrawing: (svg: string) => string
  close: () => void
}

/** The pictures of a book, each unpacked when it is first shown, until the book is closed. */
export function createBookImages(book: Pick<Book, 'bytes' | 'types'>): BookImages {
  const made = new Map<string, string>()
  const make = (name: string, part: BlobPart, type: string) => {
    const url = made.get(name) ?? URL.createObjectURL(new Blob([part], { type }))
    made.set(name, url)
    return url
  }
  return {
    addressOf(path) {
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? book.types.get(path)
      if (!type || !Object.values(TYPES).includes(type)) return undefined
      const known = made.get(path)
      if (known) return known
      const bytes = book.bytes(path)
      return bytes && make(path, bytes, type)
    },
    addressOfDrawing: (svg) => make(`drawing ${svg}`, svg, 'image/svg+xml'),
    close() {
      for (const url of made.values()) URL.revokeObjectURL(url)
      made.clear()
    },
  }
}
