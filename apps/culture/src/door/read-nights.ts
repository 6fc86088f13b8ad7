import { getEvent, listEvents } from '@dabali/api-client'
import type { Visit } from '@dabali/shop/visit'

type Night = { id: number; title: string; starts_at: string }

const MOST_EVENTS = '50'

/** Every night to come, or going on, that somebody has to be let in to. */
export async function readNights({ client }: Visit): Promise<Night[]> {
  const { results } = await listEvents(client, { when: 'upcoming', page_size: MOST_EVENTS })
  const events = await Promise.all(results.map(({ slug }) => getEvent(client, { slug })))
  return events
    .flatMap(({ title, dates }) =>
      dates
        .filter(({ state, ticket_types }) => isToCome(state) && ticket_types.some(({ admits }) => admits === 'hall'))
        .map(({ id, starts_at }) => ({ id, title, starts_at })),
    )
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at))
}

const isToCome = (state: string) => ['upcoming', 'doors_open', 'live'].includes(state)
