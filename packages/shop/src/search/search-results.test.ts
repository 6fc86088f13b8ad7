import { describe, expect, it, test } from 'vitest'
import { highlight, resultSummary } from './search-results.tsx'

const marked = (text: string, words: string) =>
  highlight(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

describe('what was searched for is marked', () => {
  it.each([
    { text: 'The Rain Ledger', words: 'rain', shown: 'The [Rain] Ledger' },
    { text: 'Rainfall, and rain.', words: 'RAIN', shown: '[Rainfall], and [rain].' },
    { text: 'Training', words: 'rain', shown: 'Training' },
    { text: 'वर्षाको बहीखाता', words: 'barsha', shown: '[वर्षाको] बहीखाता' },
    { text: 'Barshako Bahikhata', words: 'वर्षा', shown: '[Barshako] Bahikhata' },
    { text: 'The house of the fog', words: 'the fog', shown: 'The house of the [fog]' },
    { text: 'A café in Patan', words: 'cafe patan', shown: 'A [café] in [Patan]' },
    { text: 'No. 7 at 17', words: '7', shown: 'No. [7] at 17' },
    { text: 'Nothing', words: '  ?!', shown: 'Nothing' },
    { text: '', words: 'rain', shown: '' },
  ])('$words in "$text"', ({ text, words, shown }) => {
    expect(marked(text, words)).toBe(shown)
  })

  it('and nothing of the text is lost', () => {
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
