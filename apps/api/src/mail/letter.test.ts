import { expect, test } from 'vitest'
import { letter } from './letter.ts'

const parts = ['Two lines\n& more', { label: 'Go <in>', url: 'https://site.example/?a=1&b="2"' }, { code: '042917' }]

test('a letter says the same as text and as HTML', () => {
  const { text, html } = letter({ language: 'en', title: 'For <you>', parts })
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

test('a Nepali letter says so', () => {
  const { text, html } = letter({ language: 'ne', title: 'नमस्ते', parts: [] })
  expect([text, html.includes('<html lang="ne">')]).toEqual(['नमस्ते\n\nडबली\n', true])
})
