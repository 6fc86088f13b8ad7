import { describe, expect, it } from 'vitest'
import { findAttendees, hashEmail, listAttendees } from './attendees.ts'
import { ASHA, BIJAY, makeCheckInList } from './testing/make-check-in-list.ts'
import { countsOf, type Scan } from './verify-ticket.ts'

const GUEST = '0199a0c2-7d3e-7a10-8f4b-0000000000aa'
const [asha, bijay] = makeCheckInList().tickets

/** Asha with two friends on the guest list, and a ticket of Bijay. */
async function makeLog(scans: readonly Scan[] = []) {
  const guests = [1, 2, 3].map((place) => ({ ...asha, id: `${ASHA.slice(0, -1)}${place + 4}`, guest_id: GUEST }))
  const list = makeCheckInList({
    tickets: [
      ...guests,
      { ...bijay, order_number: '100042', phone_end: '4567', email_hash: await hashEmail('bijay@example.com', 7) },
    ] as ReturnType<typeof makeCheckInList>['tickets'],
    guests: [{ id: GUEST, name: 'Asha Rai', note: 'Press', people: 3, ticket_type_id: 5 }],
  })
  return { list, scans }
}

const scanOf = (ticketId: string, id = '1'): Scan => ({
  id,
  code: 'x',
  scannedAt: '2026-12-12T12:10:00.000Z',
  door: 'North door',
  verdict: { result: 'ok', checked_in_at: null, door: '', ticketId, who: '', kind: '' },
  isSent: false,
  isUndone: false,
  isUndoSent: false,
})

describe('the people of a list', () => {
  it('are guests with all who come along, and tickets', async () => {
    const first = `${ASHA.slice(0, -1)}5`
    expect(listAttendees(await makeLog([scanOf(first)]))).toMatchObject([
      { id: GUEST, name: 'Asha Rai', note: 'Press', people: 3, arrived: 1, door: 'North door', isGuest: true },
      { id: BIJAY, name: 'Bijay Tamang', people: 1, arrived: 0, door: '', orderNumber: '100042', isGuest: false },
    ])
  })

  it.each([
    { query: 'asha', found: [GUEST] },
    { query: 'tamang', found: [BIJAY] },
    { query: '100042', found: [BIJAY] },
    { query: '9801234567', found: [BIJAY] },
    { query: ' Bijay@Example.com ', found: [BIJAY] },
    { query: 'asha@example.com', found: [] },
    { query: 'sita', found: [] },
  ])('"$query" finds $found', async ({ query, found }) => {
    const people = findAttendees(await makeLog(), query, await hashEmail(query, 7))
    expect(people.map(({ id }) => id)).toEqual(found)
  })

  it('an email address has the hash of its event date only', async () => {
    expect(await hashEmail('bijay@example.com', 7)).toMatch(/^[0-9a-f]{16}$/)
    expect(await hashEmail('bijay@example.com', 8)).not.toBe(await hashEmail('bijay@example.com', 7))
    expect(await hashEmail('bijay@', 7)).toBe('')
  })
})

describe('countsOf', () => {
  it('counts by ticket type and by door, with scans that the list does not have yet', async () => {
    expect(countsOf(await makeLog([scanOf(BIJAY)]))).toEqual({
      types: [{ id: 5, title: 'Floor, standing', inside: 1, all: 4 }],
      doors: [['North door', 1]],
    })
  })
})
