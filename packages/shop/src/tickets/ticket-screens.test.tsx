import type { Ticket, TicketTransfer } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeTicket } from '../testing/fixtures.ts'
import { makeLineDate, makeOrder, makeOrderLine } from '../testing/make-order.ts'
import { OrderTicketsScreen, TicketScreen, TicketTransferScreen } from './ticket-screens.tsx'

const DATE = makeTicket().date

describe('the page of a transfer link', () => {
  const draw = (
    dateState: TicketTransfer['ticket']['date']['state'],
    language: 'en' | 'ne' = 'en',
    state: TicketTransfer['state'] = 'not_usable',
  ) => {
    const { context } = makeRequestContext(200)
    const ticket = { ...makeTicket(), date: { ...DATE, state: dateState } }
    const transfer: TicketTransfer = { state, sender: '', expires_at: DATE.starts_at, ticket }
    const here = { ...context, language }
    return renderScreen(<TicketTransferScreen token="a" transfer={transfer} context={here} query={{}} />)
  }

  it('says that the event is cancelled, and offers nothing to accept', async () => {
    const page = await draw('cancelled')
    expect(page).toContain('This event is cancelled')
    expect(page).toContain('A ticket for a cancelled event can&#x27;t be accepted.')
    expect(page).not.toContain('Accept ticket')
    expect(await draw('cancelled', 'ne')).toContain('यो कार्यक्रम रद्द भयो')
    expect(await draw('ended')).toContain('This ticket is no longer valid')
  })

  it('has no old date of a postponed event', async () => {
    const page = await draw('postponed', 'en', 'open')
    expect(page).toContain('Accept ticket')
    expect(page).toContain('New date to be announced')
    expect(page).not.toContain('<time')
  })
})

describe('the ticket of a cancelled event', () => {
  const draw = (parts: Partial<Ticket>, language: 'en' | 'ne' = 'en') => {
    const { context } = makeRequestContext(200)
    const value = makeTicket({ date: { ...DATE, state: 'cancelled' }, is_transferred: true, ...parts })
    return renderScreen(<TicketScreen secret="t1" owned={{ value }} context={{ ...context, language }} />)
  }
  const REFUND = 'We refund the person who bought this ticket.'

  it('tells its new holder who gets the refund, and whom to ask', async () => {
    const page = await draw({})
    expect(page).toContain(REFUND)
    expect(page).toMatch(/<a [^>]*href="\/contact-us"[^>]*>Contact us<\/a>/)
    const nepali = await draw({}, 'ne')
    expect(nepali).toContain('रकम टिकट किन्ने व्यक्तिलाई फिर्ता हुन्छ।')
    expect(nepali).toContain('href="/ne/contact-us"')
  })

  it.each([
    { name: 'its buyer', parts: { is_transferred: false } },
    { name: 'an event that takes place', parts: { date: DATE } },
    { name: 'a ticket that was free', parts: { price: '0.00' } },
    { name: 'a ticket that is no longer valid', parts: { state: 'revoked' } },
  ] as const)('does not for $name', async ({ parts }) => {
    expect(await draw(parts)).not.toContain(REFUND)
  })
})

describe('the tickets of an order', () => {
  const draw = (dateStates: readonly ('upcoming' | 'cancelled' | 'postponed')[], language: 'en' | 'ne' = 'en') => {
    const { context } = makeRequestContext(200)
    const tickets = dateStates.map((state, id) =>
      makeTicket({ id: String(id), code: 'T1.a.b', date: { ...DATE, state } }),
    )
    const lines = dateStates.map((state) => makeOrderLine({ quantity: 1, event_date: makeLineDate({ state }) }))
    const order = makeOrder({ lines })
    const here = { ...context, language }
    return renderScreen(<OrderTicketsScreen hash="order-hash" found={{ order, tickets }} context={here} />)
  }
  const NOTICE = /This event is cancelled\. See your order for the refund\.<\/p><a [^>]*href="\/order\/order-hash"/

  it('of a cancelled event lead to the order, where they are refunded', async () => {
    const page = await draw(['cancelled', 'cancelled'])
    expect(page).toMatch(NOTICE)
    expect(page).not.toContain('Paid and ready')
    const nepali = await draw(['cancelled'], 'ne')
    expect(nepali).toContain('यो कार्यक्रम रद्द भयो। रकम फिर्ताका लागि अर्डर हेर्नुहोस्।')
  })

  it('of a postponed event have no old date, and no calendar file', async () => {
    const page = await draw(['postponed'])
    expect(page).toContain('This event is postponed. Your ticket stays valid.')
    expect(page).toContain('New date to be announced')
    expect(page).toContain('Download PDF')
    expect(page).not.toMatch(/December|Doors|Add to calendar/)
    expect(await draw(['postponed'], 'ne')).toContain('नयाँ मिति पछि तोकिनेछ')
    expect(await draw(['postponed', 'upcoming'])).toMatch(/Doors 17:45.*Add to calendar/)
  })

  it('of several events say that one is cancelled', async () => {
    const page = await draw(['cancelled', 'upcoming'])
    expect(page).toContain('One of these events is cancelled. See your order for the refund.')
    expect(page).toContain('Paid and ready')
    expect(await draw(['upcoming'])).not.toContain('cancelled')
  })
})
