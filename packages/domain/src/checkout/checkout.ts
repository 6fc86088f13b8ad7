import type { Address, BasketInput, LineInput } from '../basket/basket.ts'
import { encodeSegment } from '../text/text.ts'

/**
 * The checkout is at `/checkout/`, and with a mode at `/checkout/?mode={mode}`, percent-encoded; a missing or empty
 * mode counts as none.
 *
 * @example
 * checkoutPath('buy-now') // => '/checkout/?mode=buy-now'
 */
export function checkoutPath(mode?: string | null): string {
  return mode ? `/checkout/?mode=${encodeSegment(mode)}` : '/checkout/'
}

/** How long stock is reserved for an unpaid order, in minutes. */
export const HOLD_MINUTES = 20

/** The only country with cash on delivery. */
export const COD_COUNTRY = 'NP'

const COD_CLASSES: readonly unknown[] = ['Book', 'Physical Bundle']

export type CashOnDeliveryInput = { basket: BasketInput; codAllowed?: boolean | null | undefined }

export type CashOnDeliveryRefusal = 'disabled' | 'gift' | 'product_class' | 'country'

/**
 * Cash on delivery is refused, in this order, as `disabled` when the configuration says false, as `gift` for a gift,
 * as `product_class` when any line is neither Book nor Physical Bundle, as `country` unless the shipping address is in
 * NP, and otherwise not at all (`null`); a missing basket or address is refused as `country`.
 *
 * @example
 * cashOnDeliveryRefusal({ basket: { lines: [{ product_class: 'E-book' }] } }) // => 'product_class'
 */
export function cashOnDeliveryRefusal({ basket, codAllowed }: CashOnDeliveryInput): CashOnDeliveryRefusal | null {
  if (codAllowed === false) return 'disabled'
  if (basket?.is_gift === true) return 'gift'
  if (basket?.lines?.some(isNotForCash)) return 'product_class'
  if (basket?.shipping_address?.country !== COD_COUNTRY) return 'country'
  return null
}

/**
 * The first line for which cash on delivery is refused as `product_class`, so that it can be named; `undefined` when there
 * is none, when there are no lines, or when that line itself is missing.
 *
 * @example
 * findLineNotForCash([{ product_class: 'Book' }, { product_class: 'E-book' }]) // => { product_class: 'E-book' }
 */
export function findLineNotForCash<Line extends LineInput>(
  lines: readonly (Line | null | undefined)[] | null | undefined,
): Line | undefined {
  return lines?.find(isNotForCash) ?? undefined
}

const isNotForCash = (line: LineInput | null | undefined) => !COD_CLASSES.includes(line?.product_class)

/**
 * Cash on delivery is allowed when `cashOnDeliveryRefusal` gives no reason; without a basket or an address it is not.
 *
 * @example
 * allowsCashOnDelivery({ basket: { lines: [{ product_class: 'Book' }], shipping_address: { country: 'NP' } } }) // => true
 */
export function allowsCashOnDelivery(input: CashOnDeliveryInput): boolean {
  return cashOnDeliveryRefusal(input) === null
}

/** The address lines inside the valley, compared exactly. */
export const INSIDE_VALLEY_LINES = ['Kathmandu', 'Bhaktapur', 'Lalitpur', 'Kathmandu Valley'] as const

/** The two spellings of the country of such an address. */
export const INSIDE_VALLEY_COUNTRIES = ['Nepal', 'NP'] as const

/**
 * An address is inside the valley when its country is Nepal or NP and its line is exactly one of
 * `INSIDE_VALLEY_LINES`; a missing address, country or line is outside.
 *
 * @example
 * isInsideValley({ country: 'NP', line: 'Lalitpur' }) // => true
 */
export function isInsideValley(address: Address | null | undefined): boolean {
  return includes(INSIDE_VALLEY_COUNTRIES, address?.country) && includes(INSIDE_VALLEY_LINES, address?.line)
}

const includes = (texts: readonly string[], text: string | null | undefined) => texts.includes(text ?? '')
