import { describe, expect, it } from 'vitest'
import { findNumberedTicket } from './find-numbered-ticket.ts'

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
    { typed: 'nobody', found: undefined },
    { typed: '', found: undefined },
  ])('of "$typed" is $found', ({ typed, found }) => {
    expect(findNumberedTicket([first, second], typed)).toBe(found)
  })

  it('finds nobody on an empty list', () => {
    expect(findNumberedTicket([], '0000 001A')).toBeUndefined()
  })
})
