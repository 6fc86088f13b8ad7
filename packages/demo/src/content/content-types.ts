import type { CoverLayout, GoodsObject, HairName, MotifName, PaletteName } from '../illustrations/picture-spec.ts'
import type { City, Genre } from './genres-and-cities.ts'

/** A value in English and in Nepali. */
export type Localized<Words = string> = { en: Words; ne: Words }
export type Paragraphs = Localized<readonly string[]>
export type Look = readonly [palette: PaletteName, motif: MotifName]

type Role = 'translator' | 'narrator' | 'editor' | 'illustrator'
type Contributor = readonly [role: Role, author: string]

/** One format of a work. Prices are in rupees. */
export type Edition = {
  product_class: 'Book' | 'E-book' | 'Audiobook'
  price: number
  mrp: number
  /** Null for unlimited stock. */
  stock: number | null
  popularity?: number
  /** Of audiobooks: who has chosen the music, and what it is. */
  editor?: string
  about?: Localized
}

/** A book with its formats; the first one has the plain slug. */
export type Work = {
  slug: string
  language: 'en' | 'ne'
  by: readonly string[]
  contributors?: readonly Contributor[]
  publisher: string
  categories: readonly string[]
  published_on: string
  /** Of the printed edition. */
  pages: number
  look: readonly [...Look, plan: CoverLayout]
  title: Localized
  subtitle: Localized
  about: Paragraphs
  related?: readonly string[]
  editions: readonly Edition[]
}

/** An entry with a page and a short text: authors, publishers, categories. */
export type Entry = { slug: string; title: Localized; summary: Localized; body?: Paragraphs }

type Printed = { stock: number; mrp?: number; popularity?: number }

export const book = (price: number, { stock, mrp = price, ...rest }: Printed): Edition => ({
  product_class: 'Book',
  price,
  mrp,
  stock,
  ...rest,
})

/** Only for works with a text in `media/texts`. */
export const ebook = (price: number, mrp = price): Edition => ({ product_class: 'E-book', price, mrp, stock: null })

/** Music for the chapters of the e-book, which comes with it; nobody reads aloud. */
export const listeningBook = (price: number, editor: string, about: Localized): Edition => ({
  product_class: 'Audiobook',
  price,
  mrp: price,
  stock: null,
  editor,
  about,
})

/** A contributor of a book. */
export type Author = Entry & { look: readonly [palette: PaletteName, hair: HairName] }

export type Artist = Entry & {
  body: Paragraphs
  look: readonly [palette: PaletteName, hair: HairName]
  home: Localized
  genres: Localized<readonly string[]>
  /** What lists are filtered by. */
  listed_as: readonly Genre[]
  /** Merchandise, by slug. */
  goods?: readonly string[]
  links?: readonly string[]
}

type Track = readonly [en: string, ne: string, lasts: string]
export type Credit = readonly [roleEn: string, nameEn: string, roleNe: string, nameNe: string]

/** A record; prices are in rupees, and formats without a price are not sold. */
export type RecordRelease = Entry & {
  body: Paragraphs
  artist: string
  released_on: string
  catalogue_number: string
  format: 'album' | 'ep' | 'single'
  look: Look
  /** What its tracks are played on; the demo composes them. */
  music: 'sarangi' | 'madal' | 'tungna' | 'electric' | 'choir' | 'brass' | 'strings'
  credits: readonly Credit[]
  tracks: readonly Track[]
  /** Buyers may pay more or less than the price, down to the least one. */
  download: { price: number; least: number; words: Localized }
  vinyl?: { price: number; stock: number; words: Localized }
}

/** A product other than books, records and tickets. Prices are in rupees. */
export type OtherProduct = {
  slug: string
  product_class: 'Subscription' | 'Digital Bundle' | 'Physical Bundle' | 'Pay Per View' | 'Dabali Merchandise'
  language: 'en' | 'ne'
  categories: readonly string[]
  look: Look
  /** What merchandise is drawn as. */
  object?: GoodsObject
  price: number
  mrp?: number
  stock: number | null
  most?: number
  /** Has a trailer. */
  is_shown?: true
  /** The id of the trailer at another host. */
  hosted_film?: string
  title: Localized
  subtitle: Localized
  about: Localized
  related?: readonly string[]
}

export type Venue = {
  key: string
  city: City
  /** Can be entered without steps. */
  is_step_free?: true
  latitude: number
  longitude: number
  name: Localized
  address: Localized
  directions: Localized
  access: Localized
  /**
   * Sections with numbered seats. A row is drawn from left to right: `.` is a seat, `W` a wheelchair space, `C` a companion seat, a
   * space an aisle.
   */
  sections?: readonly { key: string; name: Localized; rows: readonly string[] }[]
}

/** The time relative to the seeding: days and a time in Nepal, or hours for current events. */
type Start = { in_days: number; at: string; doors: string } | { in_hours: number; doors: string }

export type EventDate = Start & {
  name: Localized
  lasts: string
  venue?: string
  is_streamed?: boolean
  replay_hours?: number
  status?: 'postponed' | 'cancelled'
}

/** A ticket kind: its price in rupees, the capacity, and the number sold on each event date. */
export type TicketKind = {
  key: string
  admits: 'hall' | 'stream'
  price: number
  capacity: number
  sold: readonly (number | null)[]
  /** The section whose numbered seats it sells. */
  section?: string
  name: Localized
  about: Localized
}

/** A set of an event, with the hours and minutes after the start. */
export type EventSet = { after: string; title: Localized; about: Localized; is_break?: true }

export type Event = Entry & {
  body: Paragraphs
  look: Look
  /** Its picture in lists: the portrait of its first artist or a stage; the motif of its poster by default. */
  square?: 'portrait' | 'stage'
  genres: readonly Genre[]
  is_for_children?: true
  /** When the tickets go on sale; by default with the announcement. */
  sales_in_days?: number
  artists: readonly string[]
  refund: Localized
  /** The refund deadline before the doors open, if there is one. */
  refund_hours?: number
  organizer: Localized
  /** The date on the poster, without a day. */
  when: Localized
  dates: readonly EventDate[]
  sets?: readonly EventSet[]
  tickets: readonly TicketKind[]
}

type Exchange = readonly [questionEn: string, answerEn: string, questionNe: string, answerNe: string]

/** The subjects are keys `kind:slug`. */
export type Interview = Entry & {
  published_on: string
  look: Look
  about: readonly string[]
  pull_quote: Localized
  exchanges: readonly Exchange[]
  /** The transcript of the audio. */
  transcript?: Paragraphs
}

type SetListSong = readonly [startsAt: string, en: string, ne: string]

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
  set_list: readonly SetListSong[]
  /** The id of the video at another host; without one it is stored here. */
  hosted_film?: string
}

/** The body is written like that of an article. */
export type Volume = Entry & {
  body: Paragraphs
  published_on: string
  number: number
  look: Look
  theme: Localized
  parts: readonly string[]
}

/**
 * The body is plain text with three marks: `## ` starts a heading, `> ` a quote, and `[title](slug)` links one of the
 * mentioned books.
 */
export type Article = Entry & {
  body: Paragraphs
  published_on: string
  byline: string
  look: Look
  /** The mentioned products, by slug. */
  books: readonly string[]
  /** Other articles, by slug. The link is declared on one of the two and shown on both. */
  related?: readonly string[]
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

/** A series of works, in order, by the slug of their first format. */
export type Series = Entry & { works: readonly string[] }

type Note = readonly [product: string, en: string, ne: string]

export type Booklist = Entry & {
  published_on: string
  curator: Localized
  look: Look
  books: readonly Note[]
  /** The articles that belong to it, by slug. */
  articles: readonly string[]
}

/** The words of a song, line by line; an empty line separates verses. */
export type Lyrics = {
  language: 'en' | 'ne'
  text: readonly string[]
  romanised?: readonly string[]
  translation?: readonly string[]
}

/** What a track has besides its title; one without lyrics is instrumental. */
export type Song = { lyrics?: Lyrics; credits?: readonly Credit[] }
