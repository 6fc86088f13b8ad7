import { Type } from 'typebox'
import { schemaRef } from '../../http/schemas.ts'
import { PictureSchema } from '../../pictures/picture.ts'
import { ProductCardSchema } from '../product-card.ts'

/** Whoever makes books: who writes, translates or reads them, and who publishes them. */
const maker = (example: string) => ({
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

const author = maker('/v1/api/authors/ishvari-tamot/')
const publisher = maker('/v1/api/publishers/patan-press/')

export const AuthorSchema = Type.Object(author, { $id: 'Author' })
export const AuthorDetailSchema = Type.Object({ ...author, ...detail }, { $id: 'AuthorDetail' })
export const PublisherSchema = Type.Object(publisher, { $id: 'Publisher' })
export const PublisherDetailSchema = Type.Object({ ...publisher, ...detail }, { $id: 'PublisherDetail' })

export type MakerKind = 'author' | 'publisher'
