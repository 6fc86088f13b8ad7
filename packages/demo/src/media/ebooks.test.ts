import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildDemo } from '../build/demo.ts'
import { EBOOKS } from '../build/ebooks.ts'
import { BOOK_TEXTS, parseBookText, textOf } from './book-texts.ts'
import { createEbook, createSample, type Ebook, sampleChapters } from './ebooks.ts'
import { createEpub } from './epub.ts'

const LEAST_WORDS = 8000
const LEAST_CHAPTERS = 5

/** The nesting error of an XML text, if any. */
const flawIn = (xml: string): string | undefined => {
  const open: string[] = []
  const bare = xml.replace(/<\?xml[^?]*\?>|<!DOCTYPE html>/g, '')
  for (const [tag, closing, name = '', , own] of bare.matchAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (own === '/') continue
    if (closing === '') open.push(name)
    else if (open.pop() !== name) return `${tag} closes nothing`
  }
  const rest = bare.replace(/<\/?[\w:-]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '').replace(/&(amp|lt|gt|quot);/g, '')
  if (/[<&]/.test(rest)) return `a stray sign near ${rest.slice(Math.max(0, rest.search(/[<&]/) - 20)).slice(0, 60)}`
  return open.length > 0 ? `${open.join(', ')} never closed` : undefined
}

const readerOf = (bytes: Uint8Array) => {
  const files = unzipSync(bytes)
  return { files, read: (name: string) => strFromU8(files[name] ?? new Uint8Array()) }
}

describe('the texts', () => {
  const ebooks = buildDemo(new Date('2026-11-21T08:20:31Z'), {
    samples: {},
    listening: {},
    seconds: {},
    records: {},
    films: [],
    sessions: {},
    episodes: {},
    books: {},
    parts: [],
  }).products.filter(({ product_class }) => product_class === 'E-book')

  test('belong to the six or more works that are sold as e-books, four in English and one in Nepali at least', () => {
    expect(EBOOKS.length).toBeGreaterThanOrEqual(6)
    expect(ebooks.map(({ work }) => work).sort()).toEqual([...BOOK_TEXTS.keys()])
    expect(EBOOKS.map(({ slug }) => slug).sort()).toEqual([...BOOK_TEXTS.keys()])
    const countOf = (language: string) => ebooks.filter((each) => each.language === language).length
    expect(countOf('en')).toBeGreaterThanOrEqual(4)
    expect(countOf('ne')).toBeGreaterThanOrEqual(1)
  })

  test.each(EBOOKS.map(({ slug, language, text }) => ({ slug, language, text })))(
    '$slug has the length of a book, and chapters with titles, in its language',
    ({ language, text }) => {
      expect(text.words).toBeGreaterThanOrEqual(LEAST_WORDS)
      expect(text.chapters.length).toBeGreaterThanOrEqual(LEAST_CHAPTERS)
      expect(new Set(text.chapters.map(({ title, subtitle }) => `${title} ${subtitle}`)).size).toBe(
        text.chapters.length,
      )
      for (const { title, blocks } of text.chapters) {
        expect(title).not.toBe('')
        for (const block of blocks) {
          const words = textOf(block)
          expect(/\p{Script=Devanagari}/u.test(words), words).toBe(language === 'ne')
          expect(words.replaceAll(/_[^_]+_/g, ''), 'emphasis is closed').not.toMatch(/[_#>*]/)
        }
      }
    },
  )

  test('say no paragraph twice, within a book or in two', () => {
    const paragraphs = EBOOKS.flatMap(({ slug, text }) =>
      text.chapters.flatMap(({ blocks }) => blocks.map((block) => ({ slug, words: textOf(block) }))),
    ).filter(({ words }) => words.split(/\s+/).length > 5)
    const first = new Map(paragraphs.map(({ words }, at) => [words, at]))
    expect(paragraphs.filter(({ words }, at) => first.get(words) !== at)).toEqual([])
  })

  test('give the pages, words and minutes that the shop shows', () => {
    const ledger = ebooks.find(({ work }) => work === 'the-rain-ledger')
    const text = BOOK_TEXTS.get('the-rain-ledger')
    expect(ledger?.pages).toBe(Math.ceil((text?.words ?? 0) / 280))
    expect(ledger?.words.en.description).toMatch(/<p>[89],\d{3} words, about \d{2} minutes to read\.<\/p>$/)
    expect(ledger?.words.ne.description).toMatch(/<p>[८९],[०-९]{3} शब्द, पढ्न करिब [०-९]{2} मिनेट।<\/p>$/)
  })
})

describe('parsing a text', () => {
  const text = parseBookText(
    '# One\n## Rain\n\nA _wet_ day – and\nanother.\n\n> first line\n> second\n>\n> third\n\n# Two\n\nNo.',
  )

  test('finds chapters, paragraphs and stanzas', () => {
    expect(text.chapters.map(({ title, subtitle, blocks }) => ({ title, subtitle, blocks }))).toEqual([
      {
        title: 'One',
        subtitle: 'Rain',
        blocks: [
          { kind: 'prose', text: 'A _wet_ day – and another.' },
          { kind: 'verse', lines: ['first line', 'second'] },
          { kind: 'verse', lines: ['third'] },
        ],
      },
      { title: 'Two', subtitle: null, blocks: [{ kind: 'prose', text: 'No.' }] },
    ])
  })

  test('counts words, not signs and headings', () => {
    expect(text.chapters.map(({ words }) => words)).toEqual([9, 1])
    expect([text.words, text.pages]).toEqual([10, 1])
  })

  test('refuses words before the first chapter', () => {
    expect(() => parseBookText('Rain.\n\n# One\n\nDry.')).toThrow('No chapter begins with: Rain.')
  })
})

const files = EBOOKS.flatMap((ebook) => [
  { what: `${ebook.slug}, whole`, ebook, bytes: createEbook(ebook), chapters: ebook.text.chapters },
  { what: `${ebook.slug}, sample`, ebook, bytes: createSample(ebook), chapters: sampleChapters(ebook.text) },
])

describe.each(files)('the file of $what', ({ ebook, bytes, chapters }) => {
  const { files: held, read } = readerOf(bytes)

  test('starts with its media type', () => {
    expect(strFromU8(bytes.slice(30, 38))).toBe('mimetype')
    // Stored without compression and extra field: the content follows the name.
    expect(strFromU8(bytes.slice(38, 58))).toBe('application/epub+zip')
    expect(Object.keys(held)[0]).toBe('mimetype')
  })

  test('is made of well-formed XML', () => {
    for (const name of Object.keys(held).filter((each) => /\.(xml|opf|xhtml|svg)$/.test(each))) {
      expect(flawIn(read(name)), name).toBeUndefined()
    }
  })

  test('lists every file that it holds, and holds every file that it lists', () => {
    expect(read('META-INF/container.xml')).toContain('full-path="EPUB/package.opf"')
    const listed = [...read('EPUB/package.opf').matchAll(/href="([^"]+)"/g)].map(([, href]) => `EPUB/${href}`)
    const inside = Object.keys(held).filter((name) => name.startsWith('EPUB/') && name !== 'EPUB/package.opf')
    expect(listed.sort()).toEqual(inside.sort())
  })

  test('has its chapters in the spine and in the table of contents, in order', () => {
    const names = ['title', ...chapters.map((_, at) => `chapter-${at + 1}`), 'colophon']
    const opf = read('EPUB/package.opf')
    expect([...opf.matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => id)).toEqual(['cover', ...names])
    for (const name of names) expect(opf).toContain(`<item id="${name}" href="${name}.xhtml"`)
    const contents = [...read('EPUB/nav.xhtml').matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
    expect(contents).toEqual(names.map((name) => `${name}.xhtml`))
  })

  test('says what it is', () => {
    const opf = read('EPUB/package.opf')
    expect(opf).toContain(`<dc:language>${ebook.language}</dc:language>`)
    expect(opf).toContain(`<dc:date>${ebook.publishedOn}</dc:date>`)
    for (const author of ebook.authors) expect(opf).toContain(`>${author}</dc:creator>`)
    expect(read('EPUB/title.xhtml')).toContain(`<h1>${ebook.title}</h1>`)
  })

  test('has the words of its chapters', () => {
    const pages = chapters.map((_, at) => read(`EPUB/chapter-${at + 1}.xhtml`).replace(/^.*?<body/s, '<body'))
    const words = pages.map((page) => page.replace(/<h1>.*<\/h1>|<p class="subtitle">.*<\/p>|<\/?em>/g, ''))
    const counts = words.map(
      (page) =>
        page
          .replace(/<[^>]*>/g, ' ')
          .split(/\s+/)
          .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    )
    expect(counts).toEqual(chapters.map((chapter) => chapter.words))
  })
})

test('a sample is the beginning, of a tenth to a fifth of the words', () => {
  for (const { slug, text } of EBOOKS) {
    const chapters = sampleChapters(text)
    expect(text.chapters.slice(0, chapters.length), slug).toEqual(chapters)
    const share = chapters.reduce((sum, { words }) => sum + words, 0) / text.words
    expect(share, slug).toBeGreaterThanOrEqual(0.1)
    expect(share, slug).toBeLessThan(0.2)
  }
})

test('the same book gives the same bytes, and its sample has another identifier', () => {
  const [ebook] = EBOOKS as readonly [Ebook]
  expect(Buffer.from(createEbook(ebook)).equals(Buffer.from(createEbook(ebook)))).toBe(true)
  const [whole, sample] = [createEbook(ebook), createSample(ebook)].map(
    (bytes) => /urn:uuid:[0-9a-f-]{36}(?=<)/.exec(readerOf(bytes).read('EPUB/package.opf'))?.[0],
  )
  expect(whole).toBeDefined()
  expect(sample).not.toBe(whole)
})

test('escapes XML characters in the text', () => {
  const bytes = createEpub({
    identifier: 'urn:uuid:0',
    language: 'en',
    title: 'Salt & <Pepper>',
    authors: ['A "B" C'],
    contributors: [{ role: 'trl', name: 'D < E' }],
    publisher: 'D & Sons',
    publishedOn: '2026-01-01',
    description: 'Hot & <dry>',
    cover: { width: 2, height: 3, art: '<rect width="2" height="3"/>' },
    chapters: [
      {
        title: '1 < 2',
        subtitle: '&',
        words: 2,
        blocks: [
          { kind: 'prose', text: '</p><script>alert(1)</script>' },
          { kind: 'verse', lines: ['<b>', '_&_'] },
        ],
      },
    ],
    colophon: { title: '<i>', paragraphs: ['&'] },
  })
  const { files: held, read } = readerOf(bytes)
  for (const name of Object.keys(held).filter((each) => /\.(opf|xhtml)$/.test(each))) {
    expect(flawIn(read(name)), name).toBeUndefined()
  }
  expect(read('EPUB/chapter-1.xhtml')).not.toContain('<script>')
  expect(read('EPUB/chapter-1.xhtml')).toContain('<em>&amp;</em>')
})

test('the well-formedness check finds errors', () => {
  expect(flawIn('<a><b></a>')).toBeDefined()
  expect(flawIn('<a>fish & chips</a>')).toBeDefined()
  expect(flawIn('<a>')).toBeDefined()
})
