import { Type } from 'typebox'
import { contentUrl } from '../../content/content-kind.ts'
import { schemaRef } from '../../http/schemas.ts'
import { NO_PICTURE, PictureSchema } from '../../pictures/picture.ts'
import { ProductCardSchema } from '../product-card.ts'
import type { ContributorRow } from './queries.ts'

/** Authors, translators and narrators, and publishers. */
const contributor = (example: string) => ({
  slug: Type.String(),
  url: Type.String({ examples: [example] }),
  name: Type.String(),
  summary: Type.String(),
  picture: schemaRef(PictureSchema),
  product_count: Type.Integer(),
})

const detail = {
  description: Type.String({ description: 'HTML.' }),
  products_url: Type.String({ description: 'The list of what they made.' }),
  products: Type.Array(schemaRef(ProductCardSchema), { description: 'What sells best of it.' }),
}

const author = contributor('/v1/api/authors/ishvari-tamot/')
const publisher = contributor('/v1/api/publishers/patan-press/')

export const AuthorSchema = Type.Object(author, { $id: 'Author' })
export const AuthorDetailSchema = Type.Object({ ...author, ...detail }, { $id: 'AuthorDetail' })
export const PublisherSchema = Type.Object(publisher, { $id: 'Publisher' })
export const PublisherDetailSchema = Type.Object({ ...publisher, ...detail }, { $id: 'PublisherDetail' })

export type ContributorKind = 'author' | 'publisher'

export const toContributor = (
  kind: ContributorKind,
  { slug, name, summary, picture, product_count }: ContributorRow,
) => ({
  slug,
  url: contentUrl(kind, slug),
  name,
  summary,
  picture: picture ?? NO_PICTURE,
  product_count,
})
