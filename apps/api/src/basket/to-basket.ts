import { rupees } from '../catalogue/money.ts'
import { productUrl } from '../catalogue/product-url.ts'
import { pictureUrl } from '../pictures/picture.ts'
import type { Basket } from './basket.ts'
import type { BasketLineRow, BasketRow } from './queries.ts'

export function toBasket(basket: BasketRow, rows: BasketLineRow[]): Basket {
  const url = `api/baskets/${basket.id}/`
  const total = rows.reduce((sum, { selling_price, quantity }) => sum + selling_price * quantity, 0)
  return {
    id: basket.id,
    url,
    lines: rows.map((row) => toLine(row, url)),
    total_incl_tax: rupees(total),
    currency: 'NPR',
    is_gift: basket.is_gift,
    shipping_address:
      basket.shipping_country === null || basket.shipping_line === null
        ? null
        : { country: basket.shipping_country, line: basket.shipping_line },
  }
}

function toLine(row: BasketLineRow, basketUrl: string) {
  const price = rupees(row.selling_price * row.quantity)
  return {
    id: row.id,
    url: `${basketUrl}lines/${row.id}/`,
    product: productUrl(row.product_id),
    product_id: row.product_id,
    product_slug: row.slug,
    product_title: row.title,
    product_class: row.product_class,
    quantity: row.quantity,
    price_incl_tax: price,
    price_excl_tax: price,
    mrp: rupees(row.mrp),
    discounted_price: rupees(row.selling_price),
    thumbnail: row.file_name === null ? '' : pictureUrl(row.file_name),
  }
}
