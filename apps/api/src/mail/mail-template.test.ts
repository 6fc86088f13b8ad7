import { expect, test } from 'vitest'
import { renderMail } from './send-mail.ts'

const parts = ['Two lines\n& more', { label: 'Go <in>', url: 'https://site.example/?a=1&b="2"' }, { code: '042917' }]

test('renders the same content as text and HTML', () => {
  const { text, html } = renderMail({ language: 'en', title: 'For <you>', parts })
  expect(text).toBe('For <you>\n\nTwo lines\n& more\n\nGo <in>:\nhttps://site.example/?a=1&b="2"\n\n042917\n\nDabali\n')
  for (const written of [
    '<html lang="en">',
    '<title>For &lt;you&gt;</title>',
    'Two lines\n&amp; more</p>',
    'href="https://site.example/?a=1&amp;b=&quot;2&quot;"',
    '>Go &lt;in&gt;</a>',
    '>042917</p>',
  ]) {
    expect(html).toContain(written)
  }
})

test('sets the language of a Nepali mail', () => {
  const { text, html } = renderMail({ language: 'ne', title: 'नमस्ते', parts: [] })
  expect([text, html.includes('<html lang="ne">')]).toEqual(['नमस्ते\n\nडबली\n', true])
})

test('renders rows and emphasises the total', () => {
  const rows = [
    { label: '2 × <b>', value: 'Rs 4' },
    { label: 'Total', value: 'Rs 4', isSum: true },
  ]
  const { text, html } = renderMail({ language: 'en', title: 'A sum', parts: [{ rows }] })
  expect(text).toBe('A sum\n\n2 × <b>: Rs 4\nTotal: Rs 4\n\nDabali\n')
  expect(html).toContain('>2 × &lt;b&gt;</th>')
  expect(html.match(/font-weight:600[^>]*>(Total|Rs 4)</g)).toHaveLength(2)
})
