import type { Order, OrderLine } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeLineDate, makeOrder, makeOrderEvents, makeOrderLine } from '../testing/make-order.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderView } from './order-view.tsx'
import { ordersTranslator } from './orders-messages.ts'

const line = (parts: Partial<OrderLine>, state: 'upcoming' | 'cancelled' | 'postponed' = 'cancelled') =>
  makeOrderLine({ event_date: makeLineDate({ state }), ...parts })
const LINE = line({})
const ORDER = makeOrder({ lines: [LINE], email: '' })

const draw = (parts: Partial<Order> = {}, language: 'en' | 'ne' = 'en') => {
  const { context } = makeRequestContext(200)
  const { services } = pageServices(() => Response.json({}))
  return renderScreen(
    <PageFrame services={services}>
      <OrderView order={{ ...ORDER, ...parts }} context={{ ...context, language }} isCancelRequested={false} />
    </PageFrame>,
  )
}

describe('the order page of a cancelled or postponed event', () => {
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

describe('the order page of a partly shipped order', () => {
  const book = (id: string, quantities: Partial<OrderLine>) =>
    makeOrderLine({ id, product_class: 'Book', event_date: null, ...quantities })
  const PARTS = {
    status: 'Being processed',
    fulfilment_status: 'shipped',
    shipping_eta: { from: '2026-12-02', to: '2026-12-02' },
    lines: [
      book('one', { quantity: 2, shipped_quantity: 1 }),
      book('two', { quantity: 1 }),
      book('three', { quantity: 2, shipped_quantity: 1, cancelled_quantity: 1 }),
      makeOrderLine({ id: 'four', product_class: 'E-book', event_date: null, quantity: 1 }),
    ],
  } satisfies Partial<Order>

  it('says how much of it has shipped, and that the rest follows', async () => {
    const page = await draw(PARTS)
    expect(page).toContain('We&#x27;ve shipped 2 of 4 items. We&#x27;ll send the rest as soon as it&#x27;s ready.')
    expect(page).toContain('Arrives December 02, 2026 (shipped items only)')
    expect(page).toMatch(/<dt>Shipping<\/dt><dd>.*Partly shipped/)
    expect(page.match(/1 of 2 shipped|Not shipped yet|>Shipped</g)).toEqual([
      '1 of 2 shipped',
      'Not shipped yet',
      '>Shipped<',
    ])
    expect(await draw(PARTS, 'ne')).toContain('२ मध्ये १ पठाइयो')
  })

  it.each([
    ['is all shipped', { lines: [book('one', { quantity: 2, shipped_quantity: 2 })] }],
    ['is all shipped but for what is cancelled', { lines: PARTS.lines.slice(2) }],
    ['has no known parcels', { lines: [book('one', { quantity: 2 })] }],
    ['is still packed', { fulfilment_status: 'packed' }],
  ] as const)('says nothing about it where it %s', async (_, parts) => {
    const page = await draw({ ...PARTS, ...parts } as Partial<Order>)
    expect(page).not.toMatch(/We&#x27;ve shipped|Partly shipped|of 2 shipped|shipped items only/)
    expect(page).toContain('Arrives December 02, 2026')
  })
})

describe('the order page of an order with cancelled items', () => {
  const cancelled = (quantities: Partial<OrderLine>) =>
    makeOrderLine({ product_class: 'Book', event_date: null, quantity: 3, ...quantities })

  it('marks the line, and names the items in the history', async () => {
    const [event] = makeOrderEvents('items_cancelled')
    if (!event) throw new Error('There is no event.')
    const parts = {
      lines: [cancelled({ cancelled_quantity: 2 })],
      events: [{ ...event, note: { items: '2 × Hill Songs', reason: 'Out of print' } }],
    }
    const page = await draw(parts)
    expect(page).toContain('2 cancelled')
    expect(page).toContain('<p>2 × Hill Songs</p><p>Out of print</p>')
    expect(await draw(parts, 'ne')).toContain('२ रद्द भयो')
  })

  it('counts what is refunded once', async () => {
    const page = await draw({ lines: [cancelled({ cancelled_quantity: 2, refunded_quantity: 1 })] })
    expect(page).toMatch(/1 cancelled.*1 refunded/)
    expect(await draw({ lines: [cancelled({ cancelled_quantity: 2, refunded_quantity: 3 })] })).not.toContain(
      ' cancelled',
    )
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
