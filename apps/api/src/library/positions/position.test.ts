import { expect, test } from 'vitest'
import { parseLocator } from './position.ts'

const WHOLE = {
  href: 'EPUB/chapter-1.xhtml',
  type: 'application/xhtml+xml',
  title: 'One',
  locations: {
    fragments: ['p4'],
    progression: 0.25,
    position: 7,
    totalProgression: 0.1,
    cssSelector: 'p:nth-child(4)',
    partialCfi: '/4/2',
    domRange: {
      start: { cssSelector: 'p', textNodeIndex: 0, charOffset: 3 },
      end: { cssSelector: 'p', textNodeIndex: 1 },
    },
  },
  text: { before: 'it began', highlight: 'to', after: 'rain' },
}

test('keeps a complete locator', () => {
  expect(parseLocator(WHOLE)).toEqual(WHOLE)
})

test('drops unknown keys at any depth', () => {
  const more = {
    ...WHOLE,
    extra: 1,
    locations: { ...WHOLE.locations, other: { deep: true } },
    text: { highlight: 'to', x: 1 },
  }
  expect(parseLocator(more)).toEqual({ ...WHOLE, text: { highlight: 'to' } })
})

test('repairs text that cannot be stored', () => {
  const { href, text, locations } = parseLocator({
    href: 'a\u0000b',
    type: 'text/html',
    text: { highlight: 'half \ud800 of it' },
    locations: { fragments: ['\u0000'] },
  })
  expect([href, text, locations]).toEqual(['ab', { highlight: 'half  of it' }, { fragments: [''] }])
})
