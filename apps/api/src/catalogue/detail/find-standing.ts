import { movedTo, notFound } from '../../errors/api-error.ts'
import { type Place, readPlace } from './place.ts'

/** What stands at an address; who asks where it stood before is sent on to where it is now. */
export async function findStanding<Row extends { slug: string }>(
  { product, below = '' }: { product: string; below?: string },
  find: (place: Place) => Promise<Row | undefined>,
): Promise<Row> {
  const place = readPlace(product)
  const row = place && (await find(place))
  if (!row) throw notFound()
  if (!('id' in place) && row.slug !== place.slug)
    throw movedTo(`/v1/api/products/${encodeURIComponent(row.slug)}/${below}`)
  return row
}
