import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { JsonLd, serializeJsonLd } from './json-ld.tsx'

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>&lt;/script&gt;',
  '\u2028\u2029',
  '"}]}\\u003c\\',
  'कुहिरोको घर',
]

describe('a block of data in a page', () => {
  it.each(HOSTILE)('contains %j and is closed at the right place', (name) => {
    const text = serializeJsonLd([{ '@type': 'Book', name }])
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Book', name }] })
  })

  it('is in one element that browsers do not run', () => {
    const html = renderToStaticMarkup(JsonLd({ things: HOSTILE.map((name) => ({ '@type': 'Book', name })) }))
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
    expect(html).toMatch(/^<script type="application\/ld\+json">\{/)
  })

  it('omits unknown values', () => {
    expect(serializeJsonLd([{ '@type': 'Book', isbn: undefined }])).not.toContain('isbn')
  })
})
