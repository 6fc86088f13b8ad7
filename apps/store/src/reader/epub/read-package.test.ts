import { describe, expect, it } from 'vitest'
import { readContainer, readPackage } from './read-package.ts'

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

describe('readContainer', () => {
  it('says where the package stands', () => {
    expect(readContainer(CONTAINER)).toBe('OEBPS/content.opf')
  })

  it.each(['', '<container/>', '<container><rootfile/></container>'])('says nothing for %j', (source) => {
    expect(readContainer(source)).toBeUndefined()
  })
})

describe('readPackage', () => {
  it('has the chapters in reading order, without what is not there, not text, or aside', () => {
    expect(readPackage('OEBPS/content.opf', PACKAGE)).toEqual({
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
    expect(readPackage('content.opf', older)).toMatchObject({ nav: undefined, ncx: 'toc.ncx' })
  })

  it.each(['', '<package/>', 'no book'])('reads nothing from %j', (source) => {
    expect(readPackage('content.opf', source)).toBeUndefined()
  })
})
