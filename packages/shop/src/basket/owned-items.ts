import { type Client, listLibrary } from '@dabali/api-client'

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
