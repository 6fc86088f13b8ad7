import { fillAddress, payButton } from '@dabali/tooling/checkout-steps'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { add, cartOf, count } from './cart.ts'
import { buttonOf, textOf } from './requested-page.ts'

test('a product or a gift is bought directly, and the cart is unchanged', async ({ page }) => {
  test.slow()
  await add(page, 'night-bus-to-ilam')
  await test.step('two quick clicks buy one copy', async () => {
    await page.goto('/book/the-rain-ledger/')
    await page.getByRole('button', { name: 'Buy now' }).dblclick()
    await expect(page).toHaveURL('/checkout/?mode=buy-now')
    await expect(page.getByText('The Rain Ledger').first()).toBeVisible()
    await expect(page.getByText('1 item', { exact: true })).toBeVisible()
    await expect(page.getByText('Night Bus to Ilam')).toHaveCount(0)
    const bought = { slugs: ['the-rain-ledger'], quantities: [1] }
    await expect.poll(() => cartOf(page.request, 'buy-now')).toMatchObject(bought)
    expect(await cartOf(page.request)).toMatchObject({ slugs: ['night-bus-to-ilam'], quantities: [1] })
  })
  await test.step('a gift is bought alone, and the checkout asks for its message', async () => {
    await page.goto('/book/the-rain-ledger/')
    await page.getByRole('button', { name: 'Give as a gift' }).click()
    await expect(page).toHaveURL('/checkout/?mode=buy-now')
    await expect(page.getByRole('checkbox', { name: /This is a gift/ })).toBeChecked()
    const gift = { slugs: ['the-rain-ledger'], quantities: [1], is_gift: true }
    await expect.poll(() => cartOf(page.request, 'buy-now')).toEqual(gift)
    expect(await cartOf(page.request)).toEqual({ slugs: ['night-bus-to-ilam'], quantities: [1], is_gift: false })
  })
  await test.step('the order does not change the cart', async () => {
    await page.getByRole('checkbox', { name: /This is a gift/ }).uncheck()
    await fillAddress(page)
    await page.getByRole('radio', { name: 'Cash on delivery' }).check()
    await expect(payButton(page)).toHaveText('Place order, pay Rs 685 on delivery')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/order\/thanks\//)
    await page.goto('/')
    await expect(count(page, '1')).toBeVisible()
    await page.goto('/basket')
    await expect(page.getByRole('main').getByText('Night Bus to Ilam').first()).toBeVisible()
    await expect(page.getByText('The Rain Ledger')).toHaveCount(0)
  })
})

for (const { language, path, name } of [
  { language: 'English', path: '', name: 'Buy now' },
  { language: 'Nepali', path: '/ne', name: 'अहिले किन्नुहोस्' },
]) {
  requestTest(`one press leads to the checkout without scripts, in ${language}`, async ({ visit, request }) => {
    const book = await visit(`${path}/book/the-rain-ledger/`)
    const checkout = await book.submit(buttonOf(book, name))
    expect(checkout.path).toBe(`${path}/checkout/?mode=buy-now`)
    expect((await cartOf(request)).slugs).toEqual([])
  })
}

requestTest('an unknown checkout mode uses the cart', async ({ visit, request, environment }) => {
  const headers = { origin: environment.url }
  await request.post('/v1/api/basket/add-product/', { data: { url: '/v1/api/products/1/' }, headers })
  expect(textOf(await visit('/checkout/?mode=upside-down'))).toContain('The Rain Ledger')
})
