import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { createEpub, createSampleBooks } from './sample-books.ts'

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

describe.each(Object.entries(createSampleBooks()))('the sample in %s', (language, bytes) => {
  const files = unzipSync(bytes)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())

  test('starts with its media type', () => {
    expect(strFromU8(bytes.slice(30, 38))).toBe('mimetype')
    // Stored without compression and extra field: the content follows the name.
    expect(strFromU8(bytes.slice(38, 58))).toBe('application/epub+zip')
    expect(Object.keys(files)[0]).toBe('mimetype')
  })

  test('is made of well-formed XML', () => {
    for (const name of Object.keys(files).filter((each) => /\.(xml|opf|xhtml|svg)$/.test(each))) {
      expect(flawIn(read(name)), name).toBeUndefined()
    }
  })

  test('lists every file that it holds, and holds every file that it lists', () => {
    expect(read('META-INF/container.xml')).toContain('full-path="EPUB/package.opf"')
    const listed = [...read('EPUB/package.opf').matchAll(/href="([^"]+)"/g)].map(([, href]) => `EPUB/${href}`)
    const held = Object.keys(files).filter((name) => name.startsWith('EPUB/') && name !== 'EPUB/package.opf')
    expect(listed.sort()).toEqual(held.sort())
  })

  test('has only manifest items in its spine, and only spine items in its contents', () => {
    const book = read('EPUB/package.opf')
    const spine = [...book.matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => id)
    for (const id of spine) expect(book).toContain(`<item id="${id}" href="${id}.xhtml"`)
    for (const [, href] of read('EPUB/nav.xhtml').matchAll(/<a href="([^"]+)"/g)) {
      expect(spine.map((id) => `${id}.xhtml`)).toContain(href)
    }
  })

  test('is in its language, and its chapter is worth the tap', () => {
    expect(read('EPUB/package.opf')).toContain(`<dc:language>${language}</dc:language>`)
    const chapter = read('EPUB/chapter-1.xhtml').replace(/<[^>]*>/g, ' ')
    expect(chapter.trim().split(/\s+/).length).toBeGreaterThan(language === 'en' ? 1200 : 800)
    expect(/\p{Script=Devanagari}{3}/u.test(chapter)).toBe(language === 'ne')
  })
})

test('the same sample is bound to the same bytes', () => {
  expect(Buffer.from(createSampleBooks().ne).equals(Buffer.from(createSampleBooks().ne))).toBe(true)
})

test('escapes XML characters in the text', () => {
  const bytes = createEpub({
    identifier: 'urn:uuid:0',
    language: 'en',
    title: 'Salt & <Pepper>',
    author: 'A "B" C',
    publisher: 'D & Sons',
    cover: { width: 2, height: 3, art: '<rect width="2" height="3"/>' },
    chapter: { title: '1 < 2', subtitle: '&', paragraphs: ['</p><script>alert(1)</script>'] },
    colophon: [],
    modified: '2026-01-01T00:00:00Z',
  })
  const files = unzipSync(bytes)
  for (const name of Object.keys(files).filter((each) => /\.(opf|xhtml)$/.test(each))) {
    expect(flawIn(strFromU8(files[name] ?? new Uint8Array())), name).toBeUndefined()
  }
  expect(strFromU8(files['EPUB/chapter-1.xhtml'] ?? new Uint8Array())).not.toContain('<script>')
})

test('the well-formedness check finds errors', () => {
  expect(flawIn('<a><b></a>')).toBeDefined()
  expect(flawIn('<a>fish & chips</a>')).toBeDefined()
  expect(flawIn('<a>')).toBeDefined()
})
