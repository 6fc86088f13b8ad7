import { newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import { addToBasket, BOOK, fillAddress } from '@dabali/tooling/till'
import { payAtTill } from './tickets-for.ts'

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

for (const size of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${size.width} pixels`, () => {
    // The pages of the sandbox have no icon.
    test.use({
      viewport: size,
      hasTouch: size.width === 360,
      expectedMessages: /the server responded with a status of 404/,
    })

    test('a book and a ticket are paid at once, and each goes its way', async ({ page, house, expectAccessible }) => {
      await page.goto('/basket')
      await addToBasket(page, BOOK)
      await page.goto('/event/the-long-night-of-the-madal')
      await page.getByRole('main').getByRole('radio').nth(2).check({ force: true })
      await page.getByRole('button', { name: 'One more, Floor, standing' }).click()
      await page.getByRole('button', { name: 'To the till with these' }).click()
      await expect(page).toHaveURL('/checkout/')
      await fillAddress(page)
      await expectAccessible()
      const email = newAddress('maya')
      await payAtTill(page, email)
      await page.getByRole('link', { name: 'See what happens next' }).click()
      const order = page.getByRole('main')
      await expect(order.getByText('The Rain Ledger').first()).toBeVisible()
      await expect(order.getByText(/The Long Night of the Madal/).first()).toBeVisible()
      await expectAccessible()
      const { links } = await house.sandbox.mailTo(email, /tickets/)
      await page.goto(new URL(links[0] ?? '').pathname)
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })
}
