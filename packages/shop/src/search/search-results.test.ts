import { describe, expect, it, test } from 'vitest'
import { highlight, resultSummary } from './search-results.tsx'

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

describe('highlight', () => {
  it.each([
    { text: 'The Rain Ledger', query: 'rain', shown: 'The [Rain] Ledger' },
    { text: 'Rainfall, and rain.', query: 'RAIN', shown: '[Rainfall], and [rain].' },
    { text: 'The Guitar Lesson', query: 'guitar lessons', shown: 'The [Guitar] [Lesson]' },
    { text: 'Training', query: 'rain', shown: 'Training' },
    { text: 'वर्षाको बहीखाता', query: 'barsha', shown: '[वर्षाको] बहीखाता' },
    { text: 'Barshako Bahikhata', query: 'वर्षा', shown: '[Barshako] Bahikhata' },
    { text: 'The house of the fog', query: 'the fog', shown: 'The house of the [fog]' },
    { text: 'A café in Patan', query: 'cafe patan', shown: 'A [café] in [Patan]' },
    { text: 'No. 7 at 17', query: '7', shown: 'No. [7] at 17' },
    { text: 'Nothing', query: '  ?!', shown: 'Nothing' },
    { text: '', query: 'rain', shown: '' },
  ])('$words in "$text"', ({ text, query, shown }) => {
    expect(marked(text, query)).toBe(shown)
  })

  it('keeps the whole text', () => {
    const text = '  “Rain”: a <b>life</b> & वर्षा…  '
    expect(
      highlight(text, 'rain life')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

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
