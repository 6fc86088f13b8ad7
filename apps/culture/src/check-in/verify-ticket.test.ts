import { ticketNumber } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { ASHA, BIJAY, makeCheckInList, PUBLIC_KEY, REVOKED, signCode } from './testing/make-check-in-list.ts'
import { type Scan, verifyTicket } from './verify-ticket.ts'

const door = makeCheckInList()
const code = signCode({ ticketId: ASHA, nightId: 7, revision: 1 })
const forged = `${code.slice(0, -6)}AAAAAA`
const came: Scan = {
  id: '1',
  code,
  scannedAt: '2026-12-12T12:10:00.000Z',
  verdict: { result: 'ok', checked_in_at: null, ticketId: ASHA, who: 'AR', kind: '' },
  isSent: false,
  isUndone: false,
  isUndoSent: false,
}

describe('judge', () => {
  it.each([
    { what: 'a ticket of this night', code, result: 'ok' },
    { what: 'the same with spaces around it', code: ` ${code}\n`, result: 'ok' },
    { what: 'its number', code: ticketNumber({ id: ASHA, revision: 1 }).toLowerCase(), result: 'ok' },
    { what: 'the number that it had before', code: ticketNumber({ id: ASHA, revision: 0 }), result: 'unknown' },
    {
      what: 'the code that it had before',
      code: signCode({ ticketId: ASHA, nightId: 7, revision: 0 }),
      result: 'revoked',
    },
    {
      what: 'a ticket that was given back',
      code: signCode({ ticketId: REVOKED, nightId: 7, revision: 1 }),
      result: 'revoked',
    },
    {
      what: 'a ticket of another night',
      code: signCode({ ticketId: ASHA, nightId: 8, revision: 1 }),
      result: 'wrong_event',
    },
    { what: 'a code that somebody else wrote', code: forged, result: 'bad_signature' },
    {
      what: 'a ticket that is not on the list',
      code: signCode({ ticketId: crypto.randomUUID(), nightId: 7, revision: 1 }),
      result: 'unknown',
    },
    { what: 'the address of a shop', code: 'https://example.com/', result: 'unknown' },
    { what: 'nothing', code: '', result: 'unknown' },
  ])('$what is $result', async ({ code: scanned, result }) => {
    expect((await verifyTicket(door, [], scanned)).result).toBe(result)
  })

  it('knows a code by any of its keys, and by the one key of a list that was stored earlier', async () => {
    const other = PUBLIC_KEY.startsWith('A') ? `B${PUBLIC_KEY.slice(1)}` : `A${PUBLIC_KEY.slice(1)}`
    const rotated = makeCheckInList({ public_key: other, public_keys: [other, PUBLIC_KEY] })
    expect((await verifyTicket(rotated, [], code)).result).toBe('ok')
    expect((await verifyTicket(makeCheckInList({ public_keys: [other] }), [], code)).result).toBe('bad_signature')
    const { public_keys: _, ...stored } = door
    expect((await verifyTicket(stored as typeof door, [], code)).result).toBe('ok')
  })

  it('says who comes and with which kind of ticket', async () => {
    expect(await verifyTicket(door, [], code)).toEqual({
      result: 'ok',
      checked_in_at: null,
      ticketId: ASHA,
      who: 'AR',
      kind: 'Floor, standing',
    })
  })

  it('lets nobody in twice: not by the list, and not by what was scanned here since', async () => {
    const at = '2026-12-12T12:05:00.000Z'
    const listed = makeCheckInList({
      tickets: door.tickets.map((one) => (one.id === ASHA ? { ...one, checked_in_at: at } : one)),
    })
    expect(await verifyTicket(listed, [], code)).toMatchObject({ result: 'already', checked_in_at: at })
    expect(await verifyTicket(door, [came], code)).toMatchObject({ result: 'already', checked_in_at: came.scannedAt })
    expect(await verifyTicket(door, [{ ...came, isUndone: true }], code)).toMatchObject({ result: 'ok' })
    expect(await verifyTicket(door, [came], signCode({ ticketId: BIJAY, nightId: 7, revision: 1 }))).toMatchObject({
      result: 'ok',
    })
  })
})
