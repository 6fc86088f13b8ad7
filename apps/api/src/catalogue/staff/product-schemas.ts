import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { conflictSchema } from '../../staff/writes.ts'
import { MOST_LINE, TextsSchema, textsInput, time } from './fields.ts'

/** Texts that a product has in each language. */
export const TEXT_FIELDS = ['title', 'subtitle', 'description', 'paper', 'material', 'included', 'care'] as const

/** Numbers that not every class has, with their limits. */
export const NUMBER_FIELDS = {
  pages: [1, 20_000],
  duration_seconds: [1, 1_000_000],
  printing_year: [1400, 2200],
  weight_grams: [1, 1_000_000],
  width_mm: [1, 10_000],
  height_mm: [1, 10_000],
  depth_mm: [1, 10_000],
} as const

const ROLES = ['author', 'translator', 'narrator', 'editor', 'illustrator'] as const
const BINDINGS = ['paperback', 'hardcover', 'stapled'] as const
const OPENS = ['E-book', 'Audiobook', 'Pay Per View', 'Live stream'] as const
const LANGUAGE = ['en', 'ne'] as const

/** The most items of a list of a product. */
export const MOST_ITEMS = { authors: 20, contributors: 50, links: 200 } as const

const LARGEST_ID = 2_147_483_647
export const Id = Type.Integer({ minimum: 1, maximum: LARGEST_ID })
const idOf = (description: string) => nullable(Type.Integer({ minimum: 1, maximum: LARGEST_ID, description }))
const names = Type.Array(Type.String({ maxLength: MOST_LINE }), { maxItems: MOST_ITEMS.authors })
const AuthorsSchema = Type.Object(
  { en: Type.Optional(names), ne: Type.Optional(names) },
  { additionalProperties: false, description: 'The names on the cover.' },
)
const ids = (description: string) => Type.Array(Id, { maxItems: MOST_ITEMS.links, uniqueItems: true, description })

const PlanSchema = Type.Object(
  {
    period_days: Type.Integer({ minimum: 1, maximum: 3660 }),
    opens: Type.Array(stringEnum(OPENS), { minItems: 1, uniqueItems: true }),
  },
  { description: 'What a subscription opens, and for how long.' },
)
const RentalSchema = Type.Object(
  {
    days_to_start: Type.Integer({ minimum: 1, maximum: 3660 }),
    hours_to_watch: Type.Integer({ minimum: 1, maximum: 87_840 }),
  },
  { description: 'How long the start may be delayed, and how long a film can be watched from then on.' },
)

const integer = () => Type.Optional(nullable(Type.Integer()))
const numberInputs = {
  pages: integer(),
  duration_seconds: integer(),
  printing_year: integer(),
  weight_grams: integer(),
  width_mm: integer(),
  height_mm: integer(),
  depth_mm: integer(),
}

const changed = {
  slug: Type.Optional(Type.String({ maxLength: 500, description: 'The former address redirects.' })),
  title: textsInput('In at least one language.'),
  subtitle: textsInput(),
  description: textsInput('HTML; only paragraphs, headings, lists, emphasis and links are stored.'),
  authors: Type.Optional(AuthorsSchema),
  paper: textsInput(),
  material: textsInput(),
  included: textsInput('What is in the package.'),
  care: textsInput(),
  language: Type.Optional(stringEnum(LANGUAGE, { description: 'The language of the work.' })),
  isbn: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  ...numberInputs,
  binding: Type.Optional(Type.Union([stringEnum(BINDINGS), Type.Null()])),
  published_on: Type.Optional(nullable(Type.String({ format: 'date' }))),
  largest_quantity: Type.Optional(Type.Integer({ description: 'The most of it in one basket, 1 to 99.' })),
  publisher_id: Type.Optional(nullable(Id)),
  contributors: Type.Optional(
    Type.Array(Type.Object({ id: Id, role: stringEnum(ROLES) }), {
      maxItems: MOST_ITEMS.contributors,
      description: 'In order.',
    }),
  ),
  category_ids: Type.Optional(ids('Its own categories.')),
  related_ids: Type.Optional(ids('Products to show with it, in order.')),
  item_ids: Type.Optional(ids('The contents of a bundle, in order.')),
  plan: Type.Optional(PlanSchema),
  rental: Type.Optional(RentalSchema),
}

export const PriceInput = Type.Object({
  mrp: Type.String({ maxLength: 20, description: 'The printed price.', examples: ['650.00'] }),
  selling_price: Type.String({ maxLength: 20, description: 'The price outside a sale.', examples: ['585.00'] }),
  least_price: Type.Optional(
    nullable(Type.String({ maxLength: 20, description: 'Buyers choose what to pay, from this price on.' })),
  ),
  sale: Type.Optional(
    Type.Union([Type.Object({ price: Type.String({ maxLength: 20 }), starts_at: time, ends_at: time }), Type.Null()], {
      description: 'Begins and ends by itself.',
    }),
  ),
})

export const ProductChange = Type.Object(changed)

const editionOf = {
  edition_of: Type.Optional(idOf('A product of the same work; null or missing: a work of its own.')),
}

export const NewProduct = Type.Object({
  product_class: stringEnum(PRODUCT_CLASSES),
  ...changed,
  ...editionOf,
  price: PriceInput,
})

export const EditionChange = Type.Object({
  edition_of: idOf('A product of the work to move to; null: a new work.'),
})

const Named = Type.Object({ id: Type.Integer(), slug: Type.String(), name: TextsSchema })
const money = Type.String({ examples: ['585.00'] })

const StaffPriceSchema = Type.Object({
  mrp: money,
  selling_price: Type.String({ description: 'Outside a sale.' }),
  current_price: Type.String({ description: 'What a visitor pays now.' }),
  least_price: nullable(Type.String()),
  sale: Type.Union([
    Type.Object({
      price: money,
      starts_at: time,
      ends_at: time,
      state: stringEnum(['planned', 'running', 'ended']),
    }),
    Type.Null(),
  ]),
})

const card = {
  id: Type.Integer(),
  version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
  slug: Type.String(),
  product_class: stringEnum(PRODUCT_CLASSES),
  language: Type.Union([stringEnum(LANGUAGE), Type.Null()]),
  work_id: nullable(Type.Integer({ description: 'Editions of one work share it.' })),
  title: TextsSchema,
  isbn: nullable(Type.String()),
  price: StaffPriceSchema,
  num_available: nullable(Type.Integer({ description: 'Null: unlimited.' })),
  is_listed: Type.Boolean(),
  complete: Type.Array(stringEnum(LANGUAGE), { description: 'The languages that lack no text.' }),
  thumbnail: Type.String(),
  updated_at: time,
}

export const StaffProductCardSchema = Type.Object(card, { $id: 'StaffProductCard' })

const known = () => nullable(Type.Integer())
const numbers = {
  pages: known(),
  duration_seconds: known(),
  printing_year: known(),
  weight_grams: known(),
  width_mm: known(),
  height_mm: known(),
  depth_mm: known(),
}

export const StaffProductSchema = Type.Object(
  {
    ...card,
    subtitle: TextsSchema,
    description: TextsSchema,
    authors: AuthorsSchema,
    paper: TextsSchema,
    material: TextsSchema,
    included: TextsSchema,
    care: TextsSchema,
    ...numbers,
    binding: Type.Union([stringEnum(BINDINGS), Type.Null()]),
    published_on: nullable(Type.String({ format: 'date' })),
    largest_quantity: Type.Integer(),
    publisher: Type.Union([Named, Type.Null()]),
    contributors: Type.Array(Type.Object({ ...Named.properties, role: stringEnum(ROLES) })),
    categories: Type.Array(Named),
    related: Type.Array(Named),
    items: Type.Array(Named),
    plan: Type.Union([PlanSchema, Type.Null()]),
    rental: Type.Union([RentalSchema, Type.Null()]),
    editions: Type.Array(
      Type.Object({
        ...Named.properties,
        product_class: stringEnum(PRODUCT_CLASSES),
        language: Type.Union([stringEnum(LANGUAGE), Type.Null()]),
        is_listed: Type.Boolean(),
      }),
      { description: 'The products of the work, this one too.' },
    ),
    missing: Type.Array(stringEnum(['title', 'items', 'plan', 'rental', 'date', 'file']), {
      description: 'What it needs before it can be listed.',
    }),
    created_at: time,
  },
  { $id: 'StaffProduct' },
)

export const StaffProductConflictSchema = conflictSchema(StaffProductSchema)

export const PriceHistorySchema = Type.Object(
  {
    at: time,
    mrp: money,
    selling_price: Type.String({ description: 'Outside a sale.' }),
    current_price: Type.String({ description: 'What a visitor paid from then on.' }),
    least_price: nullable(Type.String()),
  },
  { $id: 'StaffPriceHistory' },
)

export type StaffProduct = Static<typeof StaffProductSchema>
export type StaffProductCard = Static<typeof StaffProductCardSchema>
export type ProductInput = Static<typeof ProductChange>
