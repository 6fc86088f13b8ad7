import { findAt } from '../content/find-at.ts'
import type { EventQueries } from './queries.ts'
import { toEventDetail } from './to-event.ts'

export async function getEvent(
  queries: EventQueries,
  { slug, language, now }: { slug: string; language: 'en' | 'ne'; now: Date },
) {
  const find = (known: string) => queries.find(known, language)
  return toEventDetail(await findAt({ kind: 'event', slug }, find, queries.findMoved), now)
}
