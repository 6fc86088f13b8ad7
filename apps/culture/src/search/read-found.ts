import { type EventCard, listEvents } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { askSearch, FOUND_LIFE, type Found, NOTHING_FOUND, REFUSED_LIFE } from '@dabali/shop/ask-search'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { keepNights } from '../content/keep-nights.ts'

/** All that is found by its words, and changes with them. */
const TAGS = [
  'search',
  'products',
  'artists',
  'events',
  'records',
  'sessions',
  'interviews',
  'volumes',
  'news',
] as const

type Asked = {
  words: string
  /** The kinds, parted by commas. */
  kinds: string
  page?: number
  size: number
}

/** A page of what is found of some kinds, and how much there is of each of all. */
export async function readFound({ words, kinds, page = 1, size }: Asked, language: Language): Promise<Found> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(FOUND_LIFE)
  if (isBuilding()) return NOTHING_FOUND
  const query = { q: words, type: kinds, page: String(page), page_size: String(size) }
  const found = await askSearch(serverClient(), query, language)
  if (!found) cacheLife(REFUSED_LIFE)
  return found ?? NOTHING_FOUND
}

const MOST_NIGHTS = '100'

/** The nights that are to come, the next one first. */
export async function readComingNights(language: Language): Promise<readonly EventCard[]> {
  'use cache'
  cacheTag('events')
  if (isBuilding()) {
    cacheLife('kept')
    return []
  }
  const { results } = await listEvents(serverClient(), { when: 'upcoming', page_size: MOST_NIGHTS }, { language })
  keepNights(results.flatMap(({ date }) => date ?? []))
  return results
}
