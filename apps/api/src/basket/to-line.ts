import { rupees } from '../catalogue/money.ts'
import { productUrl } from '../catalogue/product-url.ts'
import type { Language } from '../http/language.ts'
import { mediaUrl } from '../media/media-store.ts'
import type { BasketLine } from './basket-line.ts'
import type { LineRow } from './contents/queries.ts'
import { MESSAGES } from './messages.ts'
import { shortage } from './refusals.ts'

/** A line with what it costs. Money is in paisa. */
export type PricedLine = {
  goods: LineRow
  incl_tax: number
  excl_tax: number
  full_incl_tax: number
  full_excl_tax: number
}

/** The address of a line begins with that of its basket; where nothing is stored, it has none. */
export function toLine(line: PricedLine, basketUrl: string, language: Language): BasketLine {
  const { goods } = line
  return {
    id: basketUrl === '' ? '' : goods.id,
    url: basketUrl === '' ? '' : `${basketUrl}lines/${goods.id}/`,
    basket: basketUrl,
    product: productUrl(goods.product_id),
    product_id: goods.product_id,
    product_slug: goods.slug,
    product_title: goods.title,
    product_class: goods.product_class,
    thumbnail: thumbnailOf(goods),
    quantity: goods.quantity,
    max_quantity: goods.most,
    mrp: rupees(goods.mrp),
    discounted_price: rupees(goods.selling_price),
    unit_price_incl_tax: rupees(goods.selling_price),
    price_currency: 'NPR',
    price_incl_tax: rupees(line.incl_tax),
    price_excl_tax: rupees(line.excl_tax),
    price_incl_tax_excl_discounts: rupees(line.full_incl_tax),
    price_excl_tax_excl_discounts: rupees(line.full_excl_tax),
    is_tax_known: true,
    warning: warningOf(goods, language),
    stockrecord: null,
    attributes: [],
    date_created: isoTime(goods.created_at),
    date_updated: isoTime(goods.updated_at),
  }
}

/** Where its picture is, empty where it has none. */
export const thumbnailOf = ({ media_name }: Pick<LineRow, 'media_name'>) =>
  media_name === null ? '' : mediaUrl(media_name)

/** The line stays as the visitor made it; what is wrong with it is said. */
function warningOf(goods: LineRow, language: Language) {
  if (goods.quantity > goods.most) return shortage(goods, language).message
  return goods.warning === null ? null : MESSAGES[language].reduced(goods.quantity)
}

const isoTime = (time: string | null) => (time === null ? null : new Date(time).toISOString())
