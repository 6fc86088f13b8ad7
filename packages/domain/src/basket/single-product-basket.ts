import { toNumber } from '../money/decimal.ts'
import { type Basket, DEFAULT_QUANTITY, type Product } from './basket.ts'

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
