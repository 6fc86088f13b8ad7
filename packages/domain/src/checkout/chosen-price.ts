/** The highest price that a buyer may choose, in paisa: a hundred thousand rupees. */
export const HIGHEST_CHOSEN_PRICE = 10_000_000

/** The code of the Devanagari digit 0. */
const ZERO = 0x966

/**
 * The price in paisa that a buyer typed: rupees with at most two decimals, in the digits of either script, with or without commas and
 * the sign of the rupee; anything else is `undefined`.
 *
 * @example
 * readChosenPrice('Rs 1,250.5') // => 125050
 */
export function readChosenPrice(text: string): number | undefined {
  const typed = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
    .replace(/[\s,]/g, '')
    .replace(/^(?:Rs|NPR|र[ुू])\.?/i, '')
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}

export type ChosenPriceRefusal = 'fixed' | 'invalid' | 'too_low' | 'too_high'

/** A price that a buyer chose and what it is chosen for, in paisa; without a least price the price is fixed. */
export type ChosenPriceInput = { price: number; leastPrice: number | null }

/**
 * Why a buyer may not pay this price: the product has a fixed price, it is no whole number of paisa, below the least price, or above
 * `HIGHEST_CHOSEN_PRICE`; `null` if they may. A least price above the highest one is the only price.
 *
 * @example
 * chosenPriceRefusal({ price: 29_900, leastPrice: 30_000 }) // => 'too_low'
 */
export function chosenPriceRefusal({ price, leastPrice }: ChosenPriceInput): ChosenPriceRefusal | null {
  if (leastPrice === null) return 'fixed'
  if (!Number.isSafeInteger(price)) return 'invalid'
  if (price < leastPrice) return 'too_low'
  return price > Math.max(HIGHEST_CHOSEN_PRICE, leastPrice) ? 'too_high' : null
}

/** A product in a basket, in paisa: its price, its least price, and the price that the buyer chose, if any. */
export type PayableInput = { listPrice: number; leastPrice: number | null; chosenPrice: number | null }

/**
 * What a buyer pays for one piece, in paisa: the price they chose, within the bounds that hold now, or the list price where they chose
 * none or the price is fixed by now.
 *
 * @example
 * payablePrice({ listPrice: 50_000, leastPrice: 40_000, chosenPrice: 30_000 }) // => 40000
 */
export function payablePrice({ listPrice, leastPrice, chosenPrice }: PayableInput): number {
  if (leastPrice === null || chosenPrice === null || !Number.isSafeInteger(chosenPrice)) return listPrice
  return Math.max(leastPrice, Math.min(chosenPrice, HIGHEST_CHOSEN_PRICE))
}

/**
 * Whether offers and vouchers lower the price of a product in a basket: they apply to the list price, and not to a price that the buyer
 * chose, so that nobody pays less than the least price by choosing it first.
 *
 * @example
 * takesDiscounts({ listPrice: 50_000, leastPrice: 30_000, chosenPrice: 30_000 }) // => false
 */
export const takesDiscounts = ({ leastPrice, chosenPrice }: PayableInput): boolean =>
  leastPrice === null || chosenPrice === null
