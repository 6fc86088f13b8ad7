import { describe, expect, it } from 'vitest'
import { isSameTime, positionOfLocator, positionText, timeLocator } from './progress-store.ts'

const PART = { type: 'audio/mp4', title: 'The dry roof', seconds: 1000 }

describe('timeLocator', () => {
  it('names the part and the second', () => {
    expect(timeLocator({ part: 2, seconds: 760.6 }, 0.4, PART)).toEqual({
      href: 'part-3',
      type: 'audio/mp4',
      title: 'The dry roof',
      locations: { fragments: ['t=760'], position: 3, totalProgression: 0.4, progression: 0.76 },
    })
  })

  it('omits an unknown length', () => {
    expect(timeLocator({ part: 0, seconds: 1 }, 0, { ...PART, seconds: null }).locations).not.toHaveProperty(
      'progression',
    )
  })
})

describe('positionOfLocator', () => {
  it('reads what timeLocator wrote', () => {
    expect(positionOfLocator(timeLocator({ part: 2, seconds: 760 }, 0.4, PART), 3)).toEqual({ part: 2, seconds: 760 })
  })

  it.each([
    { what: 'nothing', locator: null },
    { what: 'a chapter of a book', locator: { href: 'EPUB/chapter-1.xhtml', type: 'application/xhtml+xml' } },
    { what: 'a part that is not there', locator: { href: 'part-4', type: 'audio/mp4' } },
    { what: 'a part before the first', locator: { href: 'part-0', type: 'audio/mp4' } },
  ])('is none for $what', ({ locator }) => {
    expect(positionOfLocator(locator, 3)).toBeUndefined()
  })

  it('is the start of a part without a second', () => {
    expect(positionOfLocator({ href: 'part-2', type: 'audio/mp4', locations: { fragments: ['x'] } }, 3)).toEqual({
      part: 1,
      seconds: 0,
    })
  })
})

describe('isSameTime', () => {
  it.each([
    [{ part: 0, seconds: 5.9 }, { part: 0, seconds: 5 }, true],
    [{ part: 0, seconds: 6 }, { part: 0, seconds: 5 }, true],
    [{ part: 0, seconds: 7 }, { part: 0, seconds: 5 }, false],
    [{ part: 1, seconds: 5 }, { part: 0, seconds: 5 }, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(isSameTime(timeLocator(one, 0.1, PART), timeLocator(other, 0.2, PART))).toBe(same)
  })
})

it.each([
  { parts: 3, language: 'en', part: 'part {part}, {time}', words: 'part 3, 12:40' },
  { parts: 3, language: 'ne', part: 'भाग {part}, {time}', words: 'भाग ३, १२:४०' },
  { parts: 1, language: 'en', part: 'part {part}, {time}', words: '12:40' },
] as const)('of $parts in $language: $words', ({ parts, language, part, words }) => {
  expect(positionText({ part: 2, seconds: 760 }, { parts, language, texts: { part } })).toBe(words)
})
