import { isDigital, isPhysical, isShippable, type ProductClassInput } from '../catalogue/product-class.ts'
import { type Decimal, toNumber } from '../money/money.ts'

/** The quantity when none is given. */
export const DEFAULT_QUANTITY = 1

/** An id as the API sends it; `42` and `'42'` are the same id. */
export type Id = string | number

/** The fields of a product that a purchase needs. */
export type Product = {
  id: Id
  title: string
  selling_price: Decimal
  product_class: ProductClassInput
  mrp?: Decimal | null
  thumbnail?: string | null
}

export type BasketLine = {
  id: Id
  quantity: number
  price_incl_tax: Decimal
  price_excl_tax: Decimal
  product_id: Id
  product_title: string
  product_class: ProductClassInput
  mrp?: Decimal | null
  discounted_price?: Decimal | null
  thumbnail?: string | null
}

/** The fields of an address that the rules read. */
export type Address = { country?: string | null; line?: string | null }

export type Basket = {
  id: Id
  lines: readonly BasketLine[]
  total_incl_tax: Decimal
  /** `api/baskets/{id}/`; a basket without one is not on the server. */
  url?: string
  /** True for a basket that was built in the client and is not on the server. */
  local?: true
  is_gift?: boolean | null
  shipping_address?: Address | null
}

/** The fields of a line that the rules read. */
export type LineInput = { product_id?: Id | null; product_class?: ProductClassInput }

/** The fields of a basket that the rules read; the basket and each of its fields may be missing. */
export type BasketInput =
  | {
      lines?: readonly (LineInput | null | undefined)[] | null
      is_gift?: boolean | null
      shipping_address?: Address | null
    }
  | null
  | undefined

/**
 * A basket contains a product when one of its lines has that product id, written as a number or as text; a missing
 * basket, missing lines, a missing line or a missing id never match.
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

const hasLine = (basket: BasketInput, isInGroup: (productClass: ProductClassInput) => boolean) =>
  (basket?.lines ?? []).some((line) => isInGroup(line?.product_class))

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

/**
 * Buying one product at once makes a local basket of a single line: the basket has the id of the product, the line has
 * the given quantity (1 when none is given), and both its prices and the total are one selling price; a selling price
 * that is not a number and a quantity that is not a whole number above 0 are refused with a `TypeError`.
 *
 * @example
 * singleProductBasket({ id: 42, title: 'Seto Dharti', selling_price: '450.00', product_class: 'Book' }).total_incl_tax // => '450.00'
 */
export function singleProductBasket(product: Product, quantity: number | null = DEFAULT_QUANTITY): Basket {
  const { id, title, selling_price, product_class, mrp, thumbnail } = product
  const count = quantity ?? DEFAULT_QUANTITY
  toNumber(selling_price, 'product.selling_price')
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new TypeError(`quantity must be a whole number above 0, not ${String(count)}`)
  }
  return {
    id,
    local: true,
    lines: [
      {
        id,
        quantity: count,
        price_incl_tax: selling_price,
        price_excl_tax: selling_price,
        product_id: id,
        product_title: title,
        product_class,
        mrp: mrp ?? null,
        thumbnail: thumbnail ?? null,
      },
    ],
    // Spec §4: one selling price, whatever the quantity. Checkout asks the server before it shows or charges a total.
    total_incl_tax: selling_price,
  }
}
