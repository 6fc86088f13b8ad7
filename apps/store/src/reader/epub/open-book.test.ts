import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { InvalidBook, openBook, parseContainer, parseNav, parseNcx, parsePackage, resolvePath } from './open-book.ts'

const CONTAINER = `<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

const PACKAGE = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title> कुहिरोको घर </dc:title><dc:language>ne</dc:language></metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="scripted nav"/>
<item id="toc" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
<item id="one" href="text/one%20.xhtml" media-type="application/xhtml+xml"/>
<item id="two" href="text/two.xhtml" media-type="application/xhtml+xml"/>
<item id="aside" href="text/aside.xhtml" media-type="application/xhtml+xml"/>
<item id="art" href="art.svg" media-type="image/svg+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
</manifest>
<spine toc="toc"><itemref idref="one"/><itemref idref="gone"/><itemref idref="art"/><itemref idref="aside" linear="no"/><itemref idref="two"/></spine>
</package>`

describe('parseContainer', () => {
  it('returns the path of the package', () => {
    expect(parseContainer(CONTAINER)).toBe('OEBPS/content.opf')
  })

  it.each(['', '<container/>', '<container><rootfile/></container>'])('is empty for %j', (source) => {
    expect(parseContainer(source)).toBeUndefined()
  })
})

describe('parsePackage', () => {
  it('has the chapters in reading order, without missing, non-text and auxiliary files', () => {
    expect(parsePackage('OEBPS/content.opf', PACKAGE)).toEqual({
      title: 'कुहिरोको घर',
      language: 'ne',
      spine: ['OEBPS/text/one .xhtml', 'OEBPS/text/two.xhtml'],
      nav: 'OEBPS/nav.xhtml',
      ncx: 'OEBPS/toc.ncx',
      styles: ['OEBPS/style.css'],
      types: expect.any(Map),
    })
  })

  it('finds the contents of an older book by their type', () => {
    const older = PACKAGE.replace(' toc="toc"', '').replace('scripted nav', '')
    expect(parsePackage('content.opf', older)).toMatchObject({ nav: undefined, ncx: 'toc.ncx' })
  })

  it.each(['', '<package/>', 'no book'])('reads nothing from %j', (source) => {
    expect(parsePackage('content.opf', source)).toBeUndefined()
  })
})

const NAV = `<html xmlns:epub="http://www.idpf.org/2007/ops"><body>
<nav epub:type="landmarks"><ol><li><a href="cover.xhtml">Cover</a></li></ol></nav>
<nav epub:type="toc"><h1>Contents</h1><ol>
<li><span>Part
 one</span><ol><li><a href="text/one.xhtml">The <em>dry</em> roof</a></li></ol></li>
<li><a href="text/two.xhtml#b">Two</a></li><li><a href="https://example.com">Away</a></li><li/>
</ol></nav></body></html>`

const NCX = `<ncx><docTitle><text>x</text></docTitle><navMap>
<navPoint><navLabel><text> One </text></navLabel><content src="one.xhtml"/>
<navPoint><navLabel><text>A</text></navLabel><content src="one.xhtml#a"/></navPoint></navPoint>
<navPoint><navLabel><text>Nowhere</text></navLabel></navPoint>
</navMap></ncx>`

describe('parseNav', () => {
  it('reads the table of contents; a heading links to its first entry, and external links are left out', () => {
    expect(parseNav('EPUB/nav.xhtml', NAV)).toEqual([
      { title: 'Part one', path: 'EPUB/text/one.xhtml', fragment: '', depth: 0 },
      { title: 'The dry roof', path: 'EPUB/text/one.xhtml', fragment: '', depth: 1 },
      { title: 'Two', path: 'EPUB/text/two.xhtml', fragment: 'b', depth: 0 },
    ])
  })

  it.each(['', '<html/>', '<nav><p>no list</p></nav>'])('reads nothing from %j', (source) => {
    expect(parseNav('nav.xhtml', source)).toEqual([])
  })
})

describe('parseNcx', () => {
  it('reads points in points', () => {
    expect(parseNcx('toc.ncx', NCX)).toEqual([
      { title: 'One', path: 'one.xhtml', fragment: '', depth: 0 },
      { title: 'A', path: 'one.xhtml', fragment: 'a', depth: 1 },
    ])
  })

  it('is empty without entries', () => {
    expect(parseNcx('toc.ncx', '<ncx/>')).toEqual([])
  })
})

const FROM = 'EPUB/text/one.xhtml'

describe('resolvePath', () => {
  it.each([
    { address: 'two.xhtml', path: 'EPUB/text/two.xhtml', fragment: '' },
    { address: './two.xhtml#p4', path: 'EPUB/text/two.xhtml', fragment: 'p4' },
    { address: '../images/a%20b.png', path: 'EPUB/images/a b.png', fragment: '' },
    { address: '#note', path: FROM, fragment: 'note' },
    { address: '', path: FROM, fragment: '' },
    { address: '/cover.svg', path: 'cover.svg', fragment: '' },
    { address: '../../../../etc/passwd', path: 'etc/passwd', fragment: '' },
    { address: '100%.xhtml', path: 'EPUB/text/100%.xhtml', fragment: '' },
    { address: 'two.xhtml?x=1#%E0%A4%95', path: 'EPUB/text/two.xhtml', fragment: 'क' },
  ])('$address is $path and there "$fragment"', ({ address, path, fragment }) => {
    expect(resolvePath(FROM, address)).toEqual({ path, fragment })
  })

  it.each(['https://example.com/', '//example.com/a', ' javascript:alert(1)', 'DATA:text/html,x', 'mailto:a@b.c'])(
    '%s is no place in the book',
    (address) => {
      expect(resolvePath(FROM, address)).toBeUndefined()
    },
  )
})

const BOOK_CONTAINER = '<container><rootfile full-path="a/p.opf"/></container>'
const opf = (spine = '<itemref idref="one"/>', more = '') =>
  `<package><metadata><title>The Rain Ledger</title><language>en</language></metadata><manifest>
  <item id="one" href="one.xhtml" media-type="application/xhtml+xml"/>${more}</manifest><spine>${spine}</spine></package>`
const BOOK_NCX = '<ncx><navMap><navPoint><navLabel>One</navLabel><content src="one.xhtml"/></navPoint></navMap></ncx>'

const bind = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const BOOK = {
  'META-INF/container.xml': BOOK_CONTAINER,
  'a/p.opf': opf(),
  'a/one.xhtml': '\ufeff<p>कुहिरो</p>',
}

describe('openBook', () => {
  it('has the chapters and unpacks a requested file', () => {
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
    const book = openBook(
      bind({ ...BOOK, 'a/p.opf': opf(undefined, more), 'a/toc.ncx': BOOK_NCX, 'a/nav.xhtml': '<nav/>' }),
    )
    expect(book.contents.map(({ title }) => title)).toEqual(['One'])
  })

  it('finds the package by its extension without a container file', () => {
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
      file: bind({ 'META-INF/container.xml': BOOK_CONTAINER, 'a/p.opf': opf() }),
    },
  ])('says that a file is broken that $what', ({ file }) => {
    expect(() => openBook(file)).toThrow(InvalidBook)
  })
})
