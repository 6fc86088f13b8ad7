import type { ProductClass } from '@dabali/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type PictureTables = {
  picture: {
    name: string
    width: number
    height: number
    version: Generated<number>
    focus_x: Generated<number>
    focus_y: Generated<number>
    uploaded_at: OptionalTimestamp
  }
  picture_translation: { picture_name: string; language: Language; alt: string; credit: Generated<string> }
  picture_file: {
    file_name: string | null
    picture_name: string
    type: 'image/avif' | 'image/webp'
    width: number
    bytes: Buffer | null
    media_name: string | null
  }
  media: {
    name: string
    type: string
    size: number
    is_public: Generated<boolean>
    created_at: Timestamp
    duration_seconds: number | null
    facts: Json | null
  }
  removed_media: { name: string; removed_at: Timestamp }
  share_picture: { key: string; media_name: string; made_at: Timestamp }
}

export type CatalogueTables = {
  product: {
    id: Generated<number>
    slug: string
    product_class: ProductClass
    language: Language
    /** What is charged now; a trigger sets it to the sale price during a sale. */
    selling_price: number
    regular_price: Generated<number>
    sale_price: number | null
    sale_starts_at: OptionalTimestamp
    sale_ends_at: OptionalTimestamp
    least_price: number | null
    mrp: number
    num_available: number | null
    picture_name: string | null
    pictures_version: Generated<number>
    files_version: Generated<number>
    created_at: Timestamp
    work_id: number | null
    publisher_id: number | null
    isbn: string | null
    pages: number | null
    binding: 'paperback' | 'hardcover' | 'stapled' | null
    printing_year: number | null
    weight_grams: number | null
    width_mm: number | null
    height_mm: number | null
    depth_mm: number | null
    duration_seconds: number | null
    published_on: ColumnType<string | null, string | null | undefined, string | null>
    sample_media: string | null
    video_url: string | null
    largest_quantity: Generated<number>
    popularity: Generated<number>
    is_listed: Generated<boolean>
    listed_at: OptionalTimestamp
    updated_at: Timestamp
    category_ids: Generated<number[]>
    author_ids: Generated<number[]>
    sort_title_en: Generated<string>
    sort_title_ne: Generated<string>
    review_counts: Generated<number[]>
    rating_score: Generated<number>
    version: Generated<number>
  }
  price_history: {
    id: string
    product_id: number
    changed_at: Timestamp
    mrp: number
    regular_price: number
    selling_price: number
    least_price: number | null
  }
  product_translation: {
    product_id: number
    language: Language
    title: string
    subtitle: string
    authors: string[]
    description: string
    paper: Generated<string>
    material: Generated<string>
    included: Generated<string>
    care: Generated<string>
  }
  work: { id: Generated<number>; series_id: number | null; series_position: number | null }
  related_work: { work_key: number; related_key: number; is_bought: boolean; position: number }
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

export type ReviewTables = {
  review: {
    id: string
    work_key: number
    product_id: number
    account_id: string
    stars: number
    name: string
    title: Generated<string>
    text: Generated<string>
    language: Language
    status: Generated<'published' | 'pending' | 'hidden'>
    reason: Generated<string>
    moderated_at: OptionalTimestamp
    moderated_by: string | null
    num_helpful: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
  }
  review_vote: { review_id: string; account_id: string; voted_at: Timestamp }
  review_report: {
    review_id: string
    account_id: string
    reason: 'spam' | 'offensive' | 'spoiler' | 'other'
    note: Generated<string>
    reported_at: Timestamp
  }
}

export type WorkTables = {
  outbox: {
    id: string
    topic: string
    payload: Json
    key: string | null
    run_at: Timestamp
    attempts: Generated<number>
    failed_at: OptionalTimestamp
    error: string | null
    is_running: Generated<boolean>
    created_at: Timestamp
    traceparent: string | null
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
    status: Generated<'open' | 'closed'>
    assigned_to: string | null
    version: Generated<number>
    closed_at: OptionalTimestamp
  }
  contact_answer: { id: string; message_id: string; text: string; author: string; sent_at: Timestamp }
  stock_notice: { product_id: number; email: string; language: Language; site: string; created_at: Timestamp }
  follow: {
    account_id: string
    /** An author or an artist. */
    content_id: number | null
    venue_id: number | null
    token: string
    site: string
    followed_at: Timestamp
    ended_at: OptionalTimestamp
  }
  author_notice: { account_id: string; work_key: number; added_at: Timestamp }
  wishlist_item: { account_id: string; work_key: number; product_id: number; added_at: Timestamp }
  wishlist_share: { account_id: string; token: string; name: Generated<string> }
  subscription: {
    id: string
    email: string
    language: Generated<Language>
    /** The language that the address has not confirmed yet. */
    asked_language: Language | null
    confirm_hash: Buffer | null
    confirm_expires_at: OptionalTimestamp
    unsubscribe_token: string
    confirmed_at: OptionalTimestamp
    unsubscribed_at: OptionalTimestamp
    created_at: Timestamp
  }
  newsletter_issue: {
    id: string
    subject: Json<{ en?: string; ne?: string }>
    preheader: Json<{ en?: string; ne?: string }>
    body: Json<{ en?: string; ne?: string }>
    status: Generated<'draft' | 'sending' | 'stopped' | 'sent'>
    version: Generated<number>
    site: string | null
    created_at: Timestamp
    updated_at: Timestamp
    started_at: OptionalTimestamp
    stopped_at: OptionalTimestamp
    sent_at: OptionalTimestamp
  }
  newsletter_delivery: {
    issue_id: string
    subscription_id: string
    job_id: string
    added_at: Timestamp
    failed_at: OptionalTimestamp
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
  mail_sent: { key: string; sent_at: Timestamp }
  sent_mail: {
    id: string
    kind: string
    recipient: string
    subject: string
    text: string
    language: 'en' | 'ne'
    attachments: Generated<string[]>
    sealed: Buffer | null
    is_sent: boolean
    created_at: Timestamp
    sent_at: Timestamp
  }
  seeding: { part: string; seeded_at: Timestamp }
}

export type ImportTables = {
  import: {
    id: string
    kind: 'products' | 'stock' | 'onix'
    file_name: string
    digest: string
    status: Generated<
      'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'undoing' | 'undone' | 'failed'
    >
    headers: string[]
    fields: (string | null)[]
    empty_cells: Generated<'keep' | 'clear'>
    faulty_rows: Generated<'skip' | 'stop'>
    row_count: number
    done_row: Generated<number>
    done_count: Generated<number>
    counts: Json<Partial<Record<'new' | 'changed' | 'unchanged' | 'faulty', number>>>
    stopped_row: number | null
    version: Generated<number>
    account_id: string | null
    created_at: Timestamp
    checked_at: OptionalTimestamp
    started_at: OptionalTimestamp
    finished_at: OptionalTimestamp
    failed_step: 'check' | 'run' | 'undo' | null
    failure: string | null
  }
  import_row: {
    import_id: string
    number: number
    cells: string[]
    keys: Generated<string[]>
    outcome: 'new' | 'changed' | 'unchanged' | 'faulty' | null
    problems: Json
    changes: Json
    product_id: number | null
    is_written: Generated<boolean>
    written_version: number | null
    undone: 'restored' | 'kept' | null
  }
}
