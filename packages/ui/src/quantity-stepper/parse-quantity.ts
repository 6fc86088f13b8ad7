/** What was typed as a whole number, in Latin or Devanagari digits; nothing where it is none. */
export function parseQuantity(typed: string): number | undefined {
  const digits = typed.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
