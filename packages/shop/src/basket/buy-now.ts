import { addProduct, type Client, listLibrary, newId } from '@dabali/api-client'
import {
  checkoutPath,
  DEFAULT_QUANTITY,
  type Language,
  localPath,
  type Product,
  singleProductBasket,
} from '@dabali/domain'
import type { ShopThunk } from '../store/store.ts'
import { basketReplaced, buyNowReplaced, type PageContext } from './basket-slice.ts'

type BuyNow = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  url: string
  page: PageContext
  language: Language
  quantity?: number
  /** With `buy-now` it is checked out alone, and the cart stays as it is. */
  mode?: string
}

/** Adds a product on the server and goes to the checkout. A refusal keeps the visitor here, with a toast. */
export function buyNow({ url, page, language, mode, quantity = DEFAULT_QUANTITY }: BuyNow): ShopThunk<Promise<void>> {
  return async (dispatch, _, { client, goTo }) => {
    const added = { url, quantity, ...page, ...(mode && { mode }), idempotencyKey: newId() }
    const basket = await addProduct(client, added).catch(() => undefined)
    if (!basket?.id) return
    dispatch(mode === 'buy-now' ? buyNowReplaced(basket) : basketReplaced(basket))
    // A full page load, so that the server reads basket and session again.
    goTo(localPath(language, checkoutPath(mode)))
  }
}

type BuyProduct = { product: Product; language: Language; quantity?: number | null }

/** Replaces the local basket by a single line, without asking the server, and goes to the checkout. */
export function buyProduct({ product, language, quantity = null }: BuyProduct): ShopThunk<void> {
  return (dispatch, _, { goTo }) => {
    dispatch(buyNowReplaced(singleProductBasket(product, quantity)))
    goTo(localPath(language, checkoutPath()))
  }
}

/** More than this is found by the checkout. */
const MOST_ITEMS = 100

/** The library of the visitor, asked for once per page load: item ids by product id. */
const libraries = new WeakMap<Client, Promise<ReadonlyMap<string, string>>>()

async function loadOwned(client: Client): Promise<ReadonlyMap<string, string>> {
  const { results } = await listLibrary(client, { state: 'active', page_size: MOST_ITEMS }, { silent: true })
  return new Map(results.flatMap(({ id, terms, product }) => (terms === 'own' ? [[String(product.id), id]] : [])))
}

/** The library item of a product that the visitor owns. */
export async function findOwnedItem(client: Client, product: string): Promise<string | undefined> {
  const known = libraries.get(client) ?? loadOwned(client)
  libraries.set(client, known)
  return (await known).get(product)
}
