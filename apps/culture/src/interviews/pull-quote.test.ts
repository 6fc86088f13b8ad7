import { describe, expect, it } from 'vitest'
import { pullQuoteIndex } from './pull-quote.ts'

const exchanges = ['The pipes.', 'Nobody told me.', 'People sit on the bus.'].map((answer, index) => ({
  question: `Question ${index}`,
  answer: `<p>${answer}</p>`,
}))

describe('quoteAfter', () => {
  it.each([
    ['behind the answer that it is of', exchanges, 'People sit on the bus.', 2],
    ['behind the second where no answer has it', exchanges, 'It is in tune.', 1],
    ['behind the only one there is', exchanges.slice(0, 1), 'It is in tune.', 0],
    ['nowhere without a sentence', exchanges, '', undefined],
    ['nowhere without an answer', [], 'It is in tune.', undefined],
  ])('%s', (_, among, quote, index) => {
    expect(pullQuoteIndex(among, quote)).toBe(index)
  })
})
