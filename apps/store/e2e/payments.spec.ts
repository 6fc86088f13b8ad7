import { expect, test } from '@dabali/tooling/end-to-end'
import { fillAddress, openTill, payButton, placeOrder } from '@dabali/tooling/till'
import type { Page } from '@playwright/test'

// The pages of the sandbox have no icon.
test.use({ expectedMessages: /the server responded with a status of 404/ })

const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

for (const { way, button, gateway } of [
  { way: 'eSewa', button: 'Pay Rs 685 with eSewa', gateway: /\/esewa\/pay\// },
  { way: 'Khalti', button: 'Pay Rs 685 with Khalti', gateway: /\/khalti\/pay\// },
  { way: 'Card', button: 'Pay Rs 685 by card', gateway: /\/card\// },
]) {
  test(`a guest pays with ${way}, from the till to the thanks`, async ({ page, expectAccessible }) => {
    await openTill(page, { products: [1] })
    await fillAddress(page)
    await page.getByRole('radio', { name: way }).check()
    await expect(payButton(page)).toHaveText(button)
    await payButton(page).click()
    await page.waitForURL(gateway)
    await press(page, 'Pay')
    await expect(page).toHaveURL(/\/payment\/success\/?\?payment=/)
    await expect(heading(page, 'Paid')).toBeVisible()
    await expectAccessible()
    await page.reload()
    await expect(heading(page, 'Paid')).toBeVisible()
    await page.getByRole('link', { name: 'See what happens next' }).click()
    await expect(page).toHaveURL(/\/order\/thanks\//)
  })
}

test('whoever turns back has not paid, and can pay in another way', async ({ page, expectAccessible }) => {
  const { payment } = await placeOrder(page, 'khalti')
  await page.goto(`/payment/${payment.hash}`)
  await expect(heading(page, 'Rs 685 to pay')).toBeVisible()
  await expect(page.getByText(/Held for you until \d\d:\d\d\./)).toBeVisible()
  await expectAccessible()
  await press(page, 'Pay Rs 685 with Khalti')
  await page.waitForURL(/\/khalti\/pay\//)
  await press(page, 'Cancel and go back')
  await expect(page).toHaveURL(/\/payment\/cancelled/)
  await expect(heading(page, 'You have not paid')).toBeVisible()
  await expect(page.getByText('No money has moved')).toBeVisible()
  await expectAccessible()

  await page.getByText('Pay in another way', { exact: true }).click()
  await page.getByRole('radio', { name: 'eSewa' }).check()
  await expectAccessible()
  await press(page, 'Go on')
  await page.waitForURL(/\/esewa\/pay\//)
  await press(page, 'Pay')
  await expect(heading(page, 'Paid')).toBeVisible()

  // The attempt that was given up knows that the order needs no money.
  await page.goto(`/payment/${payment.hash}`)
  await expect(heading(page, 'This order is settled')).toBeVisible()
  await expectAccessible()
})

test('a refused payment says that no money has moved, and is tried again', async ({ page }) => {
  const { payment } = await placeOrder(page, 'esewa')
  await page.goto(`/payment/${payment.hash}`)
  await press(page, 'Pay Rs 685 with eSewa')
  await page.waitForURL(/\/esewa\/pay\//)
  await press(page, 'Be refused')
  await expect(heading(page, 'You have not paid')).toBeVisible()
  await press(page, 'Pay Rs 685 with eSewa')
  await page.waitForURL(/\/esewa\/pay\//)
  await press(page, 'Pay')
  await expect(heading(page, 'Paid')).toBeVisible()
})

test('a payment that takes its time is asked about until it is there', async ({ page, expectAccessible }) => {
  const { payment } = await placeOrder(page, 'khalti')
  await page.goto(`/payment/${payment.hash}`)
  await press(page, 'Pay Rs 685 with Khalti')
  await page.waitForURL(/\/khalti\/pay\//)
  await press(page, /^Pay later/)
  await expect(heading(page, 'We are asking Khalti')).toBeVisible()
  await expectAccessible()
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 30_000 })
})

test('the payment is paid at the door instead', async ({ page }) => {
  const { payment } = await placeOrder(page, 'esewa')
  await page.goto(`/payment/${payment.hash}`)
  await page.getByText('Pay in another way', { exact: true }).click()
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await press(page, 'Go on')
  await expect(page).toHaveURL(/\/order\/thanks\//)
})

test('going back from the gateway leads to the payment, not to a till that is sold', async ({ page }) => {
  await openTill(page, { products: [1] })
  await fillAddress(page)
  await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
  await payButton(page).click()
  await page.waitForURL(/\/esewa\/pay\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/payment\/[\w-]{22}$/)
  await expect(heading(page, 'We are asking eSewa')).toBeVisible()
  await press(page, 'I have not paid yet: go on to eSewa')
  await page.waitForURL(/\/esewa\/pay\//)
})

test('a gateway that is down is named, and another one takes the payment', async ({
  page,
  house,
  expectAccessible,
}) => {
  await house.sandbox.control('khalti', { mode: 'down' })
  try {
    const { payment } = await placeOrder(page, 'khalti')
    await page.goto(`/payment/${payment.hash}`)
    await press(page, 'Pay Rs 685 with Khalti')
    await expect(page.getByText('Khalti does not answer just now.')).toBeVisible()
    await expectAccessible()
    await page.getByText('Pay in another way', { exact: true }).click()
    await page.getByRole('radio', { name: 'Card' }).check()
    await press(page, 'Go on')
    await page.waitForURL(/\/card\//)
    await press(page, 'Pay')
    await expect(heading(page, 'Paid')).toBeVisible()
  } finally {
    await house.sandbox.control('khalti', { mode: 'up' })
  }
})

test('an order whose time is over says so, and leads back to the cart', async ({ page, house, expectAccessible }) => {
  const { hash, payment } = await placeOrder(page, 'esewa')
  await house.sql(`update "order" set expires_at = now() - interval '1 minute' where hash = $1`, [hash])
  await page.goto(`/payment/${payment.hash}`)
  await expect(heading(page, 'This order waits no longer')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toBeVisible()
  await expectAccessible()
})

test('another amount than ours is looked at by a person', async ({ page, expectAccessible }) => {
  const { payment } = await placeOrder(page, 'khalti')
  await page.goto(`/payment/${payment.hash}`)
  await press(page, 'Pay Rs 685 with Khalti')
  await page.waitForURL(/\/khalti\/pay\//)
  await press(page, /^Pay another amount/)
  await expect(heading(page, 'A person looks at this payment')).toBeVisible()
  await expectAccessible()
})

test('the pages of the outcomes believe nobody, and help without a payment', async ({ page, expectAccessible }) => {
  const { payment } = await placeOrder(page, 'esewa')
  await page.goto(`/payment/success?payment=${payment.hash}`)
  await expect(heading(page, 'Rs 685 to pay')).toBeVisible()
  for (const outcome of ['success', 'failure', 'cancelled']) {
    await page.goto(`/payment/${outcome}`)
    await expect(heading(page, 'Which payment is it?')).toBeVisible()
    await expectAccessible()
  }
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('a payment is begun, refused and begun again', async ({ page, request, house }) => {
    const headers = { origin: house.url }
    await request.post('/v1/api/basket/add-product/', { data: { url: '/v1/api/products/2/' }, headers })
    const data = { guest_email: 'maya@example.com', payment_method: 'esewa' }
    const { payment } = await (await request.post('/v1/api/checkout/', { data, headers })).json()
    await page.goto(`/payment/${payment.hash}`)
    await press(page, 'Pay Rs 315 with eSewa')
    await press(page, 'Go on')
    await page.waitForURL(/\/esewa\/pay\//)
    await press(page, 'Cancel and go back')
    await expect(heading(page, 'You have not paid')).toBeVisible()
    await press(page, 'Pay Rs 315 with eSewa')
    await press(page, 'Go on')
    await page.waitForURL(/\/esewa\/pay\//)
    await press(page, 'Pay')
    await expect(heading(page, 'Paid')).toBeVisible()
  })
})

test.describe('what is not there', () => {
  test.use({ expectedMessages: /the server responded with a status of (404|500)/ })

  test('an unknown payment is a page that is not there', async ({ page }) => {
    const answer = await page.goto('/payment/AAAAAAAAAAAAAAAAAAAAAA')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page Not Found: /payment/AAAAAAAAAAAAAAAAAAAAAA')).toBeVisible()
  })

  test('while the shop does not answer, the payment says that it is safe', async ({
    page,
    house,
    expectAccessible,
  }) => {
    const { payment } = await placeOrder(page, 'esewa')
    await house.stopApi()
    try {
      await page.goto(`/payment/${payment.hash}`)
      await expect(heading(page, 'The payment could not be read')).toBeVisible()
      await expectAccessible()
      await page.goto('/checkout/')
      await expect(heading(page, 'The checkout did not open')).toBeVisible()
    } finally {
      await house.startApi()
    }
  })
})

test('the same in Nepali', async ({ page, expectAccessible }) => {
  const { payment } = await placeOrder(page, 'esewa')
  await page.goto(`/ne/payment/${payment.hash}`)
  await expect(heading(page, 'रू ६८५ तिर्न बाँकी')).toBeVisible()
  await expectAccessible()
  await press(page, 'ई-सेवाबाट रू ६८५ तिर्नुहोस्')
  await page.waitForURL(/\/esewa\/pay\//)
  await press(page, 'Cancel and go back')
  await expect(heading(page, 'You have not paid').or(heading(page, 'पैसा तिरिएको छैन'))).toBeVisible()
})
