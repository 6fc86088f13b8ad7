import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { InvalidBook, openBook } from './open-book.ts'

const CONTAINER = '<container><rootfile full-path="a/p.opf"/></container>'
const opf = (spine = '<itemref idref="one"/>', more = '') =>
  `<package><metadata><title>The Rain Ledger</title><language>en</language></metadata><manifest>
  <item id="one" href="one.xhtml" media-type="application/xhtml+xml"/>${more}</manifest><spine>${spine}</spine></package>`
const NCX = '<ncx><navMap><navPoint><navLabel>One</navLabel><content src="one.xhtml"/></navPoint></navMap></ncx>'

const bind = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const BOOK = { 'META-INF/container.xml': CONTAINER, 'a/p.opf': opf(), 'a/one.xhtml': '\ufeff<p>कुहिरो</p>' }

describe('openBook', () => {
  it('has the chapters, and unpacks what is asked for', () => {
    const book = openBook(bind(BOOK))
    expect([book.title, book.language, book.spine, book.contents]).toEqual([
      'The Rain Ledger',
      'en',
      ['a/one.xhtml'],
      [],
    ])
    expect([book.text('a/one.xhtml'), book.text('a/none.xhtml'), book.has('a/p.opf')]).toEqual([
      '<p>कुहिरो</p>',
      undefined,
      true,
    ])
  })

  it('takes the older contents where the newer ones are missing or empty', () => {
    const more =
      '<item id="n" href="nav.xhtml" properties="nav"/><item href="toc.ncx" media-type="application/x-dtbncx+xml"/>'
    const book = openBook(bind({ ...BOOK, 'a/p.opf': opf(undefined, more), 'a/toc.ncx': NCX, 'a/nav.xhtml': '<nav/>' }))
    expect(book.contents.map(({ title }) => title)).toEqual(['One'])
  })

  it('finds the package by its ending where nothing says where it is', () => {
    const { 'META-INF/container.xml': _, ...rest } = BOOK
    expect(openBook(bind(rest)).spine).toEqual(['a/one.xhtml'])
  })

  it.each([
    { what: 'is no archive', file: strToU8('<html>no</html>') },
    { what: 'is empty', file: new Uint8Array() },
    { what: 'is cut off', file: bind(BOOK).slice(0, 200) },
    { what: 'holds no package', file: bind({ mimetype: 'application/epub+zip' }) },
    {
      what: 'lists chapters that are not there',
      file: bind({ 'META-INF/container.xml': CONTAINER, 'a/p.opf': opf() }),
    },
  ])('says that a file is broken that $what', ({ file }) => {
    expect(() => openBook(file)).toThrow(InvalidBook)
  })
})
