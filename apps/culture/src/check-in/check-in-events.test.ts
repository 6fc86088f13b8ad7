import { createClient } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { readCheckInEvents } from './check-in-events.ts'

const HALL = { admits: 'hall' }
const STREAM = { admits: 'stream' }

const DATES = [
  { id: 1, state: 'upcoming', starts_at: '2026-12-14T12:45:00Z', ticket_types: [HALL] },
  { id: 2, state: 'upcoming', starts_at: '2026-12-13T12:45:00Z', ticket_types: [STREAM] },
  { id: 3, state: 'live', starts_at: '2026-12-12T12:45:00Z', ticket_types: [] },
  { id: 4, state: 'ended', starts_at: '2026-12-11T12:45:00Z', ticket_types: [HALL] },
]

/** The only hall ticket type of date 3 is off sale; date 2 is only streamed. */
function answerFor(path: string, isStaff: boolean) {
  if (path.endsWith('/events/')) return Response.json({ results: [{ slug: 'low-cloud' }] })
  if (path.endsWith('/events/low-cloud/')) return Response.json({ title: 'Low Cloud', dates: DATES })
  if (!isStaff) return Response.json({ detail: 'x', code: 'forbidden' }, { status: 403 })
  return Response.json({ ticket_types: path.endsWith('/check-in/3/') ? [{ id: 9 }] : [] })
}

const idsFor = async ({ isStaff }: { isStaff: boolean }) => {
  const client = createClient({
    baseUrl: 'http://api.test/v1/',
    retries: 0,
    fetch: async (asked) => answerFor(new URL(asked instanceof Request ? asked.url : String(asked)).pathname, isStaff),
  })
  return (await readCheckInEvents({ client })).map(({ id }) => id)
}

it('lists the dates with hall tickets, also where their ticket types are off sale, soonest first', async () => {
  expect(await idsFor({ isStaff: true })).toEqual([3, 1])
})

it('lists what is on sale for those who may not check in', async () => {
  expect(await idsFor({ isStaff: false })).toEqual([1])
})
