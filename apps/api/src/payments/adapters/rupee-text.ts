/** An amount in paisa as eSewa writes it: rupees, with two decimals where they are not whole. */
export const toRupeeText = (paisa: number): string =>
  paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2)

const RUPEES = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** An amount as a gateway writes it, in paisa: `2,700.0` is 270000. What is no amount, or part of a paisa, is none. */
export function fromRupeeText(written: unknown): number | undefined {
  const text = typeof written === 'number' ? String(written) : typeof written === 'string' ? written : ''
  const [, whole, fraction = ''] = RUPEES.exec(text.trim().replace(/(?<=\d),(?=\d)/g, '')) ?? []
  if (whole === undefined || !/^0*$/.test(fraction.slice(2))) return undefined
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}
