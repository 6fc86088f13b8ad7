/** The amounts to choose from, in rupees. */
export const GIFT_CARD_AMOUNTS = [500, 1000, 2000, 5000] as const

/** The smallest and the largest amount of a gift card, in rupees. */
export const GIFT_CARD_LIMITS = { least: 200, most: 25_000 } as const

/** The code of the Devanagari digit 0. */
const ZERO = 0x966

/**
 * The amount of a gift card in rupees, from what was typed: whole rupees within `GIFT_CARD_LIMITS`, in the digits of either
 * script, with or without commas; anything else is `undefined`.
 *
 * @example
 * readGiftCardAmount('1,500') // => 1500
 */
export function readGiftCardAmount(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
  const amount = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return amount >= GIFT_CARD_LIMITS.least && amount <= GIFT_CARD_LIMITS.most ? amount : undefined
}

/**
 * The code of a gift card as it is written: five groups of four letters and digits. Spaces, hyphens and case do not matter, and
 * the letters that are not used are read as the digits they look like (O as 0, I and L as 1); what is no code is `undefined`.
 *
 * @example
 * readGiftCardCode('7k3m9xqr 2tvw5yh8 o1pd') // => '7K3M-9XQR-2TVW-5YH8-01PD'
 */
export function readGiftCardCode(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return /^[^U]{20}$/.test(letters) ? letters.replace(/(.{4})(?=.)/g, '$1-') : undefined
}
