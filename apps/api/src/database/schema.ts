import type { ProductClass } from '@dabali/domain'
import type { ColumnType, Generated } from 'kysely'

type Language = 'en' | 'ne'
type Timestamp = ColumnType<Date, Date | undefined, Date>

/** The tables, column by column, as the migrations make them. Money is in paisa. */
export type Schema = {
  picture: { name: string; width: number; height: number }
  picture_translation: { picture_name: string; language: Language; alt: string }
  picture_file: {
    file_name: string
    picture_name: string
    type: 'image/avif' | 'image/webp'
    width: number
    bytes: Buffer
  }
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
  }
  product_translation: {
    product_id: number
    language: Language
    title: string
    subtitle: string
    authors: string[]
    description: string
  }
  artist: { id: Generated<number>; slug: string; picture_name: string | null; created_at: Timestamp }
  artist_translation: {
    artist_id: number
    language: Language
    name: string
    summary: string
    biography: string
    home: string
  }
  basket: {
    id: string
    token_hash: Buffer
    is_gift: Generated<boolean>
    shipping_country: string | null
    shipping_line: string | null
    created_at: Timestamp
  }
  basket_line: { id: string; basket_id: string; product_id: number; quantity: number; created_at: Timestamp }
  idempotency: { basket_id: string; key: string; request_hash: Buffer; answer: unknown; created_at: Timestamp }
  cache_tag: { tag: string; seq: string; changed_at: Timestamp }
  seeding: { part: string; seeded_at: Timestamp }
}
