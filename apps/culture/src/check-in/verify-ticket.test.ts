import { ticketNumber } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { ASHA, BIJAY, makeCheckInList, PUBLIC_KEY, REVOKED, signCode } from './testing/make-check-in-list.ts'
import { type Scan, verifyTicket } from './verify-ticket.ts'

const list = makeCheckInList()
const code = signCode({ ticketId: ASHA, eventDateId: 7, revision: 1 })
const forged = `${code.slice(0, -6)}AAAAAA`
const scan: Scan = {
  id: '1',
  code,
  scannedAt: '2026-12-12T12:10:00.000Z',
  verdict: { result: 'ok', checked_in_at: null, ticketId: ASHA, who: 'AR', kind: '' },
  isSent: false,
  isUndone: false,
  isUndoSent: false,
}

describe('verifyTicket', () => {
  it.each([
    { what: 'a ticket of this date', code, result: 'ok' },
    { what: 'the same with spaces around it', code: ` ${code}\n`, result: 'ok' },
    { what: 'its number', code: ticketNumber({ id: ASHA, revision: 1 }).toLowerCase(), result: 'ok' },
    { what: 'a former number', code: ticketNumber({ id: ASHA, revision: 0 }), result: 'unknown' },
    {
      what: 'a former code',
      code: signCode({ ticketId: ASHA, eventDateId: 7, revision: 0 }),
      result: 'revoked',
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
      ticketId: ASHA,
      who: 'AR',
      kind: 'Floor, standing',
    })
  })

  it('admits nobody twice, by the list and by the scans of this device', async () => {
    const at = '2026-12-12T12:05:00.000Z'
    const listed = makeCheckInList({
      tickets: list.tickets.map((one) => (one.id === ASHA ? { ...one, checked_in_at: at } : one)),
    })
    expect(await verifyTicket(listed, [], code)).toMatchObject({ result: 'already', checked_in_at: at })
    expect(await verifyTicket(list, [scan], code)).toMatchObject({ result: 'already', checked_in_at: scan.scannedAt })
    expect(await verifyTicket(list, [{ ...scan, isUndone: true }], code)).toMatchObject({ result: 'ok' })
    expect(await verifyTicket(list, [scan], signCode({ ticketId: BIJAY, eventDateId: 7, revision: 1 }))).toMatchObject({
      result: 'ok',
    })
  })
})
