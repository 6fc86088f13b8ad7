import type { Order } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeOrder } from '../testing/make-order.ts'
import { OrderAside } from './order-aside.tsx'
import { ordersTranslator } from './orders-messages.ts'

const ORDER = makeOrder({
  status: 'Being processed',
  fulfilment_status: 'unfulfilled',
  can_cancel: false,
  lines: [],
  events: [],
  is_gift: true,
})

const GIFT = { recipient_name: '', recipient_email: '', recipient_phone: '', message: '', deliver_on: '' }

async function draw(parts: Partial<Order>, language: 'en' | 'ne' = 'en') {
  const { context } = makeRequestContext(200)
  const cancel = { ask: '', consequence: '', cancel: '', keep: '', cancelled: '' }
  return renderScreen(
    <OrderAside
      order={{ ...ORDER, ...parts }}
      context={{ ...context, language }}
      t={ordersTranslator(language)}
      cancel={cancel}
      here="/order/order-hash"
    />,
  )
}

const giftHeading = (html: string) => /<h2 id="gift"[^>]*>([^<]*)</.exec(html)?.[1]

describe('the gift of an order', () => {
  it.each([
    { gift: null, heading: 'Gift' },
    { gift: GIFT, heading: 'Gift' },
    { gift: { ...GIFT, recipient_name: 'Ram' }, heading: 'Gift for Ram' },
    { gift: { ...GIFT, recipient_email: 'ram@example.com' }, heading: 'Gift for ram@example.com' },
  ])('is named: $heading, of $gift', async ({ gift, heading }) => {
    expect(giftHeading(await draw({ gift }))).toBe(heading)
  })

  it('is named in Nepali without a recipient', async () => {
    expect(giftHeading(await draw({}, 'ne'))).toBe('उपहार')
  })

  it('has a day only if it is emailed', async () => {
    const gift = { ...GIFT, deliver_on: '2026-12-24' }
    expect(await draw({ gift })).not.toContain('Sent on')
    expect(await draw({ gift: { ...gift, recipient_email: 'ram@example.com' } })).toContain(
      'Sent on December 24, 2026.',
    )
  })

  it('is not there for an order that is none', async () => {
    expect(giftHeading(await draw({ is_gift: false }))).toBeUndefined()
  })
})

describe('the address of an order', () => {
  const address = (parts: object) =>
    ({
      first_name: 'Maya',
      line1: 'Mangal Bazaar 7',
      line: 'Lalitpur',
      line4: 'Lalitpur',
      country: 'NP',
      ...parts,
    }) as Order['shipping_address']

  it.each([
    { language: 'en', parts: {}, shown: 'Lalitpur' },
    { language: 'ne', parts: {}, shown: 'ललितपुर' },
    { language: 'ne', parts: { line: 'Pokhara', line4: 'Pokhara' }, shown: 'Pokhara' },
    { language: 'ne', parts: { country: 'IN' }, shown: 'Lalitpur' },
  ] as const)('names an area of the valley in the language: $language, $shown, $parts', async (row) => {
    const html = await draw({ shipping_address: address(row.parts) }, row.language)
    expect([...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, line]) => line)).toContain(row.shown)
  })
})
