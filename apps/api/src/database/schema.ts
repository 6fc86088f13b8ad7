import type { ProductClass } from '@dabali/domain'
import type { ColumnType, Generated } from 'kysely'

type Language = 'en' | 'ne'
type Timestamp = ColumnType<Date, Date | undefined, Date>
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
/** Stored as JSON: written as text, read as what it holds. */
type Json<T = unknown> = ColumnType<T, string | undefined, string>

export type ContentKind =
  | 'artist'
  | 'event'
  | 'record'
  | 'interview'
  | 'session'
  | 'volume'
  | 'news'
  | 'page'
  | 'article'
  | 'booklist'
  | 'author'
  | 'publisher'
  | 'category'

type PictureTables = {
  picture: { name: string; width: number; height: number }
  picture_translation: { picture_name: string; language: Language; alt: string }
  picture_file: {
    file_name: string | null
    picture_name: string
    type: 'image/avif' | 'image/webp'
    width: number
    bytes: Buffer | null
    media_name: string | null
  }
  media: { name: string; type: string; size: number; is_public: Generated<boolean>; created_at: Timestamp }
}

type ContentTables = {
  content: {
    id: Generated<number>
    kind: ContentKind
    slug: string
    picture_name: string | null
    published_at: OptionalTimestamp
    updated_at: Timestamp
    facts: Json
  }
  content_translation: {
    content_id: number
    language: Language
    title: string
    summary: Generated<string>
    body: Generated<string>
    words: Json
  }
  content_link: { from_id: number; to_id: number; role: Generated<string>; position: Generated<number> }
  content_product: { content_id: number; product_id: number; position: Generated<number> }
  content_product_translation: { content_id: number; product_id: number; language: Language; note: string }
  venue: { id: Generated<number>; latitude: number | null; longitude: number | null }
  venue_translation: {
    venue_id: number
    language: Language
    name: string
    address: Generated<string>
    access_notes: Generated<string>
  }
  event_date: {
    id: Generated<number>
    event_id: number
    venue_id: number | null
    status: Generated<'scheduled' | 'postponed' | 'cancelled'>
    doors_at: ColumnType<Date, Date, Date>
    starts_at: ColumnType<Date, Date, Date>
    ends_at: ColumnType<Date, Date, Date>
    is_streamed: Generated<boolean>
    replay_hours: number | null
  }
  ticket_type: {
    id: Generated<number>
    event_date_id: number
    product_id: number
    admits: Generated<'hall' | 'stream'>
    capacity: number
    sold: Generated<number>
    held: Generated<number>
    sales_start_at: OptionalTimestamp
    sales_end_at: OptionalTimestamp
    position: Generated<number>
  }
  track: {
    id: Generated<number>
    record_id: number
    position: number
    duration_seconds: number
    preview_media: string | null
  }
  track_translation: { track_id: number; language: Language; title: string }
  moved_slug: {
    kind: string
    slug: string
    content_id: number | null
    product_id: number | null
    moved_at: Timestamp
  }
}

type CatalogueTables = {
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

type AccountTables = {
  account: {
    id: string
    email: string | null
    email_verified_at: OptionalTimestamp
    name: Generated<string>
    phone_number: Generated<string>
    language: Generated<Language>
    created_at: Timestamp
  }
  identity: { provider: string; subject: string; account_id: string; email: string | null; created_at: Timestamp }
  login_session: {
    id: string
    token_hash: Buffer
    account_id: string
    user_agent: Generated<string>
    created_at: Timestamp
    last_seen_at: Timestamp
    expires_at: ColumnType<Date, Date, Date>
  }
  magic_login: {
    id: string
    token_hash: Buffer
    code_hash: Buffer
    email: string
    next: Generated<string>
    attempts: Generated<number>
    created_at: Timestamp
    expires_at: ColumnType<Date, Date, Date>
    used_at: OptionalTimestamp
  }
  social_login: {
    state_hash: Buffer
    provider: string
    nonce: string
    code_verifier: string
    next: Generated<string>
    expires_at: ColumnType<Date, Date, Date>
    browser_hash: Buffer
    site: string
    account_id: string | null
  }
  address: {
    id: string
    account_id: string
    title: Generated<string>
    first_name: Generated<string>
    last_name: Generated<string>
    line1: Generated<string>
    line2: Generated<string>
    line3: Generated<string>
    line4: Generated<string>
    province: Generated<string>
    district: Generated<string>
    municipality: Generated<string>
    ward: Generated<string>
    landmark: Generated<string>
    state: Generated<string>
    postcode: Generated<string>
    country: string
    phone_number: Generated<string>
    notes: Generated<string>
    is_default_for_shipping: Generated<boolean>
    is_default_for_billing: Generated<boolean>
    created_at: Timestamp
  }
}

type BasketTables = {
  basket: {
    id: string
    token_hash: Buffer | null
    account_id: string | null
    kind: Generated<'cart' | 'buy-now'>
    status: Generated<'Open' | 'Frozen' | 'Merged' | 'Submitted'>
    version: Generated<number>
    is_gift: Generated<boolean>
    gift: Json
    shipping_address: Json
    shipping_method_code: string | null
    created_at: Timestamp
    updated_at: Timestamp
  }
  basket_line: {
    id: string
    basket_id: string
    product_id: number
    quantity: number
    warning: string | null
    created_at: Timestamp
    updated_at: Timestamp
  }
  voucher: {
    code: string
    name: string
    starts_at: ColumnType<Date, Date, Date>
    ends_at: ColumnType<Date, Date, Date>
    percent: number | null
    amount: number | null
    least_total: Generated<number>
    product_classes: ProductClass[] | null
    most_uses: number | null
    uses: Generated<number>
  }
  basket_voucher: { basket_id: string; voucher_code: string; added_at: Timestamp }
  /** A view. */
  product_sale: {
    product_id: number
    product_class: ProductClass
    num_available: number | null
    largest_quantity: number
    sales_start_at: Date | null
    refusal: 'unlisted' | 'cancelled' | 'not_yet' | 'ended' | null
    most: number
  }
  offer: {
    id: Generated<number>
    names: Json<Record<Language, string>>
    percent: number
    product_classes: ProductClass[] | null
    category_id: number | null
    least_quantity: Generated<number>
    starts_at: Timestamp
    ends_at: OptionalTimestamp
    position: Generated<number>
  }
  idempotency: {
    scope: string
    key: string
    request_hash: Buffer
    status: Generated<number>
    answer: unknown
    created_at: Timestamp
  }
}

type WorkTables = {
  outbox: {
    id: string
    topic: string
    payload: Json
    key: string | null
    run_at: Timestamp
    attempts: Generated<number>
    failed_at: OptionalTimestamp
    error: string | null
    created_at: Timestamp
  }
  rate_limit: { key: string; count: number; ends_at: ColumnType<Date, Date, Date> }
  contact_message: {
    id: string
    name: string
    email: string
    subject: Generated<string>
    message: string
    language: Language
    created_at: Timestamp
  }
  subscription: {
    id: string
    email: string
    language: Generated<Language>
    confirm_hash: Buffer | null
    confirm_expires_at: OptionalTimestamp
    unsubscribe_token: string
    confirmed_at: OptionalTimestamp
    unsubscribed_at: OptionalTimestamp
    created_at: Timestamp
  }
  search_document: {
    kind: string
    slug: string
    product_id: number | null
    content_id: number | null
    names: string
    words: string
    weight: Generated<number>
    shown_from: Timestamp
    work_id: number | null
  }
  cache_tag: { tag: string; seq: string; changed_at: Timestamp }
  seeding: { part: string; seeded_at: Timestamp }
}

/** The tables, column by column, as the migrations make them. Money is in paisa. */
export type Schema = PictureTables & ContentTables & CatalogueTables & AccountTables & BasketTables & WorkTables
