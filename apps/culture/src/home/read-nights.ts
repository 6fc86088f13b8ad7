import { type EventCard, type EventDetail, getEvent, listEvents } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { keepNights } from '../content/keep-nights.ts'
import { isToCome } from './next-night.ts'

/** The next night, and five after it. */
const NIGHTS = 6

type Nights = { lead: EventDetail | undefined; others: readonly EventCard[] }

/** What is to come on the stage: the next night with all that is known of it, and the others. */
export async function readNights(language: Language): Promise<Nights> {
  'use cache'
  cacheTag('events')
  if (isBuilding()) {
    cacheLife('kept')
    return { lead: undefined, others: [] }
  }
  const query = { when: 'upcoming', page_size: String(NIGHTS) } as const
  const { results } = await listEvents(serverClient(), query, { language })
  cacheTag(...results.map(({ slug }) => `event:${slug}`))
  const next = results.find(({ state }) => isToCome(state))
  const lead = next && (await getEvent(serverClient(), { slug: next.slug }, { language }))
  keepNights([...results.flatMap(({ date }) => date ?? []), ...(lead?.dates ?? [])])
  return { lead, others: results.filter((event) => event !== next) }
}
