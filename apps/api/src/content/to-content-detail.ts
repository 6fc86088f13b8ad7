import { NO_PICTURE } from '../pictures/picture.ts'
import { type ContentKind, contentUrl } from './content-kind.ts'
import type { ContentRow } from './queries.ts'
import { toInstant } from './to-content-card.ts'

export type CardParts = Pick<ContentRow, 'slug' | 'title' | 'summary' | 'published_at' | 'picture'>
type DetailParts = CardParts & Pick<ContentRow, 'body' | 'updated_at'>

/** The card of a row of that kind. */
export const toCardOf = (kind: ContentKind, { slug, title, summary, published_at, picture }: CardParts) => ({
  kind,
  slug,
  url: contentUrl(kind, slug),
  title,
  summary,
  // Only what is published is read.
  published_at: toInstant(published_at ?? new Date(0)),
  picture: picture ?? NO_PICTURE,
})

export const toDetailOf = (kind: ContentKind, row: DetailParts) => ({
  ...toCardOf(kind, row),
  updated_at: toInstant(row.updated_at),
  body: row.body,
})
