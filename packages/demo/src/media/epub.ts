import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Chapter } from './book-texts.ts'

export type EpubSource = {
  /** A URN, the same for every copy. */
  identifier: string
  language: 'en' | 'ne'
  title: string
  authors: readonly string[]
  /** Each with a role of the MARC code list. */
  contributors: readonly { role: string; name: string }[]
  publisher: string
  publishedOn: string
  description: string
  /** The cover, as a drawing. */
  cover: { width: number; height: number; art: string }
  chapters: readonly Chapter[]
  colophon: { title: string; paragraphs: readonly string[] }
}

const LABELS = {
  en: { contents: 'Contents', cover: 'Cover', titlePage: 'Title page' },
  ne: { contents: 'सूची', cover: 'आवरण', titlePage: 'शीर्षक' },
}

const STYLE = `body { margin: 5%; line-height: 1.6; }
:lang(ne) { line-height: 1.85; }
h1 { font-weight: normal; margin: 3em 0 0.2em; }
.subtitle { margin: 0 0 3em; font-style: italic; }
:lang(ne) .subtitle { font-style: normal; }
p { margin: 0; text-indent: 1.4em; }
h1 + p, .subtitle, .subtitle + p, blockquote + p, .plain p, .verse p { text-indent: 0; }
.plain p { margin: 0 0 0.8em; }
.verse { margin: 1.2em 0; padding-left: 1.4em; }
.verse p { margin: 0; }
.verse + .verse { margin-top: 0; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const emphasise = (text: string): string => escapeXml(text).replace(/_([^_]+)_/g, '<em>$1</em>')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const page = ({ language }: EpubSource, title: string, body: string, type: string): string => `${HEAD}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body epub:type="${type}">${body}</body>
</html>
`

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeXml(line)}</p>\n`).join('')

function coverPage(book: EpubSource): string {
  const alt = escapeXml(`${book.title}, ${book.authors.join(', ')}`)
  const picture = `<section class="cover" epub:type="cover"><img src="cover.svg" alt="${alt}"/></section>`
  return page(book, LABELS[book.language].cover, picture, 'frontmatter')
}

function titlePage(book: EpubSource): string {
  const lines = paragraphs([book.authors.join(', '), book.publisher])
  const body = `<section epub:type="titlepage"><h1>${escapeXml(book.title)}</h1>\n${lines}</section>`
  return page(book, LABELS[book.language].titlePage, body, 'frontmatter')
}

const blockOf = (block: Chapter['blocks'][number]): string =>
  block.kind === 'prose'
    ? `<p>${emphasise(block.text)}</p>\n`
    : `<blockquote class="verse"><p>${block.lines.map(emphasise).join('<br/>\n')}</p></blockquote>\n`

function chapterPage(book: EpubSource, { title, subtitle, blocks }: Chapter): string {
  const below = subtitle === null ? '' : `<p class="subtitle">${escapeXml(subtitle)}</p>\n`
  const body = `<section epub:type="chapter"><h1>${escapeXml(title)}</h1>\n${below}${blocks.map(blockOf).join('')}</section>`
  return page(book, title, body, 'bodymatter')
}

const colophonPage = (book: EpubSource): string =>
  page(
    book,
    book.colophon.title,
    `<section class="plain" epub:type="colophon">${paragraphs(book.colophon.paragraphs)}</section>`,
    'backmatter',
  )

const nameOf = (at: number) => `chapter-${at + 1}`
const labelOf = ({ title, subtitle }: Chapter) => (subtitle === null ? title : `${title}. ${subtitle}`)

function navigation(book: EpubSource): string {
  const { contents, titlePage: title } = LABELS[book.language]
  const entries = [
    ['title', title],
    ...book.chapters.map((chapter, at) => [nameOf(at), labelOf(chapter)]),
    ['colophon', book.colophon.title],
  ]
  const list = entries.map(([name, label = '']) => `<li><a href="${name}.xhtml">${escapeXml(label)}</a></li>`)
  const body = `<nav epub:type="toc"><h1>${contents}</h1>\n<ol>\n${list.join('\n')}\n</ol></nav>`
  return page(book, contents, body, 'frontmatter')
}

const people = (kind: 'creator' | 'contributor', list: readonly { role: string; name: string }[]): string =>
  list
    .map(
      ({ role, name }, at) => `<dc:${kind} id="${kind}-${at + 1}">${escapeXml(name)}</dc:${kind}>
<meta refines="#${kind}-${at + 1}" property="role" scheme="marc:relators">${role}</meta>
`,
    )
    .join('')

function packageOf(book: EpubSource): string {
  const { identifier, language, title, authors, contributors, publisher, publishedOn, description } = book
  const names = ['cover', 'title', ...book.chapters.map((_, at) => nameOf(at)), 'colophon']
  const items = names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)
  const order = names.map((name) => `<itemref idref="${name}"/>`)
  const creators = authors.map((name) => ({ role: 'aut', name }))
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(identifier)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
${people('creator', creators)}${people('contributor', contributors)}<dc:publisher>${escapeXml(publisher)}</dc:publisher>
<dc:date>${publishedOn}</dc:date>
<dc:description>${escapeXml(description)}</dc:description>
<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${publishedOn}T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover-image" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
${order.join('\n')}
</spine>
</package>
`
}

const CONTAINER = `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

const svgOf = ({ width, height, art }: EpubSource['cover']): string =>
  `${HEAD}<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>\n`

/** An EPUB 3. The same source gives the same bytes. */
export function createEpub(book: EpubSource): Uint8Array {
  const files: Record<string, string> = {
    'META-INF/container.xml': CONTAINER,
    'EPUB/package.opf': packageOf(book),
    'EPUB/nav.xhtml': navigation(book),
    'EPUB/cover.xhtml': coverPage(book),
    'EPUB/cover.svg': svgOf(book.cover),
    'EPUB/title.xhtml': titlePage(book),
    ...Object.fromEntries(book.chapters.map((chapter, at) => [`EPUB/${nameOf(at)}.xhtml`, chapterPage(book, chapter)])),
    'EPUB/colophon.xhtml': colophonPage(book),
    'EPUB/style.css': STYLE,
  }
  // Zip times have no zone: a fixed local time.
  const mtime = new Date(2026, 0, 1)
  const packed: Zippable = {
    // First and not compressed, so that a reader recognises the format by its first bytes.
    mimetype: [strToU8('application/epub+zip'), { level: 0, mtime }],
  }
  for (const [name, content] of Object.entries(files)) packed[name] = [strToU8(content), { level: 9, mtime }]
  return zipSync(packed)
}
