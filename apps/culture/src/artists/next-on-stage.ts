import type { EventCard } from '@dabali/api-client'

type NextOnStage = { slug: string; starts_at: string; isOn: boolean }

const OFF: readonly EventCard['state'][] = ['cancelled', 'postponed']

/** The next night that takes place; of a row of events, the next one first. */
export function nextOnStage(events: readonly Pick<EventCard, 'slug' | 'state' | 'date'>[]): NextOnStage | undefined {
  for (const { slug, state, date } of events) {
    if (date && !OFF.includes(state)) return { slug, starts_at: date.starts_at, isOn: state === 'live' }
  }
  return undefined
}
