import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from './prose.tsx'

describe('sanitizeHtml', () => {
  it.each([
    '<p>Rain &amp; <b>ink</b></p>',
    '<h2>Low Cloud</h2><ul><li>One</li></ul><br>',
    '<a href="https://example.org/a?b=1&amp;c=2">there</a> <a href="/ne/artist/tara">here</a>',
    '<blockquote>घाम</blockquote>',
  ])('keeps %s', (html) => {
    expect(sanitizeHtml(html)).toBe(html)
  })

  it.each([
    { html: '<script>alert(1)</script>', text: '&lt;script&gt;alert(1)&lt;/script&gt;' },
    { html: '<p onclick="a()">a</p>', text: '&lt;p onclick="a()"&gt;a</p>' },
    { html: '<img src=x onerror=alert(1)>', text: '&lt;img src=x onerror=alert(1)&gt;' },
    { html: '<a href="javascript:alert(1)">a</a>', text: '&lt;a href="javascript:alert(1)"&gt;a</a>' },
    { html: '<a href="//elsewhere.example">a</a>', text: '&lt;a href="//elsewhere.example"&gt;a</a>' },
    { html: '<a href="/" onclick=a()>a</a>', text: '&lt;a href="/" onclick=a()&gt;a</a>' },
    { html: '<a href="/"x">a</a>', text: '&lt;a href="/"x"&gt;a</a>' },
    { html: '<style>p{}</style>', text: '&lt;style&gt;p{}&lt;/style&gt;' },
    { html: '<!-- a --><svg/onload=a()>', text: '&lt;!-- a --&gt;&lt;svg/onload=a()&gt;' },
    { html: '<<p>script>', text: '&lt;<p>script&gt;' },
  ])('makes text of what is not known: $html', ({ html, text }) => {
    expect(sanitizeHtml(html)).toBe(text)
  })
})
