type Exchange = { question: string; answer: string }

/** Where nobody can tell which answer a sentence is of. */
const FALLBACK_INDEX = 1

/** The answer behind which a sentence of an interview stands large: its own, or else the second; none without a sentence. */
export function pullQuoteIndex(exchanges: readonly Exchange[], quote: string): number | undefined {
  if (!quote || exchanges.length === 0) return undefined
  const own = exchanges.findIndex(({ answer }) => answer.includes(quote))
  return own === -1 ? Math.min(FALLBACK_INDEX, exchanges.length - 1) : own
}
