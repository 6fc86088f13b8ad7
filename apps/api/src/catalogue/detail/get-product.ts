import { movedTo, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { availabilityOf } from '../availability.ts'
import { toLongPrice, type Vat } from '../price.ts'
import { type ProductKey, parseProductKey } from '../product-card.ts'
import type { DetailQueries } from './queries.ts'
import { toProduct } from './to-product.ts'

/** The row of a key; a former slug answers 301 with the present address. */
async function findByProductKey<Row extends { slug: string }>(
  { product, below = '' }: { product: string; below?: string },
  find: (place: ProductKey) => Promise<Row | undefined>,
): Promise<Row> {
  const place = parseProductKey(product)
  const row = place && (await find(place))
  if (!row) throw notFound()
  if (!('id' in place) && row.slug !== place.slug)
    throw movedTo(`/v1/api/products/${encodeURIComponent(row.slug)}/${below}`)
  return row
}

export async function getAvailability(queries: DetailQueries, asked: { product: string; language: Language }) {
  const row = await findByProductKey({ product: asked.product, below: 'availability/' }, queries.findOffer)
  return availabilityOf(row, asked.language)
}

export async function getPrice(queries: DetailQueries, { product, vat }: { product: string; vat: Vat }) {
  return toLongPrice(await findByProductKey({ product, below: 'price/' }, queries.findOffer), vat)
}

type Asked = { product: string; language: Language; vat: Vat }

export async function getProduct(queries: DetailQueries, { product, language, vat }: Asked) {
  const row = await findByProductKey({ product }, (place) => queries.findProduct(place, language))
  return toProduct(row, language, vat)
}
