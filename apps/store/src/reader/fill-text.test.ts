import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

it.each([
  { text: 'Page {page} of {pages}', filled: 'Page 3 of 20' },
  { text: '{page}, {page}', filled: '3, 3' },
  { text: 'No {gap}', filled: 'No {gap}' },
])('$text is filled as $filled', ({ text, filled }) => {
  expect(fillText(text, { page: 3, pages: '20' })).toBe(filled)
})
