import { type Static, Type } from 'typebox'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { NO_PICTURE, PictureSchema } from '../pictures/queries.ts'
import { CONTENT_KINDS, type ContentKind, contentUrl } from './content-kind.ts'
import type { ContentCardRow, ContentRow } from './queries.ts'

/** Content as lists and links show it: anything with a page of its own that is not a product. */
export const ContentCardSchema = Type.Object(
  {
    kind: stringEnum(CONTENT_KINDS),
    slug: Type.String(),
    url: Type.String({ examples: ['/v1/api/records/low-cloud/'] }),
    title: Type.String(),
    summary: Type.String(),
    published_at: Type.String({ format: 'date-time' }),
    picture: schemaRef(PictureSchema),
  },
  { $id: 'ContentCard' },
)

export type ContentCard = Static<typeof ContentCardSchema>

/** The properties that the detail of every kind has. */
export const contentDetailProperties = {
  ...ContentCardSchema.properties,
  updated_at: Type.String({ format: 'date-time' }),
  body: Type.String({ description: 'HTML.' }),
}

/** Cards of linked content. */
export const contentCards = (description: string) => Type.Array(schemaRef(ContentCardSchema), { description })

export const toContentCard = ({ kind, slug, title, summary, published_at, picture }: ContentCardRow): ContentCard => ({
  kind,
  slug,
  url: contentUrl(kind, slug),
  title,
  summary,
  published_at: toInstant(published_at),
  picture: picture ?? NO_PICTURE,
})

/** The cards of one kind among linked rows of several. */
export const cardsOf = (rows: ContentCardRow[], kind: ContentKind) =>
  rows.filter((row) => row.kind === kind).map(toContentCard)

type CardColumns = Pick<ContentRow, 'slug' | 'title' | 'summary' | 'published_at' | 'picture'>
type DetailColumns = CardColumns & Pick<ContentRow, 'body' | 'updated_at'>

/** The common part of a card from a row of that kind. */
export const toCardOf = (kind: ContentKind, { slug, title, summary, published_at, picture }: CardColumns) => ({
  kind,
  slug,
  url: contentUrl(kind, slug),
  title,
  summary,
  // The queries read published content only, so that the column is never null here.
  published_at: toInstant(published_at ?? new Date(0)),
  picture: picture ?? NO_PICTURE,
})

export const toDetailOf = (kind: ContentKind, row: DetailColumns) => ({
  ...toCardOf(kind, row),
  updated_at: toInstant(row.updated_at),
  body: row.body,
})

/** ISO 8601, as JSON has it. */
export const toInstant = (time: string | Date) => new Date(time).toISOString()
