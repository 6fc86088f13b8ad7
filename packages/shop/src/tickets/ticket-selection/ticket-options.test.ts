import { expect, it } from 'vitest'
import { ticketTypeName } from './ticket-options.ts'

it.each([
  { kind: 'Floor, standing: The Long Night, first night', event: 'The Long Night', words: 'Floor, standing' },
  { kind: 'Balcony', event: 'The Long Night', words: 'Balcony' },
  { kind: ': The Long Night', event: 'The Long Night', words: ': The Long Night' },
])('of "$kind" at "$event" it says "$words"', ({ kind, event, words }) => {
  expect(ticketTypeName(kind, event)).toBe(words)
})
