import type { DemoFile, DemoHoldings, DemoMedia, DemoProduct } from '../demo.ts'
import { BUNDLES, PLANS, VIEWING } from '../words/bundles-and-plans.ts'
import type { RecordSleeve } from '../words.ts'
import { minutesIn } from './write.ts'

/** What is behind the gate of each thing that can be read, heard or watched, and how long the gate stands open. */
export const composeHoldings = (
  products: readonly DemoProduct[],
  records: readonly RecordSleeve[],
  media: DemoMedia,
): DemoHoldings => ({
  bundles: Object.entries(BUNDLES).flatMap(([bundle, held]) =>
    held.map((product, position) => ({ bundle, product, position })),
  ),
  files: [...products.flatMap((product) => fileOf(product, media)), ...composeTrackFiles(records, media)],
  parts: media.parts,
  plans: PLANS,
  windows: products.flatMap(({ product_class, slug }) =>
    product_class === 'Pay Per View' ? [{ product: slug, ...VIEWING }] : [],
  ),
})

/** One book, one reading and one film stand for all: the rest was never written. */
function fileOf({ slug, product_class, language }: DemoProduct, { books, chapter, films }: DemoMedia): DemoFile[] {
  const whole = { product: slug, position: 0, titles: null, duration_seconds: null }
  const named = (kind: DemoFile['kind'], media_name: string | undefined) =>
    media_name === undefined ? [] : [{ ...whole, kind, media_name }]
  if (product_class === 'E-book') return named('epub', books[language])
  if (product_class === 'Audiobook') return named('audio', chapter[language])
  return product_class === 'Pay Per View' ? named('film', films[0]) : []
}

/** The tracks of a record that is sold as files: what may be heard of them before is all that was played. */
const composeTrackFiles = (records: readonly RecordSleeve[], { previews }: DemoMedia): DemoFile[] =>
  records.flatMap(({ slug, tracks }, shift) =>
    tracks.flatMap(([en, ne, lasts], position) => {
      const media_name = previews[(shift + position) % previews.length]
      if (media_name === undefined) return []
      const product = `${slug}-download`
      return [{ product, position, kind: 'audio', media_name, titles: { en, ne }, duration_seconds: minutesIn(lasts) }]
    }),
  )
