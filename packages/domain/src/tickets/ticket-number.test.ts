import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNumberedTicket, readTicketNumber, ticketNumber } from './ticket-number.ts'

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

const first = { id: '0199a0c2-7d3e-7a10-8f4b-00000000002a', revision: 0, holder: 'Asha' }
const second = { id: '0199a0c2-7d3e-7a10-8f4b-ff0123456789', revision: 0, holder: 'Bijay' }

describe('findNumberedTicket', () => {
  it.each([
    { typed: '0000 001A', found: first },
    { typed: ' oooo-oo1a\n', found: first },
    { typed: '04hmasw9', found: second },
    // The number that the first one would have after a change of its code.
    { typed: '0000 36A3', found: undefined },
    { typed: '0000 001', found: undefined },
    { typed: 'no number', found: undefined },
    { typed: '', found: undefined },
  ])('of "$typed" is $found', ({ typed, found }) => {
    expect(findNumberedTicket([first, second], typed)).toBe(found)
  })

  it('finds nothing in an empty list', () => {
    expect(findNumberedTicket([], '0000 001A')).toBeUndefined()
  })
})
