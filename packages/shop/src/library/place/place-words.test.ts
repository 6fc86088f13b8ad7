import { expect, it } from 'vitest'
import { placeWords } from './place-words.ts'

it.each([
  { parts: 3, language: 'en', part: 'part {part}, {time}', words: 'part 3, 12:40' },
  { parts: 3, language: 'ne', part: 'भाग {part}, {time}', words: 'भाग ३, १२:४०' },
  { parts: 1, language: 'en', part: 'part {part}, {time}', words: '12:40' },
] as const)('of $parts in $language: $words', ({ parts, language, part, words }) => {
  expect(placeWords({ part: 2, seconds: 760 }, { parts, language, texts: { part } })).toBe(words)
})
