import { expect, test } from '@dabali/tooling/end-to-end'
import { add, count, quantities } from './cart.ts'

test.describe('without a line', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

  test('what is added is kept in all tabs, and is sent once when the line is back', async ({ page, context }) => {
    await add(page, 'night-bus-to-ilam')
    await page.goto('/book/the-rain-ledger/')
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/add-product/')) sent.push(request.headers()['idempotency-key'] ?? '')
    })
    const other = await context.newPage()
    await other.goto('/')
    await expect(count(other, '1')).toBeVisible()

    await context.setOffline(true)
    await expect(page.getByText('You are offline. Your cart is kept here.')).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('status').getByText('Kept in your cart until the line is back.')).toBeVisible()
    await expect(count(page, '2')).toBeVisible()
    await expect(count(other, '2')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('The Rain Ledger')).toBeVisible()
    expect(sent).toEqual([])

    await context.setOffline(false)
    await expect.poll(() => quantities(page)).toEqual([1, 1])
    expect(new Set(sent).size).toBe(1)
    await page.reload()
    await expect(count(page, '2')).toBeVisible()
    expect(await quantities(page)).toEqual([1, 1])
  })
})

test.describe('with the API away', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('the cart says that it did not arrive, and is there again afterwards', async ({
    page,
    house,
    expectAccessible,
  }) => {
    await add(page, 'the-rain-ledger')
    await house.stopApi()
    try {
      await page.goto('/basket')
      await expect(page.getByRole('heading', { name: 'The cart did not arrive' })).toBeVisible()
      await expectAccessible()
    } finally {
      await house.startApi()
    }
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByText('The Rain Ledger').first()).toBeVisible()
  })
})
