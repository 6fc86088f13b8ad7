import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { PictureSchema } from '../pictures/picture.ts'
import { AvailabilitySchema, PriceSchema } from './price.ts'
import { ProductCardSchema } from './product-card.ts'

const textOrNull = (options: Parameters<typeof Type.String>[0] = {}) => Type.Union([Type.String(options), Type.Null()])
const countOrNull = () => Type.Union([Type.Integer(), Type.Null()])
const language = stringEnum(['en', 'ne'], { description: 'The language of the work.' })
const time = Type.String({ format: 'date-time' })

const AttributeSchema = Type.Object({ name: Type.String(), value: Type.String(), code: Type.String() })

const ImageSchema = Type.Object({
  original: Type.String({ description: 'JPEG or WebP, which every browser shows.' }),
  caption: Type.String(),
  display_order: Type.Integer(),
  ...PictureSchema.properties,
})

const FormatSchema = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  product_class: stringEnum(PRODUCT_CLASSES),
  language,
  selling_price: Type.String(),
  mrp: Type.String(),
  currency: stringEnum(['NPR']),
  is_available_to_buy: Type.Boolean(),
  pages: countOrNull(),
  duration_seconds: countOrNull(),
})

const words = {
  title: Type.String(),
  subtitle: Type.String(),
  description: Type.String({ description: 'HTML.' }),
  authors: Type.Array(Type.String(), { description: 'The names on the cover.' }),
  contributors: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      role: stringEnum(['author', 'translator', 'narrator', 'editor', 'illustrator']),
    }),
  ),
  publisher: Type.Union([Type.Object({ slug: Type.String(), name: Type.String() }), Type.Null()]),
}

const offer = {
  selling_price: Type.String({ examples: ['585.00'] }),
  mrp: Type.String({ description: 'The printed price.', examples: ['650.00'] }),
  currency: stringEnum(['NPR']),
  price: schemaRef(PriceSchema),
  availability: schemaRef(AvailabilitySchema),
  largest_quantity: Type.Integer({ description: 'The maximum quantity of one order now.' }),
  is_shippable: Type.Boolean(),
  is_digital: Type.Boolean(),
}

const facts = {
  isbn: textOrNull({ examples: ['9789937000017'] }),
  language,
  pages: countOrNull(),
  duration_seconds: countOrNull(),
  published_on: textOrNull({ format: 'date' }),
  sample_url: textOrNull(),
  video_url: textOrNull(),
}

const around = {
  thumbnail: Type.String(),
  picture: schemaRef(PictureSchema),
  images: Type.Array(ImageSchema, { description: 'The cover first.' }),
  formats: Type.Array(FormatSchema, { description: 'The formats of this work that are sold, including this one.' }),
  contents: Type.Array(schemaRef(ProductCardSchema), { description: 'The works of a bundle.' }),
  related: Type.Array(schemaRef(ProductCardSchema)),
  mentions: Type.Array(schemaRef(ContentCardSchema), {
    description: 'Articles, booklists, records and other content that mentions it.',
  }),
  breadcrumbs: Type.Array(Type.Array(Type.Object({ slug: Type.String(), name: Type.String() })), {
    description: 'The path from the root to each of its categories.',
  }),
}

/** Fields for clients of django-oscar-api. */
const oscar = {
  upc: textOrNull({ description: 'The ISBN.' }),
  structure: stringEnum(['standalone']),
  date_created: time,
  date_updated: time,
  product_class_slug: Type.String({ examples: ['e-book'] }),
  categories: Type.Array(Type.String()),
  attributes: Type.Array(AttributeSchema),
  recommended_products: Type.Array(Type.String()),
  price_url: Type.String(),
  availability_url: Type.String(),
  stockrecords: Type.Null(),
  options: Type.Array(Type.String(), { maxItems: 0 }),
  children: Type.Array(Type.String(), { maxItems: 0 }),
}

export const ProductSchema = Type.Object(
  {
    id: Type.Integer(),
    url: Type.String({ examples: ['/v1/api/products/1/'] }),
    slug: Type.String(),
    product_class: stringEnum(PRODUCT_CLASSES),
    ...words,
    ...offer,
    ...facts,
    ...around,
    ...oscar,
  },
  { $id: 'Product' },
)

export type Product = Static<typeof ProductSchema>
