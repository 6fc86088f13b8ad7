import { NO_PICTURE, thumbnailOf } from '../pictures/picture.ts'
import { rupees } from './money.ts'
import type { ProductCard } from './product-card.ts'
import { productUrl } from './product-url.ts'
import type { ProductCardRow } from './queries.ts'

export function toProductCard(row: ProductCardRow): ProductCard {
  const picture = row.picture ?? NO_PICTURE
  return {
    id: row.id,
    url: productUrl(row.id),
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    authors: row.authors,
    product_class: row.product_class,
    language: row.language,
    selling_price: rupees(row.selling_price),
    mrp: rupees(row.mrp),
    currency: 'NPR',
    is_available_to_buy: row.is_available_to_buy,
    thumbnail: thumbnailOf(picture),
    picture,
  }
}
