import type { CoverLayout, HairName, MotifName, PaletteName } from '../illustrations/picture-spec.ts'

/** Said in English and in Nepali. */
export type Localized<Words = string> = { en: Words; ne: Words }
export type Paragraphs = Localized<readonly string[]>
export type Look = readonly [palette: PaletteName, motif: MotifName]

type Role = 'translator' | 'narrator' | 'editor' | 'illustrator'
type Contributor = readonly [role: Role, author: string]

/** One thing to buy. Prices are in rupees. */
export type Edition = {
  product_class: 'Book' | 'E-book' | 'Audiobook'
  price: number
  mrp: number
  /** Null: it does not run out. */
  stock: number | null
  popularity?: number
  /** Hours and minutes, of what is heard. */
  duration?: string
  reader?: string
}

/** A book in the formats that it exists in; the first one has the slug alone. */
export type Work = {
  slug: string
  language: 'en' | 'ne'
  by: readonly string[]
  contributors?: readonly Contributor[]
  publisher: string
  categories: readonly string[]
  published_on: string
  pages: number
  look: readonly [...Look, plan: CoverLayout]
  title: Localized
  subtitle: Localized
  about: Paragraphs
  related?: readonly string[]
  /** Its first chapter can be read, and the beginning of that heard. */
  has_sample?: true
  editions: readonly Edition[]
}

/** Something with an address and a few words, as authors, publishers and categories are. */
export type Entry = { slug: string; title: Localized; summary: Localized; body?: Paragraphs }

type Printed = { stock: number; mrp?: number; popularity?: number }

export const book = (price: number, { stock, mrp = price, ...rest }: Printed): Edition => ({
  product_class: 'Book',
  price,
  mrp,
  stock,
  ...rest,
})

export const ebook = (price: number, mrp = price): Edition => ({ product_class: 'E-book', price, mrp, stock: null })

export const audiobook = (price: number, duration: string, reader: string): Edition => ({
  product_class: 'Audiobook',
  price,
  mrp: price,
  stock: null,
  duration,
  reader,
})

/** Somebody with a hand in a book; who has a look has a portrait. */
export type Author = Entry & { look?: readonly [palette: PaletteName, hair: HairName] }

export type Artist = Entry & {
  body: Paragraphs
  look: readonly [palette: PaletteName, hair: HairName]
  home: Localized
  genres: Localized<readonly string[]>
  /** What is sold of them beside their records, by slug. */
  goods?: readonly string[]
  links?: readonly string[]
}

type Track = readonly [en: string, ne: string, lasts: string]
export type Credit = readonly [roleEn: string, nameEn: string, roleNe: string, nameNe: string]

/** A record; prices are in rupees, and what has none is not sold in that form. */
export type RecordRelease = Entry & {
  body: Paragraphs
  artist: string
  released_on: string
  catalogue_number: string
  format: 'album' | 'ep' | 'single'
  look: Look
  credits: readonly Credit[]
  tracks: readonly Track[]
  download: { price: number; words: Localized }
  vinyl?: { price: number; stock: number; words: Localized }
}

/** What is sold and is neither a book, a record nor a place. Prices are in rupees. */
export type OtherProduct = {
  slug: string
  product_class: 'Subscription' | 'Digital Bundle' | 'Physical Bundle' | 'Pay Per View' | 'Dabali Merchandise'
  language: 'en' | 'ne'
  categories: readonly string[]
  look: Look
  price: number
  mrp?: number
  stock: number | null
  most?: number
  lasts?: string
  /** A piece of it can be watched. */
  is_shown?: true
  /** Its trailer plays at another host, by this name; without one there is none. */
  hosted_film?: string
  title: Localized
  subtitle: Localized
  about: Localized
  related?: readonly string[]
}

export type Venue = {
  key: string
  latitude: number
  longitude: number
  name: Localized
  address: Localized
  access: Localized
}

/** When it is: a day counted from the one of the seeding, by the clock of Nepal; or hours from then, for what is on. */
type Start = { in_days: number; at: string; doors: string } | { in_hours: number; doors: string }

export type EventDate = Start & {
  name: Localized
  lasts: string
  venue?: string
  is_streamed?: boolean
  replay_hours?: number
  status?: 'postponed' | 'cancelled'
}

/** One kind of place, on the nights that have it: how many there are, and how many are gone on each night. Rupees. */
export type TicketKind = {
  key: string
  admits: 'hall' | 'stream'
  price: number
  capacity: number
  sold: readonly (number | null)[]
  name: Localized
  about: Localized
}

export type Event = Entry & {
  body: Paragraphs
  look: Look
  artists: readonly string[]
  refund: Localized
  /** Until how long before the doors open, where the rule gives a time: then a ticket is given back without asking. */
  refund_hours?: number
  organizer: Localized
  /** As the poster says it, which does not know the day. */
  when: Localized
  dates: readonly EventDate[]
  tickets: readonly TicketKind[]
}

type Exchange = readonly [questionEn: string, answerEn: string, questionNe: string, answerNe: string]

/** What it is about is named as kind:slug. */
export type Interview = Entry & {
  published_on: string
  look: Look
  about: readonly string[]
  pull_quote: Localized
  exchanges: readonly Exchange[]
  /** What there is to hear of it, in writing. */
  transcript?: Paragraphs
}

type Song = readonly [startsAt: string, en: string, ne: string]

export type Session = Entry & {
  body: Paragraphs
  published_on: string
  recorded_on: string
  lasts: string
  look: Look
  players: number
  about: readonly string[]
  place: Localized
  crew: readonly Credit[]
  set_list: readonly Song[]
  /** Its film plays at another host, by this name; without one it plays here. */
  hosted_film?: string
}

export type Volume = Entry & {
  body: Paragraphs
  published_on: string
  number: number
  look: Look
  theme: Localized
  parts: readonly string[]
}

export type Article = Entry & {
  body: Paragraphs
  published_on: string
  minutes: number
  byline: string
  look: Look
  /** The products it speaks of, by slug. */
  books: readonly string[]
}

export type News = Entry & {
  body: Paragraphs
  published_on: string
  byline: Localized
  tags: Localized<readonly string[]>
  look: Look
  about?: readonly string[]
  related?: readonly string[]
}

type Note = readonly [product: string, en: string, ne: string]

export type Booklist = Entry & {
  published_on: string
  curator: Localized
  look: Look
  books: readonly Note[]
}
