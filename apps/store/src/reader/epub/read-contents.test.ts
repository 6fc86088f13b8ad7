import { describe, expect, it } from 'vitest'
import { readNav, readNcx } from './read-contents.ts'

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

describe('readNav', () => {
  it('reads the contents, a heading leading to its first line, and nothing that leads away', () => {
    expect(readNav('EPUB/nav.xhtml', NAV)).toEqual([
      { title: 'Part one', path: 'EPUB/text/one.xhtml', fragment: '', depth: 0 },
      { title: 'The dry roof', path: 'EPUB/text/one.xhtml', fragment: '', depth: 1 },
      { title: 'Two', path: 'EPUB/text/two.xhtml', fragment: 'b', depth: 0 },
    ])
  })

  it.each(['', '<html/>', '<nav><p>no list</p></nav>'])('reads nothing from %j', (source) => {
    expect(readNav('nav.xhtml', source)).toEqual([])
  })
})

describe('readNcx', () => {
  it('reads points in points', () => {
    expect(readNcx('toc.ncx', NCX)).toEqual([
      { title: 'One', path: 'one.xhtml', fragment: '', depth: 0 },
      { title: 'A', path: 'one.xhtml', fragment: 'a', depth: 1 },
    ])
  })

  it('reads nothing where there is nothing', () => {
    expect(readNcx('toc.ncx', '<ncx/>')).toEqual([])
  })
})
