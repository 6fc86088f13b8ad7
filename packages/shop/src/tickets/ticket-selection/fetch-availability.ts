import { type Client, getEvent } from '@dabali/api-client'
import type { Availability } from './ticket-options.ts'

/** What is left of each kind now; nothing where nobody answers, which is nobody's misfortune. */
export async function fetchAvailability(client: Client, slug: string): Promise<Availability | undefined> {
  const event = await getEvent(client, { slug }, { silent: true }).catch(() => undefined)
  if (!event) return undefined
  const kinds = event.dates.flatMap(({ ticket_types }) => ticket_types)
  return Object.fromEntries(kinds.map(({ id, state, num_available }) => [id, { state, left: num_available }]))
}
