import { READERS, REVIEWS } from '../content/reviews.ts'
import type { DemoProduct, DemoReader, DemoReview } from '../demo-rows.ts'
import { daysBefore, later, numberOf } from './values.ts'

const HOUR = 3_600_000
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
