import { isDigital, isPhysical, isShippable, type ProductClassInput } from '../catalogue/product-class.ts'
import type { BasketInput } from './basket.ts'

const hasLine = (basket: BasketInput, isOfGroup: (productClass: ProductClassInput) => boolean) =>
  (basket?.lines ?? []).some((line) => isOfGroup(line?.product_class))

/**
 * A basket has a digital line when the class of any line is digital; a missing or empty basket
 * has none, and a missing line has no class.
 *
 * @example
 * hasDigitalLine({ lines: [{ product_class: 'Book' }, { product_class: 'Audiobook' }] }) // => true
 */
export function hasDigitalLine(basket: BasketInput): boolean {
  return hasLine(basket, isDigital)
}

/**
 * A basket has a physical line when the class of any line is physical; a missing or empty basket
 * has none, and a missing line has no class.
 *
 * @example
 * hasPhysicalLine({ lines: [{ product_class: 'Ticket' }] }) // => true
 */
export function hasPhysicalLine(basket: BasketInput): boolean {
  return hasLine(basket, isPhysical)
}

/**
 * A basket has a shippable line when the class of any line is shippable; a missing or empty basket
 * has none, and a missing line has no class.
 *
 * @example
 * hasShippableLine({ lines: [{ product_class: 'Ticket' }] }) // => false
 */
export function hasShippableLine(basket: BasketInput): boolean {
  return hasLine(basket, isShippable)
}
