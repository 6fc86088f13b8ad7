import { detailQueries } from './detail/queries/detail.ts'
import { catalogueCache } from './listing/catalogue-cache.ts'
import { listCards } from './listing/list-products.ts'
import { listingQueries } from './listing/queries.ts'

type Database = Parameters<typeof detailQueries>[0]

/** The catalogue as the requests and jobs of one process read it, with one index of the products and one cache of their cards. */
export function openCatalogue(database: Database) {
  const listing = listingQueries(database)
  const index = catalogueCache(listing)
  return { index, cards: listCards(index, listing), detail: detailQueries(database) }
}

export type Catalogue = ReturnType<typeof openCatalogue>
