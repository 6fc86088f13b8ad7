/** What a price is chosen from, in paisa: what costs exactly as much as an end belongs to both steps it parts. */
export const PRICE_STEPS: { from: number; to: number | null }[] = [
  { from: 0, to: 30_000 },
  { from: 30_000, to: 60_000 },
  { from: 60_000, to: 100_000 },
  { from: 100_000, to: 200_000 },
  { from: 200_000, to: null },
]
