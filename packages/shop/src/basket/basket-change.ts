import type { Basket as Cart } from '@dabali/api-client'
import type { Product } from '@dabali/domain'
import type { ToastWords } from '../store/make-store.ts'

export type { Cart }

/** What the contract wants to know of the page on which something was added. */
export type PageVisited = { path: string; referrer: string; ua: string }

/** What a product looks like in a cart before the server has said so. */
export type ProductForSale = Product & {
  /** Its address, `…/v1/api/products/{id}/`. */
  url: string
  slug?: string
}

type Addition = {
  kind: 'add'
  url: string
  quantity: number
  visit: PageVisited
  product?: ProductForSale
  /** Said when the server has it. */
  toast?: ToastWords
}
type Quantity = { kind: 'quantity'; line: string; quantity: number }
type Removal = { kind: 'remove'; line: string }

/** Something that the visitor wants of the cart and that the server has not answered yet; its id is sent as its key. */
export type BasketChange = { id: string } & (Addition | Quantity | Removal)

/** An id by which the server knows a change again. */
export function newChangeId(): string {
  // Only pages that came over a safe line, or from this machine, have it.
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
