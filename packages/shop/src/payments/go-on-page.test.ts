import { describe, expect, it } from 'vitest'
import { goOnPage } from './go-on-page.ts'

const words = { going: 'You go on to eSewa.', goOn: 'Go on', language: 'en' as const }
const form = (url: string, fields: Record<string, string> = {}) => goOnPage({ type: 'form_post', url, fields }, words)

describe('the page before a gateway', () => {
  it('lets its form go to the one gateway that was named, and nothing else go anywhere', () => {
    expect(form('http://127.0.0.1:4100/esewa/form')?.policy).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; form-action http:\/\/127\.0\.0\.1:4100; base-uri 'none'; frame-ancestors 'none'$/,
    )
  })

  it('lets the firm of a gateway send its form on among its own hosts, and never a whole country', () => {
    expect(form('https://epay.esewa.com.np/api/')?.policy).toContain(
      'form-action https://epay.esewa.com.np https://*.esewa.com.np https://esewa.com.np;',
    )
    expect(form('https://esewa.com.np/api/')?.policy).toContain('form-action https://esewa.com.np;')
    expect(form('https://192.168.100.200/api/')?.policy).toContain('form-action https://192.168.100.200;')
  })

  it('posts the fields as they are', () => {
    const page = form('https://epay.esewa.com.np/api/', { signature: 'a+b/c=', total_amount: '685' })
    expect(page?.html).toContain('<input type="hidden" name="signature" value="a+b/c=">')
    expect(page?.html).toContain('action="https://epay.esewa.com.np/api/"')
  })

  it('writes nothing into itself that could become markup', () => {
    const page = form('https://epay.esewa.com.np/?a="><script>alert(1)</script>', {
      '"><b>': '"><script>alert(2)</script>',
    })
    expect(page?.html).not.toMatch(/<script>alert|<b>/)
  })

  it('follows an address without a form, with a link for whoever runs no scripts', () => {
    const page = goOnPage({ type: 'redirect', url: 'https://pay.khalti.com/?pidx=a&b=c', fields: null }, words)
    expect(page?.html).toContain('<a href="https://pay.khalti.com/?pidx=a&#38;b=c">Go on</a>')
    expect(page?.html).toContain('http-equiv="refresh"')
    expect(page?.policy).toContain("default-src 'none'")
  })

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,a', '/payment'])('is none for %j', (url) => {
    expect(goOnPage({ type: 'redirect', url, fields: null }, words)).toBeUndefined()
  })

  it('is none where there is nowhere to go', () => {
    expect(goOnPage({ type: 'none', url: null, fields: null }, words)).toBeUndefined()
  })
})
