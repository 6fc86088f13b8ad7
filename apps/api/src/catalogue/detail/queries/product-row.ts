import type { ProductClass } from '@dabali/domain'
import type { Selectable } from 'kysely'
import type { ContentCardRow } from '../../../content/queries.ts'
import type { CatalogueTables } from '../../../database/tables/catalogue.ts'
import type { Picture } from '../../../pictures/queries.ts'
import type { Titles } from '../../queries.ts'

export type Language = 'en' | 'ne'
type ContributorRole = 'author' | 'translator' | 'narrator' | 'editor' | 'illustrator'

/** A category of the product or one of its ancestors. */
export type CategoryRow = { id: number; parent_id: number | null; slug: string; name: string; is_own: boolean }
export type FormatRow = {
  id: number
  slug: string
  title: string
  product_class: ProductClass
  language: Language
  selling_price: number
  mrp: number
  is_available_to_buy: boolean
  pages: number | null
  duration_seconds: number | null
  sample_media: string | null
}

/** The event date that a ticket admits to. Times are text. */
type TicketRow = {
  event: { slug: string; title: string }
  admits: 'hall' | 'stream'
  status: 'scheduled' | 'postponed' | 'cancelled'
  doors_at: string
  starts_at: string
  ends_at: string
  replay_hours: number | null
  venue: { name: string; address: string } | null
}

/** What a subscription opens, and for how long. */
type PlanRow = { period_days: number; opens: string[] }

/** The series of a work and the keys of the next works in it. */
type SeriesRow = { slug: string; name: string; position: number; next: number[] }

type StoredProduct = Selectable<CatalogueTables['product']>
type StoredTexts = Selectable<CatalogueTables['product_translation']>

export type ProductRow = Pick<
  StoredProduct,
  | ('id' | 'slug' | 'product_class' | 'language' | 'selling_price' | 'mrp' | 'num_available' | 'is_listed')
  | ('review_counts' | 'isbn' | 'pages' | 'duration_seconds' | 'published_on' | 'binding' | 'printing_year')
  | ('weight_grams' | 'width_mm' | 'height_mm' | 'depth_mm' | 'sample_media' | 'video_url' | 'largest_quantity')
> &
  Omit<StoredTexts, 'product_id' | 'language'> & {
    created_at: Date
    updated_at: Date
    titles: Titles
    picture: Picture | null
    more_pictures: Picture[]
    contributors: { slug: string; name: string; role: ContributorRole }[]
    publisher: { slug: string; name: string } | null
    ticket: TicketRow | null
    plan: PlanRow | null
    categories: CategoryRow[]
    formats: FormatRow[]
    /** The ids of the products of a bundle. */
    contents: number[]
    /** Keys of works, the best ones first, also of such as are not listed. */
    related: number[]
    mentions: ContentCardRow[]
    series: SeriesRow | null
  }
