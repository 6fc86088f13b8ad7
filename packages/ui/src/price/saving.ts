/** What is saved against the printed price, in rupees with two decimals; nothing where nothing is saved. */
export function saving({ selling, printed }: { selling: string; printed: string }): string | undefined {
  const paisa = Math.round(Number(printed) * 100) - Math.round(Number(selling) * 100)
  return paisa > 0 ? (paisa / 100).toFixed(2) : undefined
}
