import { mediaUrl } from '../../media/media-store.ts'
import type { DemoMedia, DemoProduct } from '../demo.ts'
import type { Artist, RecordSleeve, Thing } from '../words.ts'
import { morningOf } from './clock.ts'
import { hoursIn, html, inBoth, minutesIn, numberOf, paisa } from './write.ts'

const PICTURES = {
  Subscription: 'block',
  'Digital Bundle': 'cover',
  'Physical Bundle': 'cover',
  'Pay Per View': 'stage',
  'Dabali Merchandise': 'block',
} as const

const ON_SALE_SINCE = '2026-01-05'
const KNOWN = 220

const bare = { work: null, isbn: null, pages: null, published_on: null, sample_media: null, video_url: null }

export const pictureOfThing = ({ slug, product_class }: Thing) => `${PICTURES[product_class]}:${slug}` as const

/** Passes, sets, films and goods of the house. */
export const composeThings = (things: readonly Thing[], media: DemoMedia, now: Date): DemoProduct[] =>
  things.map((thing) => ({
    ...bare,
    slug: thing.slug,
    product_class: thing.product_class,
    language: thing.language,
    selling_price: paisa(thing.price),
    mrp: paisa(thing.mrp ?? thing.price),
    num_available: thing.stock,
    picture_name: pictureOfThing(thing),
    created_at: morningOf(ON_SALE_SINCE, now),
    publisher: 'dabali-records',
    duration_seconds: thing.lasts === undefined ? null : hoursIn(thing.lasts),
    video_url: filmOf(thing, media),
    largest_quantity: thing.most ?? 20,
    popularity: numberOf(thing.slug, KNOWN),
    words: inBoth((language) => ({
      title: thing.title[language],
      subtitle: thing.subtitle[language],
      authors: [],
      description: html([thing.about[language]]),
    })),
    authors: [],
    categories: thing.categories,
    related: thing.related ?? [],
  }))

const FORMS = {
  download: {
    product_class: 'Digital Bundle',
    title: { en: 'the files', ne: 'फाइल' },
    subtitle: { en: 'A record to download', ne: 'डाउनलोड गर्ने एल्बम' },
  },
  vinyl: {
    product_class: 'Dabali Merchandise',
    title: { en: 'vinyl', ne: 'रेकर्ड थान' },
    subtitle: { en: 'Twelve inches, in its sleeve', ne: 'बाह्र इन्च, खोलसहित' },
  },
} as const

type Form = keyof typeof FORMS

/** The formats that a record is sold in. */
export const composeRecordFormats = (
  records: readonly RecordSleeve[],
  artists: readonly Artist[],
  now: Date,
): DemoProduct[] =>
  records.flatMap((record) => {
    const artist = artists.find(({ slug }) => slug === record.artist)
    return formsOf(record).map((form) => ({
      ...bare,
      work: `record ${record.slug}`,
      slug: `${record.slug}-${form}`,
      product_class: FORMS[form].product_class,
      language: 'ne' as const,
      selling_price: paisa(record[form]?.price ?? 0),
      mrp: paisa(record[form]?.price ?? 0),
      num_available: form === 'vinyl' ? (record.vinyl?.stock ?? null) : null,
      picture_name: `sleeve:${record.slug}`,
      created_at: morningOf(record.released_on, now),
      published_on: record.released_on,
      publisher: 'dabali-records',
      duration_seconds: record.tracks.reduce((sum, [, , lasts]) => sum + minutesIn(lasts), 0),
      largest_quantity: form === 'vinyl' ? 5 : 1,
      popularity: numberOf(`${record.slug}-${form}`, KNOWN),
      words: inBoth((language) => ({
        title: `${record.title[language]}: ${FORMS[form].title[language]}`,
        subtitle: FORMS[form].subtitle[language],
        authors: artist ? [artist.title[language]] : [],
        description: html([record.summary[language], record[form]?.words[language] ?? '']),
      })),
      authors: [],
      categories: ['recordings'],
      related: [],
    }))
  })

export const formsOf = (record: RecordSleeve): Form[] => (record.vinyl ? ['vinyl', 'download'] : ['download'])

function filmOf({ is_shown, hosted_film }: Thing, { films: [film], filmsUrl }: DemoMedia) {
  if (hosted_film !== undefined && filmsUrl !== undefined) return filmsUrl + hosted_film
  return is_shown && film !== undefined ? mediaUrl(film) : null
}
