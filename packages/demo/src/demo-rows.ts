import type { ProductClass } from '@dabali/domain'
import type { SeatKind } from '@dabali/domain/seating'
import type { Localized } from './content/content-types.ts'

export type Role = 'author' | 'translator' | 'narrator' | 'editor' | 'illustrator'
export type DemoContentKind =
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
  | 'series'
/** A content item, as kind:slug. */
export type Key = `${DemoContentKind}:${string}`

export type DemoContent = {
  kind: DemoContentKind
  slug: string
  picture_name: string | null
  published_at: Date
  facts: object
  words: Localized<{ title: string; summary: string; body: string; words: object }>
}

/** Facts in words; empty where a product has none. */
export type FactTexts = { paper: string; material: string; included: string; care: string }

export type DemoProduct = {
  slug: string
  /** The formats of one work have the same value. */
  work: string | null
  product_class: ProductClass
  language: 'en' | 'ne'
  selling_price: number
  /** With one the buyer chooses what to pay. */
  least_price?: number
  mrp: number
  num_available: number | null
  picture_name: string | null
  created_at: Date
  publisher: string | null
  isbn: string | null
  pages: number | null
  duration_seconds: number | null
  published_on: string | null
  sample_media: string | null
  video_url: string | null
  binding: 'paperback' | 'hardcover' | 'stapled' | null
  printing_year: number | null
  weight_grams: number | null
  width_mm: number | null
  height_mm: number | null
  depth_mm: number | null
  largest_quantity: number
  popularity: number
  words: Localized<{ title: string; subtitle: string; authors: string[]; description: string } & FactTexts>
  authors: readonly { slug: string; role: Role }[]
  categories: readonly string[]
  related: readonly string[]
}

export type DemoEventDate = {
  event: string
  venue: string | null
  status: 'scheduled' | 'postponed' | 'cancelled'
  doors_at: Date
  starts_at: Date
  ends_at: Date
  is_streamed: boolean
  replay_hours: number | null
  tickets: readonly DemoTicket[]
}

export type DemoTicket = {
  product: string
  admits: 'hall' | 'stream'
  capacity: number
  sold: number
  sales_start_at: Date
  /** The section whose seats it sells, with the positions of those that are blocked. */
  seats: { section: string; blocked: readonly number[] } | null
}

export type DemoSeat = { row_label: string; number: number; x: number; y: number; kind: SeatKind }

export type DemoVenue = {
  key: string
  city: string
  is_step_free: boolean
  latitude: number
  longitude: number
  name: Localized
  address: Localized
  directions: Localized
  access: Localized
  sections: readonly { key: string; name: Localized; seats: readonly DemoSeat[] }[]
}

export type DemoContentGenre = { content: Key; genre: string }

export type DemoTrack = {
  record: string
  position: number
  duration_seconds: number
  preview_media: string | null
  preview_seconds: number | null
  is_instrumental: boolean
  lyrics: DemoLyrics | null
  title: Localized
  credits: Localized<readonly { role: string; name: string }[]>
}

/** The words of a song as they are sung; what is sung in Nepali also in Latin letters and in English. */
export type DemoLyrics = { language: 'en' | 'ne'; text: string; romanised: string | null; translation: string | null }

export type DemoVoucher = {
  code: string
  name: string
  starts_at: Date
  ends_at: Date
  percent?: number
  amount?: number
  least_total?: number
  product_classes?: ProductClass[]
  most_uses?: number
  uses?: number
}

export type DemoOffer = {
  names: Localized
  percent: number
  product_classes?: ProductClass[]
  category?: string
  least_quantity: number
}

/** A file of a digital product. */
export type DemoFile = {
  product: string
  position: number
  kind: 'epub' | 'audio' | 'film'
  media_name: string
  titles: Localized | null
  duration_seconds: number | null
  /** The formats in which it can be saved. */
  downloads?: readonly { format: 'mp3' | 'flac'; media_name: string }[]
}

export type DemoPlan = {
  product: string
  period_days: number
  opens: readonly ('E-book' | 'Audiobook' | 'Pay Per View' | 'Live stream')[]
}

/** The contents and access periods of digital products. */
export type DemoDigitalAccess = {
  bundles: readonly { bundle: string; product: string; position: number }[]
  files: readonly DemoFile[]
  parts: DemoMedia['parts']
  plans: readonly DemoPlan[]
  windows: readonly { product: string; days_to_start: number; hours_to_watch: number }[]
}

/** An account with one order. */
export type DemoReader = {
  key: string
  name: string
  town: string
  /** What was bought, by slug. */
  bought: readonly string[]
  placed_at: Date
}

export type DemoReview = {
  product: string
  reader: string
  stars: number
  name: string
  title: string
  text: string
  language: 'en' | 'ne'
  created_at: Date
  /** The readers who marked it as helpful. */
  helpful: readonly string[]
}

/** All rows of the demo. Amounts are in paisa; references are slugs. */
export type Demo = {
  contents: readonly DemoContent[]
  categories: readonly { slug: string; parent: string | null }[]
  genres: readonly { slug: string; name: Localized }[]
  contentGenres: readonly DemoContentGenre[]
  cities: readonly { slug: string; name: Localized }[]
  links: readonly { from: Key; to: Key; role: string; position: number }[]
  products: readonly DemoProduct[]
  /** The related products of a content, in order, with optional notes. */
  relatedProducts: readonly { content: Key; product: string; position: number; notes: Localized | null }[]
  /** The works of each series in order, by the slug of their first format. */
  series: readonly { slug: string; works: readonly string[] }[]
  venues: readonly DemoVenue[]
  eventDates: readonly DemoEventDate[]
  tracks: readonly DemoTrack[]
  vouchers: readonly DemoVoucher[]
  offers: readonly DemoOffer[]
  readers: readonly DemoReader[]
  reviews: readonly DemoReview[]
  digitalAccess: DemoDigitalAccess
}

/** The stored names of an audiobook: its chapters and the sample. */
export type DemoListeningBook = { parts: readonly { title: string; media_name: string }[]; sample: string }

/** The stored names of a track and of its excerpt, with their lengths. */
export type DemoTrackFiles = { seconds: number; mp3: string; flac: string; preview: string; previewSeconds: number }

/** The stored name of a podcast episode, its length and its chapters. */
export type DemoEpisode = {
  media_name: string
  duration_seconds: number
  chapters: readonly { starts_at_seconds: number; title: Localized }[]
}

/** The stored names of the demo media; all optional. */
export type DemoMedia = {
  /** The samples of e-books, by the slug of their work. */
  samples: Readonly<Record<string, string>>
  /** The audiobooks, by work. */
  listening: Readonly<Record<string, DemoListeningBook>>
  /** The lengths of audio and video in seconds, by stored name. */
  seconds: Readonly<Record<string, number>>
  /** The tracks of records, by slug. */
  records: Readonly<Record<string, readonly DemoTrackFiles[]>>
  /** The playlists of films. */
  films: readonly string[]
  /** The videos of sessions and the podcast episodes of interviews, by slug. */
  sessions: Readonly<Record<string, string>>
  episodes: Readonly<Record<string, DemoEpisode>>
  /** The full e-books, which need access, by the slug of their work. */
  books: Readonly<Record<string, string>>
  /** The files that playlists refer to. */
  parts: readonly { media_name: string; part_name: string }[]
  /** The base URL of embed pages of another host. */
  filmsUrl?: string | undefined
}
