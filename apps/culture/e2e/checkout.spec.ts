import { expect, test } from '@dabali/tooling/end-to-end'

// The pages of the sandbox have no icon.
test.use({ expectedMessages: /the server responded with a status of 404/ })

test('a ticket is bought with an e-mail and a wallet, and no address', async ({ page, house, expectAccessible }) => {
  const answer = await fetch(`${house.apiUrl}/v1/api/products/?product_class=Ticket&page_size=50`)
  const { results } = (await answer.json()) as { results: { id: number; is_available_to_buy: boolean }[] }
  const ticket = results.find(({ is_available_to_buy }) => is_available_to_buy)
  await page.goto('/checkout/')
  await page.evaluate(async (id) => {
    await fetch('/v1/api/basket/add-product/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `/v1/api/products/${id}/` }),
    })
  }, ticket?.id)
  await page.reload()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(page.getByLabel('Country')).toHaveCount(0)
  await expectAccessible()
  await page.getByLabel('E-mail').fill('maya@example.com')
  await page.getByRole('radio', { name: 'Khalti' }).check()
  await page.getByRole('button', { name: /^Pay Rs [\d,]+ with Khalti$/ }).click()
  await page.waitForURL(/\/khalti\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/payment\/success\/?\?payment=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
  await expectAccessible()
})

test('the till of the stage is empty until something is in it', async ({ page, expectAccessible }) => {
  await page.goto('/checkout/')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See what is on' })).toBeVisible()
  await expectAccessible()
})
