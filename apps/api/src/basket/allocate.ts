/**
 * Shares an amount out in proportion to the weights, in whole paisa that add up to it exactly: everybody gets the whole
 * part of their share, and what is left goes, one each, to the largest remainders; of equal ones to the first. An amount
 * that is not larger than all weights together gives nobody more than their weight.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  // Products of two amounts of money are larger than what a number counts exactly.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = products.map((product) => Number(product / BigInt(whole)))
  const remainders = products.map((product) => Number(product % BigInt(whole)))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const first = weights.map((_, at) => at).sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b)
  const lucky = new Set(first.slice(0, left))
  return shares.map((share, at) => share + (lucky.has(at) ? 1 : 0))
}
