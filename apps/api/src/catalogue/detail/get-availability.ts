import type { Language } from '../../http/language.ts'
import { availabilityOf } from '../availability.ts'
import { findStanding } from './find-standing.ts'
import type { DetailQueries } from './queries.ts'

export async function getAvailability(queries: DetailQueries, asked: { product: string; language: Language }) {
  const row = await findStanding({ product: asked.product, below: 'availability/' }, queries.findOffer)
  return availabilityOf(row, asked.language)
}
