import { cacheLife } from 'next/cache'
import { untilNextChange } from './until-next-change.ts'

const YEAR_SECONDS = 365 * 86_400

/** Inside a `'use cache'` function: what it says of these nights is kept until a tag, or the clock, makes it untrue. */
export function keepNights(nights: Parameters<typeof untilNextChange>[0]): void {
  cacheLife({ stale: 30, revalidate: untilNextChange(nights, Date.now()), expire: YEAR_SECONDS })
}
