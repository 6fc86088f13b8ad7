import { NO_PICTURE, thumbnailOf } from '../pictures/picture.ts'
import { availabilityOf } from './availability.ts'
import { rupees } from './money.ts'
import type { Product } from './product.ts'
import { productUrl } from './product-url.ts'
import type { ProductRow } from './queries.ts'

export function toProduct(row: ProductRow, language: 'en' | 'ne'): Product {
  const picture = row.picture ?? NO_PICTURE
  return {
    id: row.id,
    url: productUrl(row.id),
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    authors: row.authors,
    language: row.language,
    product_class: row.product_class,
    description: row.description,
    selling_price: rupees(row.selling_price),
    mrp: rupees(row.mrp),
    currency: 'NPR',
    availability: availabilityOf(row, language),
    thumbnail: thumbnailOf(picture),
    picture,
  }
}
