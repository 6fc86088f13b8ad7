import type { BasketInput, LineInput } from '../basket/basket.ts'

/** The one country in which a courier takes cash. */
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
 * The first line for which cash on delivery is refused as `product_class`, to name it; nothing when there is none, when
 * there are no lines, or when that line is missing itself.
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
 * Cash on delivery is allowed when nothing refuses it; a missing basket or address is not enough.
 *
 * @example
 * allowsCashOnDelivery({ basket: { lines: [{ product_class: 'Book' }], shipping_address: { country: 'NP' } } }) // => true
 */
export function allowsCashOnDelivery(input: CashOnDeliveryInput): boolean {
  return cashOnDeliveryRefusal(input) === null
}
