import type { ProductClass } from '@dabali/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Language, Timestamp } from './columns.ts'

export type CatalogueTables = {
  product: {
    id: Generated<number>
    slug: string
    product_class: ProductClass
    language: Language
    selling_price: number
    mrp: number
    num_available: number | null
    picture_name: string | null
    created_at: Timestamp
    work_id: number | null
    publisher_id: number | null
    isbn: string | null
    pages: number | null
    duration_seconds: number | null
    published_on: ColumnType<string | null, string | null | undefined, string | null>
    sample_media: string | null
    video_url: string | null
    largest_quantity: Generated<number>
    popularity: Generated<number>
    is_listed: Generated<boolean>
    updated_at: Timestamp
    category_ids: Generated<number[]>
    author_ids: Generated<number[]>
    sort_title_en: Generated<string>
    sort_title_ne: Generated<string>
  }
  product_translation: {
    product_id: number
    language: Language
    title: string
    subtitle: string
    authors: string[]
    description: string
  }
  work: { id: Generated<number> }
  product_image: { product_id: number; position: number; picture_name: string }
  product_author: {
    product_id: number
    author_id: number
    role: Generated<'author' | 'translator' | 'narrator' | 'editor' | 'illustrator'>
    position: Generated<number>
  }
  category: { id: number; parent_id: number | null; position: Generated<number> }
  product_category: { product_id: number; category_id: number }
  product_relation: { product_id: number; related_id: number; position: Generated<number> }
}
