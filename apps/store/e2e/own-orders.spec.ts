import { buy, cookiesOf, HOME, logIn, newAddress, productNamed } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'

const BOOK = 'night-bus-to-ilam'
const COD = { shipping_address: HOME, payment_method: 'cod' }

test('who is logged in has all orders in a list, and opens one of them', async ({ page, house, expectAccessible }) => {
  await logIn(page, house, newAddress('asha'))
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'No orders yet' })).toBeVisible()
  await expectAccessible()

  const book = await productNamed(house, BOOK)
  const order = await buy(house, { [book]: 1 }, COD, { cookie: await cookiesOf(page) })
  await page.goto('/orders')
  await expectAccessible()
  await page.getByRole('link', { name: `Order ${order.number}` }).click()
  await expect(page).toHaveURL(`/order/detail/${order.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible()
  await expectAccessible()
})

test.describe('the order of somebody else', () => {
  test.use({ expectedMessages: /status of 40[134]/ })

  test('is refused, and one that is not there is not found', async ({ page, house, expectAccessible }) => {
    const book = await productNamed(house, BOOK)
    const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), ...COD })
    await page.goto(`/order/detail/${order.id}`)
    await expect(page).toHaveURL('/login')
    await logIn(page, house, newAddress('binod'))
    await page.goto(`/order/detail/${order.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This order belongs to another account' })).toBeVisible()
    await expect(page.getByText('Mangal Bazaar 7')).toBeHidden()
    await expectAccessible()

    const answer = await page.goto('/order/no-such-order')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page Not Found: /order/no-such-order')).toBeVisible()
  })
})
