import { expect, test } from '@dabali/tooling/end-to-end'

test('the cart of the bookshop is the cart here, and its books are over there', async ({
  page,
  house,
  expectAccessible,
}) => {
  const answer = await page.request.get('/v1/api/products/the-rain-ledger/')
  const { url } = (await answer.json()) as { url: string }
  await page.request.post('/v1/api/basket/add-product/', { data: { url }, headers: { origin: house.url } })
  await page.goto('/basket')
  const title = page.getByRole('main').getByRole('link', { name: 'The Rain Ledger' })
  await expect(title).toHaveAttribute('href', /^http.*\/book\/the-rain-ledger\/$/)
  await expectAccessible()

  await page.goto('/')
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('The Rain Ledger')).toBeVisible()
  await expectAccessible()
})

test('an empty cart leads back to the stage', async ({ page, expectAccessible }) => {
  await page.goto('/ne/basket')
  await expect(page.getByText('डोको रित्तै छ')).toBeVisible()
  await expect(page.getByRole('link', { name: 'मञ्चमा को छन्, हेर्नुहोस्' })).toHaveAttribute('href', '/ne')
  await expectAccessible()
})
