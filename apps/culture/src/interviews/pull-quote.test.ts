import { describe, expect, it } from 'vitest'
import { pullQuoteIndex } from './pull-quote.ts'

const exchanges = ['The pipes.', 'Nobody told me.', 'People sit on the bus.'].map((answer, index) => ({
  question: `Question ${index}`,
  answer: `<p>${answer}</p>`,
}))

describe('pullQuoteIndex', () => {
  it.each([
    ['after the answer that contains it', exchanges, 'People sit on the bus.', 2],
    ['after the second one where no answer contains it', exchanges, 'It is in tune.', 1],
    ['after the only one', exchanges.slice(0, 1), 'It is in tune.', 0],
    ['nowhere without a quote', exchanges, '', undefined],
    ['nowhere without answers', [], 'It is in tune.', undefined],
  ])('%s', (_, among, quote, index) => {
    expect(pullQuoteIndex(among, quote)).toBe(index)
  })
})
