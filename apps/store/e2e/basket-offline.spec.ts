import { expect, test, tryAgain } from '@dabali/tooling/end-to-end'
import { add, addedToast, count, quantities, waiting } from './cart.ts'

test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

test('additions made offline are queued in all tabs and sent once, and the cart survives an API outage', async ({
  page,
  context,
  environment,
  expectAccessible,
}) => {
  test.slow()
  await add(page, 'night-bus-to-ilam')
  await page.goto('/book/the-rain-ledger/')
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/add-product/')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  const other = await context.newPage()
  await other.goto('/book/kuhiroko-ghar/')
  await expect(count(other, '1')).toBeVisible()

  await test.step('offline, the book is queued in both tabs', async () => {
    await context.setOffline(true)
    await expect(page.getByText("You're offline. Your cart is saved.")).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(waiting(page, 1)).toBeVisible()
    await expect(waiting(other, 1)).toBeVisible()
    await expect(count(page, '1')).toBeVisible()
    await expect(addedToast(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('The Rain Ledger')).toBeVisible()
    await expectAccessible()
    expect(sent).toEqual([])
  })
  await test.step('online, it is sent once, and the other tab adds to the same cart', async () => {
    await context.setOffline(false)
    await expect.poll(() => quantities(page)).toEqual([1, 1])
    expect(new Set(sent).size).toBe(1)
    await page.reload()
    await expect(count(page, '2')).toBeVisible()
    expect(await quantities(page)).toEqual([1, 1])
    await other.getByRole('button', { name: 'Add to cart' }).click()
    await expect(count(other, '3')).toBeVisible()
    await expect(count(page, '3')).toBeVisible()
    // The counts are shown before the answer: the API is stopped after it.
    await expect.poll(() => quantities(page)).toEqual([1, 1, 1])
  })
  await test.step('without the API the cart shows an error and recovers', async () => {
    await environment.stopApi()
    try {
      const answer = await page.goto('/basket')
      expect(answer?.status()).toBe(503)
      expect(answer?.headers()['retry-after']).toBe('5')
      await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible()
      await expect(page.getByText("We couldn't load your cart.")).toBeVisible()
    } finally {
      await environment.startApi()
    }
    await tryAgain(page, 'Try again', page.getByRole('main').getByText('The Rain Ledger').first())
  })
})
