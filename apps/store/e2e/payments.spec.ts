import { BOOK, fillAddress, openCheckout, payButton } from '@dabali/tooling/checkout-steps'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { buy, HOME } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { buttonOf, textOf, untilConfirmed } from './requested-page.ts'

const GUEST = { guest_email: 'maya@example.com', shipping_address: HOME }

const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test.describe('in a browser', () => {
  // The pages of the sandbox have no icon.
  test.use({ expectedMessages: /the server responded with a status of 404/ })

  test('a guest goes to eSewa and back, is refused, and pays with Khalti; a pending payment is polled', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    test.slow()
    await openCheckout(page, { products: [BOOK] })
    await fillAddress(page)
    await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
    await payButton(page).click()
    await page.waitForURL(/\/esewa\/pay\//)
    await test.step('going back opens the payment page and not the checkout', async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/payment\/[\w-]{22}$/)
      await expect(heading(page, 'Checking with eSewa')).toBeVisible()
      await press(page, "I haven't paid yet, go to eSewa")
      await page.waitForURL(/\/esewa\/pay\//)
    })
    await test.step('a declined payment is made with another method', async () => {
      await press(page, 'Decline')
      await expect(heading(page, 'Payment not completed')).toBeVisible()
      await page.getByText('Use another payment method', { exact: true }).click()
      await page.getByRole('radio', { name: 'Khalti' }).check()
      await expectAccessible()
      await press(page, 'Continue')
      await page.waitForURL(/\/khalti\/pay\//)
      await press(page, 'Pay')
    })
    await expect(page).toHaveURL(/\/order\/thanks\//)
    await expect(heading(page, 'Thank you')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Thank you')).toBeVisible()
    await test.step('a pending Khalti payment is polled until it is paid', async () => {
      await openCheckout(page, { products: [BOOK] })
      await fillAddress(page)
      await page.getByRole('radio', { name: 'Khalti' }).check()
      await expect(payButton(page)).toHaveText('Pay Rs 685 with Khalti')
      await payButton(page).click()
      await page.waitForURL(/\/khalti\/pay\//)
      const pidx = new URL(page.url()).searchParams.get('pidx')
      await press(page, /^Pay later/)
      await expect(heading(page, 'Checking with Khalti')).toBeVisible()
      await expectAccessible()
      // The gateway would decide ten seconds later.
      const decided = await page.request.post(`${environment.sandbox.url}/khalti/payments/${pidx}/act/`, {
        data: { act: 'approve' },
      })
      expect(decided.ok()).toBe(true)
      await page.waitForURL(/\/order\/thanks\//)
      await expect(heading(page, 'Thank you')).toBeVisible()
    })
  })
})

const headingOf = (page: RequestedPage) => textOf(page, 'main h1')

/** Sends a form of a payment, and goes through the page between the site and the gateway. */
async function goToGateway(page: RequestedPage, name: string, values?: Record<string, string>) {
  const between = await page.submit(buttonOf(page, name), values)
  const button = between.document.querySelector<HTMLElement>('main button')
  const link = between.document.querySelector<HTMLElement>('main a')
  if (button) return between.submit(button)
  if (link) return between.follow(link)
  throw new Error(`${between.path} leads to no gateway: ${textOf(between)}`)
}

const act = (gateway: RequestedPage, name: string | RegExp) =>
  gateway.submit(gateway.getAllByRole('button', { name })[0] as HTMLElement)

requestTest(
  'a guest cancels, is declined, and pays with another method, without scripts',
  async ({ visit, environment }) => {
    const { payment } = await buy(environment, { [BOOK]: 1 }, { ...GUEST, payment_method: 'khalti' })
    const open = await visit(`/payment/${payment?.hash}`)
    expect(headingOf(open)).toBe('Pay Rs 685')
    expect(textOf(open)).toMatch(/Held for you until \d\d:\d\d\./)
    // The address of an outcome makes nothing paid.
    expect(headingOf(await visit(`/payment/success?payment=${payment?.hash}`))).toBe('Pay Rs 685')

    const cancelled = await act(await goToGateway(open, 'Pay Rs 685 with Khalti'), 'Cancel and go back')
    expect(cancelled.path).toMatch(/^\/payment\/cancelled/)
    expect(headingOf(cancelled)).toBe('Payment not completed')
    expect(textOf(cancelled)).toContain("You haven't been charged")
    const refused = await act(await goToGateway(cancelled, 'Pay Rs 685 with Khalti'), 'Decline')
    expect(headingOf(refused)).toBe('Payment not completed')
    const failed = await act(await goToGateway(refused, 'Continue', { payment_method: 'esewa' }), 'Decline')
    expect(headingOf(failed)).toBe('Payment not completed')
    const paid = await untilConfirmed(await act(await goToGateway(failed, 'Pay Rs 685 with eSewa'), 'Pay'))
    expect(paid.path).toMatch(/^\/order\/thanks\//)
    expect(headingOf(paid)).toBe('Thank you')

    // The attempt that was given up knows that the order needs no money.
    expect(headingOf(await visit(`/payment/${payment?.hash}`))).toBe('This order needs no payment')
  },
)

requestTest('a card payment of an e-book is cancelled and made, without scripts', async ({ visit, environment }) => {
  const checkout = { guest_email: 'maya@example.com', payment_method: 'card' }
  const { payment } = await buy(environment, { 2: 1 }, checkout)
  const open = await visit(`/payment/${payment?.hash}`)
  const cancelled = await act(await goToGateway(open, 'Pay Rs 315 by card'), 'Cancel and go back')
  expect(headingOf(cancelled)).toBe('Payment not completed')
  const paid = await untilConfirmed(await act(await goToGateway(cancelled, 'Pay Rs 315 by card'), 'Pay'))
  expect(headingOf(paid)).toBe('Thank you')
})

requestTest('an order is changed to cash on delivery', async ({ visit, environment }) => {
  const { hash, payment } = await buy(environment, { [BOOK]: 1 }, { ...GUEST, payment_method: 'esewa' })
  const open = await visit(`/payment/${payment?.hash}`)
  const thanks = await open.submit(buttonOf(open, 'Continue'), { payment_method: 'cod' })
  expect([thanks.status, thanks.path]).toEqual([200, `/order/thanks/${hash}`])
})

requestTest('an unavailable gateway is named, and another one is used', async ({ visit, environment }) => {
  await environment.sandbox.control('khalti', { mode: 'down' })
  try {
    const { payment } = await buy(environment, { [BOOK]: 1 }, { ...GUEST, payment_method: 'khalti' })
    const open = await visit(`/payment/${payment?.hash}`)
    const refused = await open.submit(buttonOf(open, 'Pay Rs 685 with Khalti'))
    expect(textOf(refused)).toContain("Khalti isn't responding.")
    const paid = await untilConfirmed(
      await act(await goToGateway(refused, 'Continue', { payment_method: 'card' }), 'Pay'),
    )
    expect(headingOf(paid)).toBe('Thank you')
  } finally {
    await environment.sandbox.control('khalti', { mode: 'up' })
  }
})

requestTest('an expired order links to the cart', async ({ visit, environment }) => {
  const { hash, payment } = await buy(environment, { [BOOK]: 1 }, { ...GUEST, payment_method: 'esewa' })
  await environment.sql(`update "order" set expires_at = now() - interval '1 minute' where hash = $1`, [hash])
  const page = await visit(`/payment/${payment?.hash}`)
  expect(headingOf(page)).toBe('Payment expired')
  expect(page.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/basket')
})

requestTest('a payment of a different amount is under review', async ({ visit, environment }) => {
  const { payment } = await buy(environment, { [BOOK]: 1 }, { ...GUEST, payment_method: 'khalti' })
  const open = await visit(`/payment/${payment?.hash}`)
  const back = await act(await goToGateway(open, 'Pay Rs 685 with Khalti'), /^Pay a different amount/)
  await expect.poll(async () => headingOf(await visit(back.path))).toBe('Payment under review')
})

requestTest('the outcome pages link to order tracking without a payment', async ({ visit }) => {
  for (const outcome of ['success', 'failure', 'cancelled']) {
    expect(headingOf(await visit(`/payment/${outcome}`))).toBe('Which payment is this?')
  }
})

requestTest('an unknown payment returns 404', async ({ visit }) => {
  const page = await visit('/payment/AAAAAAAAAAAAAAAAAAAAAA')
  expect(page.status).toBe(404)
  page.getByText('Page Not Found: /payment/AAAAAAAAAAAAAAAAAAAAAA')
})

requestTest('without the API a payment and the checkout show an error', async ({ visit, environment }) => {
  const { payment } = await buy(environment, { [BOOK]: 1 }, { ...GUEST, payment_method: 'esewa' })
  await environment.stopApi()
  try {
    const page = await visit(`/payment/${payment?.hash}`)
    expect([page.status, headingOf(page)]).toEqual([503, 'An error occurred'])
    expect(textOf(page)).toContain("We couldn't load this payment.")
    expect(textOf(await visit('/checkout/'))).toContain("We couldn't load the checkout.")
  } finally {
    await environment.startApi()
  }
})

requestTest('a payment is started and cancelled in Nepali', async ({ visit, environment }) => {
  const { payment } = await buy(environment, { [BOOK]: 1 }, { ...GUEST, payment_method: 'esewa' })
  const open = await visit(`/ne/payment/${payment?.hash}`)
  expect(headingOf(open)).toBe('रू ६८५ तिर्नुहोस्')
  const back = await act(await goToGateway(open, 'इसेवाबाट रू ६८५ तिर्नुहोस्'), 'Cancel and go back')
  expect(['Payment not completed', 'भुक्तानी पूरा भएन']).toContain(headingOf(back))
})
