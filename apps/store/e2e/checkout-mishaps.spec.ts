import { BOOK, fillAddress, openCheckout, payButton } from '@dabali/tooling/checkout-steps'
import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

async function chooseCash(page: Page) {
  await fillAddress(page)
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await expect(payButton(page)).toHaveText(/on delivery/)
}

test.describe('an order that the API refuses', () => {
  test.use({ expectedMessages: /the server responded with a status of (400|406|409)/ })

  test('errors are shown beside their fields, and what has changed is confirmed before it is charged', async ({
    page,
    context,
    environment,
    expectAccessible,
  }) => {
    test.slow()
    await openCheckout(page, { products: [BOOK] })
    await payButton(page).click()
    const summary = page.getByRole('region', { name: 'Please check these fields' })
    await expect(summary).toBeFocused()
    await expectAccessible()
    await summary.getByRole('link', { name: /phone number/ }).click()
    await expect(page.getByLabel('Mobile number')).toBeFocused()
    await chooseCash(page)
    await test.step('errors of the API are shown in the same positions', async () => {
      await page.getByLabel('Mobile number').fill('12345678901')
      await payButton(page).click()
      await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')
      await expect(summary).toBeFocused()
    })
    await test.step('the other tab orders the cart', async () => {
      await page.getByLabel('Mobile number').fill('9841234567')
      const other = await context.newPage()
      await other.goto('/checkout/')
      await chooseCash(other)
      await payButton(other).click()
      await expect(other).toHaveURL(/\/order\/thanks\//)
      await payButton(page).click()
      await expect(
        page.getByText('This cart changed in another tab').or(page.getByText('Your cart is empty')),
      ).toBeVisible()
      await other.close()
    })
    try {
      await test.step('the remaining quantity is offered', async () => {
        await openCheckout(page, { products: [BOOK, BOOK] })
        await chooseCash(page)
        await expect(payButton(page)).toHaveText('Place order, pay Rs 1,270 on delivery')
        await environment.sql('update product set num_available = 1 where id = $1', [BOOK])
        await payButton(page).click()
        await expect(page.getByText('The Rain Ledger: Only 1 left.')).toBeVisible()
        // The button shows the new amount before the server has confirmed it.
        const confirmed = page.waitForResponse((response) => response.url().includes('/quote/') && response.ok())
        await page.getByRole('button', { name: 'Change quantity to 1' }).click()
        await confirmed
        await expect(payButton(page)).toHaveText('Place order, pay Rs 685 on delivery')
      })
      await test.step('a new price is confirmed before it is charged', async () => {
        await environment.sql('update product set selling_price = selling_price + 1000 where id = $1', [BOOK])
        await payButton(page).click()
        const notice = page.getByRole('region', { name: 'Your order has changed' })
        await expect(notice).toContainText('The total is now Rs 695. It was Rs 685.')
        await expect(notice).toBeFocused()
        await expectAccessible()
        await expect(payButton(page)).toHaveText('Place order, pay Rs 695 on delivery')
        await payButton(page).click()
        await expect(page).toHaveURL(/\/order\/thanks\//)
      })
    } finally {
      await environment.sql('update product set num_available = 1000, selling_price = 58500 where id = $1', [BOOK])
    }
  })
})

test.describe('with a connection that fails', () => {
  test.use({ expectedMessages: /net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch RSC/ })

  test('two quick clicks after an interruption place one order, and a lost response is recovered', async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow()
    await openCheckout(page, { products: [BOOK] })
    await chooseCash(page)
    await test.step('offline the button is disabled and nothing is sent', async () => {
      await context.setOffline(true)
      const button = page.getByRole('button', { name: "You're offline. Reconnect to place your order." })
      await expect(button).toBeVisible()
      await expectAccessible()
      await button.click({ force: true })
      await expect(page).toHaveURL(/\/checkout\//)
      await context.setOffline(false)
      await expect(payButton(page)).toBeVisible()
      await expect(page.getByLabel('Tole or street')).toHaveValue('Mangal Bazaar 7')
    })
    await test.step('two quick clicks place one order', async () => {
      let asked = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/v1/api/checkout/')) asked += 1
      })
      await payButton(page).dblclick()
      await expect(page).toHaveURL(/\/order\/thanks\//)
      expect(asked).toBe(1)
    })
    await test.step('after a lost response, a reload finds the placed order', async () => {
      await openCheckout(page, { products: [BOOK] })
      await chooseCash(page)
      const placed: string[] = []
      await page.route('**/v1/api/checkout/', async (route) => {
        const answer = await route.fetch()
        placed.push((await answer.json()).hash)
        await route.abort()
      })
      await payButton(page).click()
      await expect(page.getByRole('region', { name: 'No response from the shop' })).toBeFocused()
      await page.unroute('**/v1/api/checkout/')
      await page.reload()
      await expect(page).toHaveURL(new RegExp(`/order/thanks/${placed[0]}`))
      expect(new Set(placed).size).toBe(1)
    })
  })
})
