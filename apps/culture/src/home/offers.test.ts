import type { TicketType } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { offersOf } from './offers.ts'

const type = (admits: TicketType['admits'], state: TicketType['state'], price: string) =>
  ({ admits, state, price }) as TicketType

describe('offersOf', () => {
  it('names the cheapest place of each kind that is on sale', () => {
    const ticket_types = [
      type('hall', 'on_sale', '1200.00'),
      type('hall', 'on_sale', '600.00'),
      type('hall', 'sold_out', '300.00'),
      type('stream', 'on_sale', '250.00'),
    ]
    expect(offersOf({ ticket_types })).toEqual({ hall: '600.00', stream: '250.00' })
  })

  it('names nothing that cannot be bought', () => {
    const ticket_types = [type('hall', 'not_yet', '600.00'), type('stream', 'ended', '250.00')]
    expect(offersOf({ ticket_types })).toEqual({ hall: undefined, stream: undefined })
  })
})
