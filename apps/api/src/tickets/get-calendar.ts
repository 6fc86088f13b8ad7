import { notFound } from '../errors/api-error.ts'
import { writeCalendar } from '../events/calendar.ts'
import type { Language } from '../http/language.ts'
import type { TicketRow, TicketStatements } from './queries.ts'

const HASH = /^[0-9a-f]{64}$/
const DATE_STATUS = { scheduled: 'CONFIRMED', postponed: 'TENTATIVE', cancelled: 'CANCELLED' } as const

type Asked = { hash: string; language: Language }

/**
 * The evening of a ticket for the calendar of whoever holds it. It stays the same entry however often it is changed, and is
 * called off for whoever has given the ticket back or handed it on.
 */
export async function getTicketCalendar(
  queries: Pick<TicketStatements, 'findByHash' | 'findByFormerHash'>,
  { hash, language }: Asked,
) {
  if (!HASH.test(hash)) throw notFound()
  const reader = { accountId: null, language }
  const row = await queries.findByHash(hash, reader)
  const former = row ?? (await queries.findByFormerHash(hash, reader))
  if (!former) throw notFound()
  return writeCalendar(former.title, [toEntry(former, row !== undefined)])
}

function toEntry(row: TicketRow, isTheirs: boolean) {
  const { name = '', address = '', latitude = null, longitude = null } = row.venue ?? {}
  return {
    uid: `ticket-${row.id}@dabali.example`,
    changedAt: row.changed_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: isTheirs && row.status === 'valid' ? DATE_STATUS[row.date_status] : ('CANCELLED' as const),
    title: row.title,
    description: [row.ticket_title, row.summary, row.venue?.access_notes ?? ''].filter(Boolean).join('\n\n'),
    place: row.admits === 'stream' ? '' : [name, address].filter(Boolean).join(', '),
    position: row.admits === 'stream' || latitude === null || longitude === null ? undefined : { latitude, longitude },
  }
}
