type Exchange = { question: string; answer: string }

/** Used when no answer contains the quote. */
const FALLBACK_INDEX = 1

/** The index of the answer after which the pull quote is shown: the one that contains it, or else the second. */
export function pullQuoteIndex(exchanges: readonly Exchange[], quote: string): number | undefined {
  if (!quote || exchanges.length === 0) return undefined
  const own = exchanges.findIndex(({ answer }) => answer.includes(quote))
  return own === -1 ? Math.min(FALLBACK_INDEX, exchanges.length - 1) : own
}
