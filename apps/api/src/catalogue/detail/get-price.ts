import type { Vat } from '../tax.ts'
import { toLongPrice } from '../to-price.ts'
import { findStanding } from './find-standing.ts'
import type { DetailQueries } from './queries.ts'

export async function getPrice(queries: DetailQueries, { product, vat }: { product: string; vat: Vat }) {
  return toLongPrice(await findStanding({ product, below: 'price/' }, queries.findOffer), vat)
}
