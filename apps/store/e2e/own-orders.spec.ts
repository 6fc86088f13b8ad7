import { expect, requestTest } from '@dabali/tooling/end-to-end'
import { buy, cookiesOf, HOME, logIn, newAddress, productNamed } from '@dabali/tooling/purchases'
import { mainText } from './requested-page.ts'

const BOOK = 'night-bus-to-ilam'
const COD = { shipping_address: HOME, payment_method: 'cod' }

requestTest('a member opens an order from the list of orders', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const none = await visit('/orders')
  none.getByRole('heading', { level: 1, name: 'No orders yet' })

  const book = await productNamed(environment, BOOK)
  const order = await buy(environment, { [book]: 1 }, COD, { cookie: await cookiesOf({ request }) })
  const list = await visit('/orders')
  const own = await list.follow(list.getByRole('link', { name: new RegExp(`^Order ${order.number}`) }))
  expect([own.status, own.path]).toEqual([200, `/order/detail/${order.id}`])
  own.getByRole('heading', { level: 1, name: `Order ${order.number}` })
})

requestTest(
  'an order of another account is refused, and an unknown order returns 404',
  async ({ visit, request, environment }) => {
    const book = await productNamed(environment, BOOK)
    const order = await buy(environment, { [book]: 1 }, { guest_email: newAddress('maya'), ...COD })
    expect((await visit(`/order/detail/${order.id}`)).path).toBe('/login')
    await logIn({ request }, environment, newAddress('binod'))
    const refused = await visit(`/order/detail/${order.id}`)
    expect(refused.status).toBe(403)
    refused.getByRole('heading', { level: 1, name: 'An error occurred' })
    expect(mainText(refused)).toContain('This order belongs to another account.')
    expect(refused.html).not.toContain('Mangal Bazaar 7')

    const lost = await visit('/order/no-such-order')
    expect(lost.status).toBe(404)
    lost.getByText('Page Not Found: /order/no-such-order')
  },
)
