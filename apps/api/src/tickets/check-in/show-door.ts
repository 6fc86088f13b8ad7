import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { publicKeyTexts, type TicketKey } from '../code.ts'
import type { Door } from './check-in.ts'
import type { CheckInQueries } from './queries.ts'

const LARGEST_ID = 2_147_483_647

/** All that a door needs to let people in, also where there is no network. */
export async function showDoor(
  queries: CheckInQueries,
  { id, key, language }: { id: string; key: TicketKey; language: Language },
): Promise<Door> {
  const eventDateId = readId(id)
  const at = new Date()
  const door = eventDateId === undefined ? undefined : await queries.findDoor(eventDateId, language)
  if (!door) throw notFound()
  const [tickets, revoked] = [await queries.listDoorTickets(door.id), await queries.listRevoked(door.id)]
  return {
    event_date_id: door.id,
    event: { slug: door.slug, title: door.title },
    doors_at: door.doors_at.toISOString(),
    starts_at: door.starts_at.toISOString(),
    ends_at: door.ends_at.toISOString(),
    ...publicKeyTexts(key),
    at: at.toISOString(),
    num_tickets: tickets.length,
    num_checked_in: tickets.filter(({ checked_in_at }) => checked_in_at !== null).length,
    ticket_types: door.ticket_types.map((type) => ({
      id: type.id,
      title: type.title,
      num_tickets: type.valid,
      num_checked_in: type.checked_in,
    })),
    tickets: tickets.map(({ holder, checked_in_at, ...ticket }) => ({
      ...ticket,
      initials: initialsOf(holder),
      checked_in_at: checked_in_at?.toISOString() ?? null,
    })),
    revoked,
  }
}

function readId(text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1
  return id <= LARGEST_ID ? id : undefined
}

const LETTERS = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/** The first letter of each name, whole in any script. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .flatMap((word) => [...LETTERS.segment(word)].slice(0, 1))
    .map(({ segment }) => segment)
    .join('')
