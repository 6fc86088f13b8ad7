import type { ProductCard } from '@dabali/api-client'
import type { ProductForSale } from './basket-mutation.ts'

type Sold = Pick<ProductCard, 'id' | 'url' | 'slug' | 'title' | 'product_class' | 'selling_price' | 'mrp' | 'thumbnail'>

/** What buying a product reads of it, so that no more goes along with the page. */
export function forSale(product: Sold): ProductForSale {
  const { id, url, slug, title, product_class, selling_price, mrp, thumbnail } = product
  return { id, url, slug, title, product_class, selling_price, mrp, thumbnail }
}
