import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { conflictSchema } from '../../staff/writes.ts'
import { LANGUAGES, TextsSchema, textsInput, time } from './fields.ts'
import { Id } from './product-schemas.ts'
import { CATEGORY_FIELDS } from './queries/categories.ts'

export type EntryKind = 'author' | 'publisher' | 'category' | 'series'

const common = {
  id: Type.Integer(),
  version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
  slug: Type.String(),
  name: TextsSchema,
  summary: TextsSchema,
  body: TextsSchema,
  is_published: Type.Boolean(),
  complete: Type.Array(stringEnum(LANGUAGES), { description: 'The languages that lack no text.' }),
  product_count: Type.Integer({ description: 'All products, listed or not.' }),
  updated_at: time,
}

export const StaffContributorSchema = Type.Object(common, { $id: 'StaffContributor' })
export const StaffCategorySchema = Type.Object(
  { ...common, parent_id: nullable(Type.Integer()), position: Type.Integer(), child_count: Type.Integer() },
  { $id: 'StaffCategory' },
)
export const StaffSeriesSchema = Type.Object(
  {
    ...common,
    works: Type.Array(
      Type.Object({
        position: Type.Integer(),
        products: Type.Array(Type.Object({ id: Type.Integer(), slug: Type.String(), name: TextsSchema })),
      }),
      { description: 'In order, each with its editions.' },
    ),
  },
  { $id: 'StaffSeries' },
)
export const ENTRY_CONFLICTS = {
  contributor: conflictSchema(StaffContributorSchema),
  category: conflictSchema(StaffCategorySchema),
  series: conflictSchema(StaffSeriesSchema),
}

const changed = {
  slug: Type.Optional(Type.String({ maxLength: 500, description: 'The former address redirects.' })),
  name: textsInput('In at least one language.'),
  summary: textsInput(),
  body: textsInput('HTML; only paragraphs, headings, lists, emphasis and links are stored.'),
  is_published: Type.Optional(Type.Boolean({ description: 'Default: true.' })),
}
export const ContributorInput = Type.Object(changed)
export const CategoryInput = Type.Object({ ...changed, ...CATEGORY_FIELDS })
export const SeriesInput = Type.Object({
  ...changed,
  product_ids: Type.Optional(
    Type.Array(Id, { maxItems: 200, uniqueItems: true, description: 'One product of each work, in order.' }),
  ),
})
export type EntryInput = Static<typeof CategoryInput> & Static<typeof SeriesInput>
