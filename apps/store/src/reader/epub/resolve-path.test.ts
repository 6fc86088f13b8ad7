import { describe, expect, it } from 'vitest'
import { resolvePath } from './resolve-path.ts'

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
