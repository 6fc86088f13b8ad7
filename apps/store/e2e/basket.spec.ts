import { expect, test } from '@dabali/tooling/end-to-end'

test('a visitor sees a book, adds it, reloads, and it is still there', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await expectAccessible()
  await page.getByRole('link', { name: 'The Rain Ledger' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Rain Ledger' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  await expect(page.getByRole('main').getByText('The Rain Ledger').first()).toBeVisible()
  await expectAccessible()
})

test('the same in Nepali', async ({ page, expectAccessible }) => {
  await page.goto('/ne')
  await expectAccessible()
  await page.locator('a[href="/ne/book/the-rain-ledger/"]').first().click()
  await expect(page).toHaveURL('/ne/book/the-rain-ledger/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expectAccessible()

  await page.getByRole('button', { name: 'डोकोमा राख्नुहोस्' }).first().click()
  await expect(page.getByRole('status').getByText('डोकोमा राखियो')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByText('१', { exact: true })).toBeVisible()
})

test('two quick presses add one piece', async ({ page }) => {
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'Add to cart' }).first().dblclick()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor adds a book and sees it in the cart, and going back does not add it again', async ({ page }) => {
    await page.goto('/book/the-rain-ledger/')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page).toHaveURL('/basket?added=1')
    await expect(page.getByText('Added to Cart')).toBeVisible()
    await expect(page.getByRole('main').getByText('The Rain Ledger').first()).toBeVisible()
    await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
  })
})

test('an empty cart says so and offers one way on', async ({ page, expectAccessible }) => {
  await page.goto('/basket')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible()
})

test('a form of another site adds nothing', async ({ request, house }) => {
  const form = { url: '/v1/api/products/1/' }
  const foreign = await request.post(`${house.url}/basket/add`, {
    form,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(403)
})
