import type { ProductClassInput } from '../catalogue/product-class.ts'
import type { Decimal } from '../money/decimal.ts'

/** How many of a product are meant when nobody says. */
export const DEFAULT_QUANTITY = 1

/** An identifier as it stands on the wire; `42` and `'42'` name the same thing. */
export type Id = string | number

/** The fields of a product that buying it reads. */
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
  /** True on a basket that was built here and that the server has not seen. */
  local?: true
  is_gift?: boolean | null
  shipping_address?: Address | null
}

/** A line as far as the rules need it. */
export type LineInput = { product_id?: Id | null; product_class?: ProductClassInput }

/** A basket as far as the rules need it: it may not be there yet, and neither may anything in it. */
export type BasketInput =
  | {
      lines?: readonly (LineInput | null | undefined)[] | null
      is_gift?: boolean | null
      shipping_address?: Address | null
    }
  | null
  | undefined
