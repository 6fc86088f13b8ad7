import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { PictureSchema } from '../pictures/queries.ts'
import { AvailabilitySchema, PriceSchema } from './price.ts'
import { ProductCardSchema, RatingSchema, TitlesSchema } from './product-card.ts'

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
  sample_url: textOrNull(),
})

const words = {
  title: Type.String(),
  titles: TitlesSchema,
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
  rating: schemaRef(RatingSchema),
}

const TicketSchema = Type.Object({
  event: Type.Object({ slug: Type.String(), title: Type.String() }),
  admits: stringEnum(['hall', 'stream']),
  status: stringEnum(['scheduled', 'postponed', 'cancelled']),
  doors_at: time,
  starts_at: time,
  ends_at: time,
  replay_hours: countOrNull(),
  venue: Type.Union([Type.Object({ name: Type.String(), address: Type.String() }), Type.Null()]),
})

const PlanSchema = Type.Object({
  period_days: Type.Integer(),
  opens: Type.Array(Type.String(), { examples: [['E-book', 'Audiobook']] }),
})

const SeriesSchema = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  position: Type.Integer({ description: 'The number of the work in the series.' }),
  next: Type.Union([schemaRef(ProductCardSchema), Type.Null()], { description: 'The next work that is listed.' }),
})

/** Null and empty where a product is not physical or a fact is not known. */
const physicalFacts = {
  binding: Type.Union([stringEnum(['paperback', 'hardcover', 'stapled']), Type.Null()]),
  printing_year: countOrNull(),
  weight_grams: countOrNull(),
  width_mm: countOrNull(),
  height_mm: countOrNull(),
  depth_mm: countOrNull(),
  paper: Type.String({ examples: ['Book wove, 70 g/m²'] }),
  material: Type.String(),
  included: Type.String({ description: 'What is in the package.' }),
  care: Type.String(),
}

const facts = {
  isbn: textOrNull({ examples: ['9789937000017'] }),
  language,
  pages: countOrNull(),
  duration_seconds: countOrNull(),
  published_on: textOrNull({ format: 'date' }),
  ...physicalFacts,
  sample_url: textOrNull(),
  video_url: textOrNull(),
  ticket: Type.Union([TicketSchema, Type.Null()], { description: 'The event date that a ticket admits to.' }),
  plan: Type.Union([PlanSchema, Type.Null()], { description: 'What a subscription opens, and for how long.' }),
  series: Type.Union([SeriesSchema, Type.Null()], { description: 'The series that the work belongs to.' }),
}

const around = {
  thumbnail: Type.String(),
  picture: schemaRef(PictureSchema),
  images: Type.Array(ImageSchema, { description: 'The cover first.' }),
  formats: Type.Array(FormatSchema, { description: 'The formats of this work that are sold, including this one.' }),
  contents: Type.Array(schemaRef(ProductCardSchema), { description: 'The works of a bundle.' }),
  related: Type.Array(schemaRef(ProductCardSchema), {
    description: 'Up to six works: bought together with it, chosen by hand, or of its category.',
  }),
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
