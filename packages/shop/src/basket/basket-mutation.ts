import type { Basket as Cart, ProductCard } from '@dabali/api-client'
import type { Product } from '@dabali/domain'
import type { ToastText } from '../store/make-store.ts'

export type { Cart }

/** The page on which something was added, as the API wants to know it. */
export type PageContext = { path: string; referrer: string; ua: string }

/** A product as a cart shows it before the server has answered. */
export type ProductForSale = Product & {
  /** Its address, `…/v1/api/products/{id}/`. */
  url: string
  slug?: string
}

type Addition = {
  kind: 'add'
  url: string
  quantity: number
  visit: PageContext
  product?: ProductForSale
  /** Shown when the server has answered. */
  toast?: ToastText | false
}
type Quantity = { kind: 'quantity'; line: string; quantity: number }
type Removal = { kind: 'remove'; line: string }

/** A change of the cart that the server has not answered yet; its id is sent as the idempotency key. */
export type BasketMutation = { id: string } & (Addition | Quantity | Removal)

/** The page that is open now. */
export function pageContext(): PageContext {
  return { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
}

type Sold = Pick<ProductCard, 'id' | 'url' | 'slug' | 'title' | 'product_class' | 'selling_price' | 'mrp' | 'thumbnail'>

/** What buying a product reads of it, so that no more goes along with the page. */
export function toProductForSale(product: Sold): ProductForSale {
  const { id, url, slug, title, product_class, selling_price, mrp, thumbnail } = product
  return { id, url, slug, title, product_class, selling_price, mrp, thumbnail }
}
