import type { Language } from '../../http/language.ts'
import type { Vat } from '../tax.ts'
import { findStanding } from './find-standing.ts'
import type { DetailQueries } from './queries.ts'
import { toProduct } from './to-product.ts'

type Asked = { product: string; language: Language; vat: Vat }

export async function getProduct(queries: DetailQueries, { product, language, vat }: Asked) {
  const row = await findStanding({ product }, (place) => queries.findProduct(place, language))
  return toProduct(row, language, vat)
}
