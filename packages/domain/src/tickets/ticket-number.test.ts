import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNumberedTicket, findTicketByNumber, readTicketNumber, ticketNumber } from './ticket-number.ts'

const ID = '0199a0c2-7d3e-7a10-8f4b-00000000002a'
const ticket = fc.record({ id: fc.uuid(), revision: fc.nat({ max: 65_535 }) })

describe('ticketNumber', () => {
  it.each([
    { id: ID, revision: 0, number: '0000 001A' },
    { id: ID, revision: 1, number: '0000 36A3' },
    { id: '0199a0c2-7d3e-7a10-8f4b-12ffffffffff', revision: 0, number: 'ZZZZ ZZZZ' },
    { id: '0199a0c2-7d3e-7a10-8f4b-12ffffffffff', revision: 1, number: '0000 368R' },
    { id: '0199a0c2-7d3e-7a10-8f4b-ff0123456789', revision: 0, number: '04HM ASW9' },
  ])('of $id at revision $revision is $number', ({ id, revision, number }) => {
    expect(ticketNumber({ id, revision })).toBe(number)
  })

  it('is parsed as it was written', () => {
    fc.assert(fc.property(ticket, (one) => readTicketNumber(ticketNumber(one)) === ticketNumber(one)))
  })

  it('differs at every revision', () => {
    fc.assert(
      fc.property(ticket, fc.integer({ min: 1, max: 100 }), ({ id, revision }, more) => {
        expect(ticketNumber({ id, revision })).not.toBe(ticketNumber({ id, revision: revision + more }))
      }),
    )
  })
})

describe('readTicketNumber', () => {
  it.each([
    { text: '7k4q92mx', number: '7K4Q 92MX' },
    { text: ' 7K4Q-92MX\n', number: '7K4Q 92MX' },
    { text: '7 K 4 Q 9 2 M X', number: '7K4Q 92MX' },
    { text: 'oOiI lL00', number: '0011 1100' },
    { text: '7K4Q 92M', number: undefined },
    { text: '7K4Q 92MXX', number: undefined },
    { text: '7K4Q 92MU', number: undefined },
    { text: '7K4Q_92MX', number: undefined },
    { text: '', number: undefined },
  ])('of "$text" is $number', ({ text, number }) => {
    expect(readTicketNumber(text)).toBe(number)
  })
})

const first = { id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 2, holder: 'Asha' }
const second = { id: '0199a0c2-7d3e-7a10-8f4b-12ffffffffff', revision: 1, holder: 'Bijay' }
/** Its number is the one that the first ticket had at revision 1. */
const third = { id: '0199a0c2-7d3e-7a10-8f4b-000000019943', revision: 0, holder: 'Chandra' }

describe('findTicketByNumber', () => {
  it.each([
    { typed: '0000 6CJW', ticket: first, revision: 2 },
    { typed: ' oooo-6cjw\n', ticket: first, revision: 2 },
    { typed: '0000 001A', ticket: first, revision: 0 },
    { typed: '0000 36A3', ticket: first, revision: 1 },
    { typed: '0000 368R', ticket: second, revision: 1 },
    // Past the largest number it begins anew.
    { typed: 'zzzz zzzz', ticket: second, revision: 0 },
  ])('of "$typed" is $ticket.holder at revision $revision', ({ typed, ticket, revision }) => {
    expect(findTicketByNumber([first, second], typed)).toEqual({ ticket, revision })
  })

  it.each([
    // The number that the first one would have after another change of its code.
    { typed: ticketNumber({ ...first, revision: 3 }) },
    { typed: '0000 001B' },
    { typed: '0000 001' },
    { typed: 'no number' },
    { typed: '' },
  ])('of "$typed" is nothing', ({ typed }) => {
    expect(findTicketByNumber([first, second], typed)).toBeUndefined()
  })

  it('prefers the ticket that has the number now', () => {
    expect(ticketNumber(third)).toBe(ticketNumber({ ...first, revision: 1 }))
    expect(findTicketByNumber([first, third], ticketNumber(third))).toEqual({ ticket: third, revision: 0 })
  })

  it('finds every number that a ticket ever had', () => {
    fc.assert(
      fc.property(ticket, fc.nat({ max: 65_535 }), (one, earlier) => {
        const revision = Math.min(earlier, one.revision)
        expect(findTicketByNumber([one], ticketNumber({ ...one, revision }))).toEqual({ ticket: one, revision })
      }),
    )
  })

  it('finds nothing in an empty list', () => {
    expect(findTicketByNumber([], '0000 001A')).toBeUndefined()
  })
})

describe('findNumberedTicket', () => {
  const ticket = { id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 1 }

  it.each([
    { typed: ticketNumber(ticket), found: ticket },
    { typed: ticketNumber(ticket).toLowerCase().replace(' ', '-'), found: ticket },
    { typed: ticketNumber({ ...ticket, revision: 0 }), found: undefined },
    { typed: 'no number', found: undefined },
  ])('of $typed is $found', ({ typed, found }) => {
    expect(findNumberedTicket([ticket], typed)).toEqual(found)
  })
})
