import type { DemoMedia, DemoProduct, Role } from '../demo.ts'
import type { Author, Edition, Work } from '../words.ts'
import { morningOf } from './clock.ts'
import { isbnOf } from './isbn.ts'
import { hoursIn, html, inBoth, numberOf, paisa } from './write.ts'

const ENDINGS = { Book: 'book', 'E-book': 'e-book', Audiobook: 'audiobook' }
/** Fewer have the file than the paper. */
const SHARE = { Book: 1, 'E-book': 0.6, Audiobook: 0.45 }
const LEAST_KNOWN = 40
const KNOWN = 400
const MOST_COPIES = 99

type Given = { works: readonly Work[]; authors: readonly Author[]; media: DemoMedia; now: Date }

/** Every format of every work. */
export function composeBooks({ works, authors, media, now }: Given): DemoProduct[] {
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
      subtitle: work.subtitle[language],
      authors: work.by.map((slug) => nameOf(slug)[language]),
      description: html(work.about[language]),
    })),
    authors: handsOf(work, edition),
  }))
}

/** The book of every slug that its formats are told apart from. */
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
  const { product_class, price, mrp, stock, lasts } = edition
  const isHeard = product_class === 'Audiobook'
  return {
    product_class,
    selling_price: paisa(price),
    mrp: paisa(mrp),
    num_available: stock,
    pages: isHeard ? null : work.pages,
    duration_seconds: lasts === undefined ? null : hoursIn(lasts),
    sample_media: sampleOf(work, isHeard ? media.chapter : media.samples),
    video_url: null,
    largest_quantity: MOST_COPIES,
    popularity: edition.popularity ?? popularityOf(work, product_class),
    publisher: isHeard ? 'kettle-audio' : work.publisher,
  }
}

const sampleOf = ({ has_sample, language }: Work, samples: DemoMedia['samples']) =>
  has_sample ? (samples[language] ?? null) : null

function popularityOf({ slug, editions }: Work, product_class: Edition['product_class']) {
  const known = editions.find(({ popularity }) => popularity !== undefined)?.popularity
  return Math.round((known ?? LEAST_KNOWN + numberOf(slug, KNOWN)) * SHARE[product_class])
}

function handsOf(work: Work, { reader }: Edition): { slug: string; role: Role }[] {
  return [
    ...work.by.map((slug) => ({ slug, role: 'author' as const })),
    ...(work.hands ?? []).map(([role, slug]) => ({ slug, role })),
    ...(reader === undefined ? [] : [{ slug: reader, role: 'narrator' as const }]),
  ]
}
