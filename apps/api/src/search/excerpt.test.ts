import { expect, test } from 'vitest'
import { EXCERPT_LENGTH, excerptOf } from './queries/search.ts'

const cut = (html: string) => [...html].slice(0, EXCERPT_LENGTH).join('')

test.each([
  { html: '', excerpt: '' },
  { html: '<p>A bookkeeper counts <b>gutters</b> &amp; drops.</p>', excerpt: 'A bookkeeper counts gutters & drops.' },
  { html: cut(`<p>${'rain '.repeat(40)}</p>`), excerpt: `${'rain '.repeat(33).trim()}…` },
  {
    html: cut(`<p>Fog. ${'x '.repeat(77)}<strong class="a">b</strong></p>`),
    excerpt: `Fog. ${'x '.repeat(76).trim()}…`,
  },
])('$html begins with $excerpt', ({ html, excerpt }) => {
  expect(excerptOf(html)).toBe(excerpt)
})
