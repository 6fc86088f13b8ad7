import type { BasketInput, Id } from './basket.ts'

/**
 * A basket contains a product when one of its lines has that product id, written as a number or as text; a missing
 * basket, missing lines, a missing line or a missing id contain nothing.
 *
 * @example
 * containsProduct({ lines: [{ product_id: 42 }] }, '42') // => true
 */
export function containsProduct(basket: BasketInput, productId: Id | null | undefined): boolean {
  return (basket?.lines ?? []).some((line) => isSame(line?.product_id, productId))
}

function isSame(one: Id | null | undefined, other: Id | null | undefined) {
  return one != null && other != null && String(one) === String(other)
}
