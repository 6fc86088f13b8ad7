import { findBySlug } from '../../content/content-kind.ts'
import type { Language } from '../../http/language.ts'
import { toProductCard } from '../to-product-card.ts'
import type { MakerKind } from './maker.ts'
import type { MakerQueries } from './queries.ts'
import { toMaker } from './to-maker.ts'

type Asked = { kind: MakerKind; slug: string; language: Language }

export async function getMaker(queries: MakerQueries, { kind, slug, language }: Asked) {
  const row = await findBySlug(
    { kind, slug },
    (asked) => queries.findMaker({ kind, slug: asked, language }),
    (asked) => queries.findMovedSlug(kind, asked),
  )
  return {
    ...toMaker(kind, row),
    description: row.body,
    products_url: `/v1/api/products/?${kind}=${encodeURIComponent(row.slug)}`,
    products: row.products.map(toProductCard),
  }
}
