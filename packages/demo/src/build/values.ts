import { cataloguePath, localPath } from '@dabali/domain'
import type { Localized, Paragraphs } from '../content/content-types.ts'
import { READERS, REVIEWS } from '../content/reviews.ts'
import type { DemoProduct, DemoReader, DemoReview } from '../demo-rows.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Nepal is five hours and three quarters ahead. */
const NEPAL = 5 * HOUR + 45 * MINUTE

/** A time on a day relative to now, in Nepal. */
export function nepalTime(now: Date, inDays: number, clock: string) {
  const today = Math.floor((now.getTime() + NEPAL) / DAY) * DAY
  return new Date(today + inDays * DAY + durationOf(clock) - NEPAL)
}

/** A number of hours from the last full hour in Nepal. */
export function inHours(now: Date, hours: number) {
  const struck = Math.floor((now.getTime() + NEPAL) / HOUR) * HOUR
  return new Date(struck + hours * HOUR - NEPAL)
}

/** Milliseconds of hours and minutes. */
export function durationOf(text: string) {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * HOUR + minutes * MINUTE
}

export const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds)
export const daysBefore = (time: Date, days: number) => later(time, -days * DAY)

/** The morning of a day in Nepal, and not later than now, so that everything is published. */
export function morningOf(day: string, now: Date) {
  const morning = new Date(`${day}T04:15:00Z`)
  return morning < now ? morning : now
}

export const inBoth = <Words>(write: (language: 'en' | 'ne') => Words): Localized<Words> => ({
  en: write('en'),
  ne: write('ne'),
})

export const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('')

export const htmlOf = (body: Paragraphs | undefined, language: 'en' | 'ne') => html(body?.[language] ?? [])

/** The HTML of an article: paragraphs, headings, quotes, and links to books in the language of the text. */
export const articleHtml = (body: Paragraphs, language: 'en' | 'ne') =>
  body[language]
    .map((block) => {
      const text = block.replace(/\[([^\]]+)\]\(([a-z0-9-]+)\)/g, (_, title: string, slug: string) => {
        return `<a href="${localPath(language, cataloguePath({ slug }))}">${title}</a>`
      })
      if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`
      return text.startsWith('> ') ? `<blockquote>${text.slice(2)}</blockquote>` : `<p>${text}</p>`
    })
    .join('')

/** Parses the minutes and seconds of `7:12`. */
export function minutesIn(text: string) {
  const [large = 0, small = 0] = text.split(':').map(Number)
  return large * 60 + small
}

const PAISA = 100
export const paisa = (rupees: number) => Math.round(rupees * PAISA)

/** A hash of a text below a limit. */
export function numberOf(word: string, limit: number) {
  let hash = 7
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 2654435761) >>> 1
  return hash % limit
}

/** The age of reviews is relative to this day. */
const LATEST = new Date('2026-11-22T11:00:00Z')
/** Orders are older than the first review of their buyer. */
const DAYS_TO_READ = 6
/** Votes for a good review, at most. */
const MOST_HELPFUL = 9

/** Reviews, never older than their product and never later than now. */
function buildReviews(products: readonly DemoProduct[], now: Date): DemoReview[] {
  const created = new Map(products.map(({ slug, created_at }) => [slug, created_at]))
  const readers = Object.keys(READERS)
  return REVIEWS.map(({ reader, days, ...review }) => {
    const at = later(daysBefore(LATEST, days), -numberOf(review.title, 10) * HOUR)
    const published = later(created.get(review.product) ?? at, HOUR)
    const others = readers.filter((other) => other !== reader)
    const first = numberOf(review.text, others.length)
    const votes = numberOf(review.text, review.stars > 3 ? MOST_HELPFUL + 1 : 4)
    return {
      ...review,
      reader,
      name: READERS[reader][review.language],
      created_at: new Date(Math.min(now.getTime(), Math.max(at.getTime(), published.getTime()))),
      helpful: [...others.slice(first), ...others.slice(0, first)].slice(0, votes),
    }
  })
}

/** The readers, each with one order of everything that they reviewed. */
export function buildReaders(products: readonly DemoProduct[], now: Date) {
  const reviews = buildReviews(products, now)
  const readers = Object.entries(READERS).map(([key, name]): DemoReader => {
    const own = reviews.filter(({ reader }) => reader === key)
    const first = Math.min(now.getTime(), ...own.map(({ created_at }) => created_at.getTime()))
    return {
      key,
      name: name.en.replace(/,.*/, ''),
      town: name.en.split(', ')[1] ?? 'Kathmandu',
      bought: own.map(({ product }) => product),
      placed_at: daysBefore(new Date(first), DAYS_TO_READ),
    }
  })
  return { readers, reviews }
}
