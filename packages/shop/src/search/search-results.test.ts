import { expect, test } from 'vitest'
import { resultSummary } from './search-results.tsx'

test.each([
  ['A novel', 'From the first rain.', 'A novel. From the first rain.'],
  ['Not a translation.', 'She wrote it twice.', 'Not a translation. She wrote it twice.'],
  ['Why, why, why?', 'A goat asks.', 'Why, why, why? A goat asks.'],
  ['उपन्यास, अङ्ग्रेजीमा', 'असारको पहिलो झरी।', 'उपन्यास, अङ्ग्रेजीमा। असारको पहिलो झरी।'],
  ['यो अनुवाद होइन।', 'दुई पटक लेखिन्।', 'यो अनुवाद होइन। दुई पटक लेखिन्।'],
  ['A novel', '', 'A novel'],
  ['', 'From the first rain.', 'From the first rain.'],
  ['', undefined, ''],
])('%j and %j become %j', (summary, excerpt, told) => {
  expect(resultSummary({ summary, excerpt })).toBe(told)
})
