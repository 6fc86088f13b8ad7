import type { Order, OrderLine } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeLineDate, makeOrder, makeOrderLine } from '../testing/make-order.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderView } from './order-view.tsx'
import { ordersTranslator } from './orders-messages.ts'

const line = (parts: Partial<OrderLine>, state: 'upcoming' | 'cancelled' | 'postponed' = 'cancelled') =>
  makeOrderLine({ event_date: makeLineDate({ state }), ...parts })
const LINE = line({})
const ORDER = makeOrder({ lines: [LINE], email: '' })

describe('the order page of a cancelled or postponed event', () => {
  const draw = (parts: Partial<Order> = {}, language: 'en' | 'ne' = 'en') => {
    const { context } = makeRequestContext(200)
    const { services } = pageServices(() => Response.json({}))
    return renderScreen(
      <PageFrame services={services}>
        <OrderView order={{ ...ORDER, ...parts }} context={{ ...context, language }} isCancelRequested={false} />
      </PageFrame>,
    )
  }
  const SHOWN = 'Show it on your phone'

  it('says so, and leads to the refund', async () => {
    const page = await draw()
    expect(page).toContain('This event is cancelled.')
    expect(page).toMatch(/You can cancel this order\. Rs\s1,200 will be refunded to eSewa\..*Cancel order/)
    expect(page.match(/>Cancel order</g)).toHaveLength(1)
    expect(page).not.toContain('Paid and ready')
    expect(page).not.toContain(SHOWN)
    expect(await draw({}, 'ne')).toContain('यो कार्यक्रम रद्द भयो।')
  })

  it('says why it cannot be cancelled here', async () => {
    const page = await draw({ can_cancel: false, cancel_reason: 'Contact us.' })
    expect(page).toMatch(/This event is cancelled\..*Contact us\..*Help with this order/)
    expect(page).not.toContain('You can cancel this order')
    expect(await draw({ can_cancel: false, is_masked: true })).toContain('Confirm below')
  })

  it('keeps the tickets of its other events', async () => {
    const page = await draw({ lines: [LINE, line({ id: 'other' }, 'upcoming')] })
    expect(page).toContain('One of these events is cancelled.')
    expect(page).toContain('Paid and ready')
    expect(page).toContain(SHOWN)
  })

  it('says that an event is postponed, without the old date', async () => {
    const page = await draw({ lines: [line({}, 'postponed')] })
    expect(page).toContain('This event is postponed.')
    expect(page).toContain('Your tickets stay valid.')
    expect(page).not.toContain('December 12')
    const some = await draw({ lines: [line({}, 'postponed'), line({ id: 'other' }, 'upcoming')] })
    expect(some).toContain('One of these events is postponed.')
    expect(await draw({ lines: [line({}, 'postponed')] }, 'ne')).toContain('यो कार्यक्रम सर्‍यो।')
  })

  it('says nothing of tickets where none are issued', async () => {
    const page = await draw({ lines: [line({}, 'postponed')], tickets_url: null })
    expect(page).toContain('This event is postponed.')
    expect(page).not.toContain('stay valid')
  })

  it.each([
    { name: 'an event that takes place', parts: { lines: [line({}, 'upcoming')] } },
    { name: 'an order that is cancelled', parts: { status: 'Cancelled' } },
    { name: 'tickets that are refunded', parts: { lines: [line({ refunded_quantity: 2 })] } },
  ] as const)('is as ever for $name', async ({ parts }) => {
    const page = await draw(parts as Partial<Order>)
    expect(page).not.toContain('is cancelled.')
    expect(page.match(/>Cancel order</g)).toHaveLength(1)
  })
})

describe('the order of a cancelled event in the list', () => {
  const draw = (lines: OrderLine[]) =>
    renderScreen(<OrderRow order={{ ...ORDER, lines }} language="en" t={ordersTranslator('en')} />)

  it('is not ready', async () => {
    expect(await draw([LINE])).toContain('Event cancelled')
    expect(await draw([LINE])).not.toContain('Paid and ready')
  })

  it('is ready where another event takes place', async () => {
    expect(await draw([LINE, line({ id: 'other' }, 'upcoming')])).toContain('Paid and ready')
  })
})
