import type { Quote } from '@dabali/api-client'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addressMessages } from '../account/account-messages.ts'
import { makeQuote } from '../testing/fixtures.ts'
import { PageFrame, pageServices, type Sent } from '../testing/page-frame.tsx'
import { CheckoutClient } from './checkout-client.tsx'
import { checkoutMessages } from './load-checkout.ts'

const DIGITAL = { is_shipping_required: false, shipping_method_code: null, shipping_incl_tax: '0.00' }

beforeEach(() => sessionStorage.clear())

/** The checkout of a digital work as the server rendered it, and how the API answers the order. */
async function openCheckout(isGift: boolean, refuse: () => object) {
  // What another tab has made of the basket.
  let current: Quote = makeQuote({ ...DIGITAL, is_gift: isGift })
  const { services, sent } = pageServices(({ path, body }) => {
    if (path.endsWith('/checkout/')) return Response.json(refuse(), { status: 406 })
    if (path.endsWith(`/baskets/${current.id}/`)) current = { ...current, ...Object(body) }
    return Response.json(current)
  })
  await render(
    <PageFrame services={services}>
      <CheckoutClient
        start={{
          ...{ mode: undefined, offer: undefined, zones: [], countries: [], addresses: [], attemptKey: 'key' },
          quote: current,
          account: { id: 'maya', email: 'maya@example.com', name: 'Maya', phone: '9841234567' },
        }}
        texts={checkoutMessages('en')}
        addressTexts={addressMessages('en')}
        language="en"
        home={{ href: '/', text: 'Home' }}
        terms={null}
      />
    </PageFrame>,
  )
  const change = (given: Partial<Quote>) => {
    current = { ...current, ...given }
  }
  return { sent, change }
}

const gift = () => page.getByRole('checkbox', { name: /^This is a gift/ })
const pay = () => page.getByRole('button', { name: /^Pay Rs 685 with/ }).last()
const ordersIn = (sent: readonly Sent[]) => sent.filter(({ path }) => path.endsWith('/checkout/'))

const changed = (message: string) => ({
  ...{ non_field_errors: [message], reason: message, code: 'basket_changed' },
  changes: [{ kind: 'gift', code: 'basket_changed', product_id: null, voucher: null, was: '', now: '', message }],
})

it.each([
  { seen: true, now: false, message: 'This order is no longer a gift.' },
  { seen: false, now: true, message: 'This order is now a gift.' },
])('shows that another tab has changed the gift from $seen to $now', async ({ seen, now, message }) => {
  const { sent, change } = await openCheckout(seen, () => changed(message))
  change({ is_gift: now })
  await pay().click()
  await expect.element(page.getByText(message)).toBeVisible()
  expect(ordersIn(sent)).toMatchObject([{ body: { is_gift: seen } }])
  await expect.poll(() => (gift().element() as HTMLInputElement).checked).toBe(now)
  // It is shown, and not set back.
  expect(sent.filter(({ body }) => Object(body).is_gift === seen && !('lines' in Object(body)))).toEqual([])
  await pay().click()
  await expect.poll(() => ordersIn(sent)).toMatchObject([{}, { body: { is_gift: now } }])
})

it('asks for the price again after a refusal', async () => {
  const reason = 'Not available right now.'
  const { sent, change } = await openCheckout(false, () => ({
    non_field_errors: [reason],
    reason,
    code: 'cod_disabled',
  }))
  change({ is_gift: true })
  await pay().click()
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(gift()).toBeChecked()
  expect(ordersIn(sent)).toHaveLength(1)
})

it('keeps the choice of the shopper', async () => {
  const { sent } = await openCheckout(false, () => changed(''))
  await gift().click()
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ is_gift: true })
  await expect.element(page.getByLabelText(/^Gift message/)).toBeVisible()
  await gift().click()
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ is_gift: false })
  await expect.element(gift()).not.toBeChecked()
})
