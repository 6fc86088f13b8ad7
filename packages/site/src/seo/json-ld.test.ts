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
  it.each(HOSTILE)('holds %j and ends where it should', (name) => {
    const text = serializeJsonLd([{ '@type': 'Book', name }])
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Book', name }] })
  })

  it('stands in one element that no browser runs', () => {
    const html = renderToStaticMarkup(JsonLd({ things: HOSTILE.map((name) => ({ '@type': 'Book', name })) }))
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
    expect(html).toMatch(/^<script type="application\/ld\+json">\{/)
  })

  it('leaves out what is not known', () => {
    expect(serializeJsonLd([{ '@type': 'Book', isbn: undefined }])).not.toContain('isbn')
  })
})
