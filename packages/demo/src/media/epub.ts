import { strToU8, type Zippable, zipSync } from 'fflate'

export type Chapter = { title: string; subtitle: string; paragraphs: readonly string[] }

export type EpubSource = {
  /** A URN, the same for every copy. */
  identifier: string
  language: 'en' | 'ne'
  title: string
  author: string
  publisher: string
  /** The cover, as a drawing. */
  cover: { width: number; height: number; art: string }
  chapter: Chapter
  /** What is said after the last line. */
  colophon: readonly string[]
  modified: string
}

const LABELS = {
  en: { contents: 'Contents', cover: 'Cover', titlePage: 'Title page', colophon: 'About this sample' },
  ne: { contents: 'सूची', cover: 'आवरण', titlePage: 'शीर्षक', colophon: 'यो नमुनाबारे' },
}

const STYLE = `body { margin: 5%; line-height: 1.6; }
:lang(ne) { line-height: 1.85; }
h1 { font-weight: normal; margin: 3em 0 0.2em; }
h1 + p { margin: 0 0 3em; font-style: italic; }
:lang(ne) h1 + p { font-style: normal; }
p { margin: 0; text-indent: 1.4em; }
h1 + p, h1 + p + p, .plain p { text-indent: 0; }
.plain p { margin: 0 0 0.8em; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const page = ({ language }: EpubSource, title: string, body: string, type: string): string => `${HEAD}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${text(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body epub:type="${type}">${body}</body>
</html>
`

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${text(line)}</p>\n`).join('')

const coverPage = (sample: EpubSource): string =>
  page(
    sample,
    LABELS[sample.language].cover,
    `<section class="cover" epub:type="cover"><img src="cover.svg" alt="${text(`${sample.title}, ${sample.author}`)}"/></section>`,
    'frontmatter',
  )

const titlePage = (sample: EpubSource): string =>
  page(
    sample,
    LABELS[sample.language].titlePage,
    `<section epub:type="titlepage"><h1>${text(sample.title)}</h1>\n<p>${text(sample.author)}</p>\n<p>${text(sample.publisher)}</p></section>`,
    'frontmatter',
  )

const chapterPage = (sample: EpubSource): string => {
  const { title, subtitle, paragraphs: lines } = sample.chapter
  const body = `<section epub:type="chapter"><h1>${text(title)}</h1>\n<p>${text(subtitle)}</p>\n${paragraphs(lines)}</section>`
  return page(sample, title, body, 'bodymatter')
}

const colophonPage = (sample: EpubSource): string =>
  page(
    sample,
    LABELS[sample.language].colophon,
    `<section class="plain" epub:type="colophon">${paragraphs(sample.colophon)}</section>`,
    'backmatter',
  )

const navigation = (sample: EpubSource): string => {
  const { contents, titlePage: title, colophon } = LABELS[sample.language]
  const places = [
    ['title.xhtml', title],
    ['chapter-1.xhtml', `${sample.chapter.title}. ${sample.chapter.subtitle}`],
    ['colophon.xhtml', colophon],
  ] as const
  const list = places.map(([href, label]) => `<li><a href="${href}">${text(label)}</a></li>`).join('\n')
  return page(sample, contents, `<nav epub:type="toc"><h1>${contents}</h1>\n<ol>\n${list}\n</ol></nav>`, 'frontmatter')
}

const PAGES = ['cover', 'title', 'chapter-1', 'colophon'] as const

const packageOf = ({ identifier, language, title, author, publisher, modified }: EpubSource): string => {
  const items = PAGES.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)
  const order = PAGES.map((name) => `<itemref idref="${name}"/>`)
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${text(identifier)}</dc:identifier>
<dc:title>${text(title)}</dc:title>
<dc:creator>${text(author)}</dc:creator>
<dc:publisher>${text(publisher)}</dc:publisher>
<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
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

/** An EPUB 3 with one chapter. The same sample gives the same bytes. */
export const createEpub = (sample: EpubSource): Uint8Array => {
  const files: Record<string, string> = {
    'META-INF/container.xml': CONTAINER,
    'EPUB/package.opf': packageOf(sample),
    'EPUB/nav.xhtml': navigation(sample),
    'EPUB/cover.xhtml': coverPage(sample),
    'EPUB/cover.svg': svgOf(sample.cover),
    'EPUB/title.xhtml': titlePage(sample),
    'EPUB/chapter-1.xhtml': chapterPage(sample),
    'EPUB/colophon.xhtml': colophonPage(sample),
    'EPUB/style.css': STYLE,
  }
  // What a zip says about time has no zone: this is the same moment everywhere.
  const mtime = new Date(2026, 0, 1)
  const packed: Zippable = {
    // First and not compressed, so that a reader knows what this is by its first bytes.
    mimetype: [strToU8('application/epub+zip'), { level: 0, mtime }],
  }
  for (const [name, content] of Object.entries(files)) packed[name] = [strToU8(content), { level: 9, mtime }]
  return zipSync(packed)
}
