import { ticketNumber } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { ASHA, BIJAY, makeCheckInList, PUBLIC_KEY, REVOKED, signCode } from './testing/make-check-in-list.ts'
import { conflictsOf, countCheckedIn, guestCode, type Scan, typedText, verifyTicket } from './verify-ticket.ts'

const list = makeCheckInList()
const code = signCode({ ticketId: ASHA, eventDateId: 7, revision: 1 })
const forged = `${code.slice(0, -6)}AAAAAA`
const scan: Scan = {
  id: '1',
  code,
  scannedAt: '2026-12-12T12:10:00.000Z',
  door: 'South door',
  verdict: { result: 'ok', checked_in_at: null, door: '', ticketId: ASHA, who: 'Asha Rai', kind: '' },
  isSent: false,
  isUndone: false,
  isUndoSent: false,
}

describe('verifyTicket', () => {
  it.each([
    { what: 'a ticket of this date', code, result: 'ok' },
    { what: 'the same with spaces around it', code: ` ${code}\n`, result: 'ok' },
    { what: 'its number', code: ticketNumber({ id: ASHA, revision: 1 }).toLowerCase(), result: 'ok' },
    { what: 'a former number', code: ticketNumber({ id: ASHA, revision: 0 }), result: 'replaced' },
    { what: 'the number of a refunded ticket', code: ticketNumber({ id: REVOKED, revision: 3 }), result: 'revoked' },
    { what: 'a number that no ticket had', code: '0000 0000', result: 'unknown' },
    {
      what: 'a former code',
      code: signCode({ ticketId: ASHA, eventDateId: 7, revision: 0 }),
      result: 'replaced',
    },
    {
      what: 'a code that is newer than the list',
      code: signCode({ ticketId: ASHA, eventDateId: 7, revision: 2 }),
      result: 'unknown',
    },
    {
      what: 'a revoked ticket',
      code: signCode({ ticketId: REVOKED, eventDateId: 7, revision: 1 }),
      result: 'revoked',
    },
    {
      what: 'a ticket of another date',
      code: signCode({ ticketId: ASHA, eventDateId: 8, revision: 1 }),
      result: 'wrong_event',
    },
    { what: 'a code with a forged signature', code: forged, result: 'bad_signature' },
    {
      what: 'a ticket that is not listed',
      code: signCode({ ticketId: crypto.randomUUID(), eventDateId: 7, revision: 1 }),
      result: 'unknown',
    },
    { what: 'a URL', code: 'https://example.com/', result: 'unknown' },
    { what: 'nothing', code: '', result: 'unknown' },
  ])('$what is $result', async ({ code: scanned, result }) => {
    expect((await verifyTicket(list, [], scanned)).result).toBe(result)
  })

  it('accepts codes of any of its keys, and of the single key of an older stored list', async () => {
    const other = PUBLIC_KEY.startsWith('A') ? `B${PUBLIC_KEY.slice(1)}` : `A${PUBLIC_KEY.slice(1)}`
    const rotated = makeCheckInList({ public_key: other, public_keys: [other, PUBLIC_KEY] })
    expect((await verifyTicket(rotated, [], code)).result).toBe('ok')
    expect((await verifyTicket(makeCheckInList({ public_keys: [other] }), [], code)).result).toBe('bad_signature')
    const { public_keys: _, ...stored } = list
    expect((await verifyTicket(stored as typeof list, [], code)).result).toBe('ok')
  })

  it('returns the holder and the ticket type', async () => {
    expect(await verifyTicket(list, [], code)).toEqual({
      result: 'ok',
      checked_in_at: null,
      door: '',
      ticketId: ASHA,
      who: 'Asha Rai',
      kind: 'Floor, standing',
    })
  })

  it('admits nobody twice, by the list and by the scans of this device', async () => {
    const at = '2026-12-12T12:05:00.000Z'
    const listed = makeCheckInList({
      tickets: list.tickets.map((one) => (one.id === ASHA ? { ...one, checked_in_at: at, door: 'North door' } : one)),
    })
    expect(await verifyTicket(listed, [], code)).toMatchObject({
      result: 'already',
      checked_in_at: at,
      door: 'North door',
    })
    expect(await verifyTicket(list, [scan], code)).toMatchObject({
      result: 'already',
      checked_in_at: scan.scannedAt,
      door: 'South door',
    })
    expect(await verifyTicket(list, [{ ...scan, isUndone: true }], code)).toMatchObject({ result: 'ok' })
    expect(await verifyTicket(list, [scan], signCode({ ticketId: BIJAY, eventDateId: 7, revision: 1 }))).toMatchObject({
      result: 'ok',
    })
  })
})

describe('typedText', () => {
  it.each([
    { typed: code, text: '' },
    { typed: `${code}\n`, text: '' },
    { typed: '16fs-sj38', text: '16FS SJ38' },
    { typed: ' https://example.com/ ', text: 'https://example.com/' },
  ])('of $typed is "$text"', ({ typed, text }) => {
    expect(typedText({ code: typed })).toBe(text)
  })
})

describe('a guest', () => {
  const GUEST = '0199a0c2-7d3e-7a10-8f4b-0000000000aa'
  const withGuest = makeCheckInList({
    tickets: list.tickets.map((ticket) => ({ ...ticket, guest_id: GUEST, name: 'Maya Rai' })),
    guests: [{ id: GUEST, name: 'Maya Rai', note: '', people: 2, ticket_type_id: 5 }],
  })
  const arrive = (scans: readonly Scan[]) => verifyTicket(withGuest, scans, guestCode(GUEST))

  it('is checked in person by person, until all are in', async () => {
    const first = await arrive([])
    expect(first).toMatchObject({ result: 'ok', who: 'Maya Rai', ticketId: ASHA })
    const one = { ...scan, verdict: first }
    const second = await arrive([one])
    expect(second).toMatchObject({ result: 'ok', ticketId: BIJAY })
    const two = { ...scan, id: '2', verdict: second }
    expect(await arrive([two, one])).toMatchObject({ result: 'already', door: 'South door' })
    expect(await arrive([{ ...two, isUndone: true }, one])).toMatchObject({ result: 'ok', ticketId: BIJAY })
    expect(countCheckedIn({ list: withGuest, scans: [two, one] })).toBe(2)
  })

  it('who is not on the list is unknown', async () => {
    expect(await verifyTicket(list, [], guestCode(GUEST))).toMatchObject({ result: 'unknown' })
  })
})

describe('conflictsOf', () => {
  const there = {
    scan_id: 'there',
    ticket_id: ASHA,
    at: '2026-12-12T12:05:00.000Z',
    door: 'North door',
    device: 'Phone 1',
    is_undone: false,
  }
  const here = { ...scan, isSent: true, isTooMany: true, verdict: { ...scan.verdict, result: 'already' as const } }
  const withConflict = makeCheckInList({
    conflicts: [{ ticket_id: ASHA, admissions: [there, { ...there, scan_id: here.id, at: here.scannedAt }] }],
  })

  it('names both admissions by time, once, with those that the list has', () => {
    const [conflict, ...others] = conflictsOf({ list: withConflict, scans: [here] }, 'Phone 2')
    expect(others).toEqual([])
    expect(conflict?.admissions.map(({ scan_id }) => scan_id)).toEqual(['there', here.id])
  })

  it('is resolved by an undo on this device, before the API knows', () => {
    expect(conflictsOf({ list: withConflict, scans: [{ ...here, isUndone: true }] }, 'Phone 2')).toEqual([])
  })

  it('a ticket that only this device has admitted is none', () => {
    expect(conflictsOf({ list, scans: [scan] }, 'Phone 2')).toEqual([])
  })
})
