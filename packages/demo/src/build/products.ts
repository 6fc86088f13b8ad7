import { writeDigits } from '@dabali/domain'
import type { Artist, Author, Edition, OtherProduct, RecordRelease, Work } from '../content/content-types.ts'
import { GOODS_FACTS, type GoodsFacts, printedFacts, type Size, VINYL_FACTS } from '../content/physical-facts.ts'
import type { DemoMedia, DemoProduct, FactTexts, Role } from '../demo-rows.ts'
import { BOOK_TEXTS } from '../media/book-texts.ts'
import { html, inBoth, minutesIn, morningOf, numberOf, paisa } from './values.ts'

/** The ISBN group of Nepal. */
const GROUP = '9789937'
const DIGITS = 5

/** The ISBN at an index of the group, with its check digit. */
function isbnOf(place: number) {
  const digits = GROUP + String(place).padStart(DIGITS, '0')
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The facts of what has no measures. */
export const NOT_PHYSICAL = {
  binding: null,
  printing_year: null,
  weight_grams: null,
  width_mm: null,
  height_mm: null,
  depth_mm: null,
} as const
export const NO_TEXTS: FactTexts = { paper: '', material: '', included: '', care: '' }

const ENDINGS = { Book: 'book', 'E-book': 'e-book', Audiobook: 'audiobook' }
/** The popularity of digital formats is lower. */
const SHARE = { Book: 1, 'E-book': 0.6, Audiobook: 0.45 }
const LEAST_POPULAR = 40
const POPULARITY_SPREAD = 400
const MOST_COPIES = 99

type BookSources = { works: readonly Work[]; authors: readonly Author[]; media: DemoMedia; now: Date }

/** Every format of every work. */
export function buildBooks({ works, authors, media, now }: BookSources): DemoProduct[] {
  const names = new Map(authors.map(({ slug, title }) => [slug, title]))
  const nameOf = (slug: string) => names.get(slug) ?? { en: slug, ne: slug }
  const editions = works.flatMap((work) => work.editions.map((edition, place) => ({ work, edition, place })))
  return editions.map(({ work, edition, place }, count) => ({
    ...sameFor(work, now),
    ...formatOf(work, edition, media),
    slug: place === 0 ? work.slug : `${work.slug}-${ENDINGS[edition.product_class]}`,
    isbn: isbnOf(count),
    words: inBoth((language) => ({
      title: work.title[language],
      subtitle: edition.product_class === 'Audiobook' ? LISTENING_BOOK[language] : work.subtitle[language],
      authors: work.by.map((slug) => nameOf(slug)[language]),
      description: html([
        ...work.about[language],
        ...(edition.about ? [edition.about[language]] : []),
        ...lengthOf(work, edition, language),
      ]),
      ...NO_TEXTS,
      paper: edition.product_class === 'Book' ? printedFacts(work).paper[language] : '',
    })),
    authors: contributorsOf(work, edition),
  }))
}

/** The work of every product slug. */
const sameFor = (work: Work, now: Date) => ({
  work: work.slug,
  language: work.language,
  picture_name: `cover:${work.slug}`,
  created_at: morningOf(work.published_on, now),
  published_on: work.published_on,
  categories: work.categories,
  related: work.related ?? [],
})

function formatOf(work: Work, edition: Edition, media: DemoMedia) {
  const { product_class, price, mrp, stock } = edition
  const isHeard = product_class === 'Audiobook'
  return {
    product_class,
    selling_price: paisa(price),
    mrp: paisa(mrp),
    num_available: stock,
    pages: pagesOf(work, edition),
    duration_seconds: null,
    sample_media: (isHeard ? media.listening[work.slug]?.sample : media.samples[work.slug]) ?? null,
    video_url: null,
    ...(product_class === 'Book' ? printFactsOf(work) : NOT_PHYSICAL),
    largest_quantity: MOST_COPIES,
    popularity: edition.popularity ?? popularityOf(work, product_class),
    publisher: isHeard ? 'kettle-audio' : work.publisher,
  }
}

function printFactsOf(work: Work) {
  const { binding, size, grams } = printedFacts(work)
  return { ...measuresOf(size, grams), binding, printing_year: Number(work.published_on.slice(0, 4)) }
}

const measuresOf = ([width_mm, height_mm, depth_mm]: Size, weight_grams: number) => ({
  ...NOT_PHYSICAL,
  ...{ weight_grams, width_mm, height_mm, depth_mm },
})

/** The measures of goods, if they are physical. */
const goodsMeasures = (facts: GoodsFacts | undefined) => (facts ? measuresOf(facts.size, facts.grams) : NOT_PHYSICAL)

const goodsTexts = (facts: GoodsFacts | undefined, language: 'en' | 'ne'): FactTexts =>
  facts
    ? {
        ...NO_TEXTS,
        material: facts.material[language],
        included: facts.included[language],
        care: facts.care[language],
      }
    : NO_TEXTS

function pagesOf({ slug, pages }: Work, { product_class }: Edition) {
  if (product_class === 'Audiobook') return null
  return product_class === 'E-book' ? (BOOK_TEXTS.get(slug)?.pages ?? null) : pages
}

/** The length of an e-book in words and minutes. */
function lengthOf({ slug }: Work, { product_class }: Edition, language: 'en' | 'ne') {
  const text = BOOK_TEXTS.get(slug)
  if (product_class !== 'E-book' || text === undefined) return []
  const words = writeDigits(text.words.toLocaleString('en'), language)
  const minutes = writeDigits(text.minutes, language)
  return [
    language === 'en' ? `${words} words, about ${minutes} minutes to read.` : `${words} शब्द, पढ्न करिब ${minutes} मिनेट।`,
  ]
}

const LISTENING_BOOK = { en: 'A listening book: music and text', ne: 'सुन्ने किताब: सङ्गीत र पाठ' }

function popularityOf({ slug, editions }: Work, product_class: Edition['product_class']) {
  const known = editions.find(({ popularity }) => popularity !== undefined)?.popularity
  return Math.round((known ?? LEAST_POPULAR + numberOf(slug, POPULARITY_SPREAD)) * SHARE[product_class])
}

function contributorsOf(work: Work, { editor }: Edition): { slug: string; role: Role }[] {
  return [
    ...work.by.map((slug) => ({ slug, role: 'author' as const })),
    ...(work.contributors ?? []).map(([role, slug]) => ({ slug, role })),
    ...(editor === undefined ? [] : [{ slug: editor, role: 'editor' as const }]),
  ]
}

const PICTURES = {
  Subscription: 'goods',
  'Digital Bundle': 'cover',
  'Physical Bundle': 'cover',
  'Pay Per View': 'stage',
  'Dabali Merchandise': 'goods',
} as const

const ON_SALE_SINCE = '2026-01-05'
const GOODS_POPULARITY = 220

const bare = { work: null, isbn: null, pages: null, published_on: null, sample_media: null, video_url: null }

export const pictureOfProduct = ({ slug, product_class }: OtherProduct) => `${PICTURES[product_class]}:${slug}` as const

/** Subscriptions, bundles, films and merchandise. */
export const buildOtherProducts = (things: readonly OtherProduct[], media: DemoMedia, now: Date): DemoProduct[] =>
  things.map((thing) => ({
    ...bare,
    slug: thing.slug,
    product_class: thing.product_class,
    language: thing.language,
    selling_price: paisa(thing.price),
    mrp: paisa(thing.mrp ?? thing.price),
    num_available: thing.stock,
    picture_name: pictureOfProduct(thing),
    created_at: morningOf(ON_SALE_SINCE, now),
    publisher: 'dabali-records',
    ...goodsMeasures(GOODS_FACTS[thing.slug]),
    duration_seconds: null,
    video_url: filmOf(thing, media),
    largest_quantity: thing.most ?? 20,
    popularity: numberOf(thing.slug, GOODS_POPULARITY),
    words: inBoth((language) => ({
      title: thing.title[language],
      subtitle: thing.subtitle[language],
      authors: [],
      description: html([thing.about[language]]),
      ...goodsTexts(GOODS_FACTS[thing.slug], language),
    })),
    authors: [],
    categories: thing.categories,
    related: thing.related ?? [],
  }))

const RECORD_FORMATS = {
  download: {
    product_class: 'Digital Bundle',
    picture: 'sleeve',
    title: { en: 'digital', ne: 'डिजिटल' },
    subtitle: { en: 'Digital download', ne: 'डिजिटल डाउनलोड' },
  },
  vinyl: {
    product_class: 'Dabali Merchandise',
    picture: 'vinyl',
    title: { en: 'vinyl', ne: 'भिनाइल' },
    subtitle: { en: 'Twelve inches, in its sleeve', ne: 'बाह्र इन्च, खोलसहित' },
  },
} as const

type RecordFormat = keyof typeof RECORD_FORMATS

/** The formats that a record is sold in. */
export const buildRecordFormats = (
  records: readonly RecordRelease[],
  artists: readonly Artist[],
  now: Date,
): DemoProduct[] =>
  records.flatMap((record) => {
    const artist = artists.find(({ slug }) => slug === record.artist)
    return recordFormatsOf(record).map((form) => ({
      ...bare,
      work: `record ${record.slug}`,
      slug: `${record.slug}-${form}`,
      product_class: RECORD_FORMATS[form].product_class,
      language: 'ne' as const,
      ...pricesOf(record, form),
      num_available: form === 'vinyl' ? (record.vinyl?.stock ?? null) : null,
      picture_name: `${RECORD_FORMATS[form].picture}:${record.slug}`,
      created_at: morningOf(record.released_on, now),
      published_on: record.released_on,
      publisher: 'dabali-records',
      ...goodsMeasures(form === 'vinyl' ? VINYL_FACTS : undefined),
      // A vinyl has no file; its length is that of its tracks.
      duration_seconds: form === 'vinyl' ? record.tracks.reduce((sum, [, , lasts]) => sum + minutesIn(lasts), 0) : null,
      largest_quantity: form === 'vinyl' ? 5 : 1,
      popularity: numberOf(`${record.slug}-${form}`, GOODS_POPULARITY),
      words: inBoth((language) => ({
        title: `${record.title[language]} (${RECORD_FORMATS[form].title[language]})`,
        subtitle: RECORD_FORMATS[form].subtitle[language],
        authors: artist ? [artist.title[language]] : [],
        description: html([record.summary[language], record[form]?.words[language] ?? '']),
        ...goodsTexts(form === 'vinyl' ? VINYL_FACTS : undefined, language),
      })),
      authors: [],
      categories: ['recordings'],
      related: [],
    }))
  })

/** Buyers choose what they pay for a download. */
function pricesOf(record: RecordRelease, form: RecordFormat) {
  const price = paisa(record[form]?.price ?? 0)
  return {
    selling_price: price,
    mrp: price,
    ...(form === 'download' && { least_price: paisa(record.download.least) }),
  }
}

export const recordFormatsOf = (record: RecordRelease): RecordFormat[] =>
  record.vinyl ? ['vinyl', 'download'] : ['download']

function filmOf({ is_shown, hosted_film }: OtherProduct, { films: [film], filmsUrl }: DemoMedia) {
  if (hosted_film !== undefined && filmsUrl !== undefined) return filmsUrl + hosted_film
  return is_shown && film !== undefined ? `/v1/media/${film}` : null
}
