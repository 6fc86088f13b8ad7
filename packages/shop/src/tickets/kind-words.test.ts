import { expect, it } from 'vitest'
import { kindWords } from './kind-words.ts'

it.each([
  { kind: 'Floor, standing: The Long Night, first night', event: 'The Long Night', words: 'Floor, standing' },
  { kind: 'Balcony', event: 'The Long Night', words: 'Balcony' },
  { kind: ': The Long Night', event: 'The Long Night', words: ': The Long Night' },
])('of "$kind" at "$event" it says "$words"', ({ kind, event, words }) => {
  expect(kindWords(kind, event)).toBe(words)
})
