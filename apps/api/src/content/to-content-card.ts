import { NO_PICTURE } from '../pictures/picture.ts'
import type { ContentCard } from './content-card.ts'
import { type ContentKind, contentUrl } from './content-kind.ts'
import type { ContentCardRow } from './queries.ts'

export const toContentCard = ({ kind, slug, title, summary, published_at, picture }: ContentCardRow): ContentCard => ({
  kind,
  slug,
  url: contentUrl(kind, slug),
  title,
  summary,
  published_at: toInstant(published_at),
  picture: picture ?? NO_PICTURE,
})

/** The cards of one kind among those of all. */
export const cardsOf = (rows: ContentCardRow[], kind: ContentKind) =>
  rows.filter((row) => row.kind === kind).map(toContentCard)

/** A time as the wire carries it. */
export const toInstant = (time: string | Date) => new Date(time).toISOString()
