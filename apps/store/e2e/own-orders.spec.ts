import { expect, requestTest } from '@dabali/tooling/end-to-end'
import { buy, cookiesOf, HOME, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import { linkOf, mainText } from './requested-page.ts'

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

requestTest('an unpaid order in the list leads to its payment', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const book = await productNamed(environment, BOOK)
  const khalti = { shipping_address: HOME, payment_method: 'khalti' }
  const order = await buy(environment, { [book]: 1 }, khalti, { cookie: await cookiesOf({ request }) })
  const list = await visit('/orders')
  expect(linkOf(list, /^Pay Rs/).getAttribute('href')).toBe(`/payment/${order.payment?.hash}`)
  expect(list.queryByRole('button', { name: /Order again/ })).toBeNull()
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

requestTest(
  'the invoice is a PDF for the owner of a paid order, and for nobody else',
  async ({ visit, request, playwright, environment }) => {
    await logIn({ request }, environment, newAddress('asha'))
    const owner = await cookiesOf({ request })
    const book = await productNamed(environment, BOOK)
    const khalti = { shipping_address: HOME, payment_method: 'khalti' }
    const order = await buy(environment, { [book]: 1 }, khalti, { cookie: owner })
    expect(mainText(await visit(`/order/detail/${order.id}`))).not.toContain('Download invoice')
    await pay(environment, order)
    // A link alone shows an order for two days; its account sees it always.
    await environment.sql(`update "order" set placed_at = placed_at - interval '3 days' where id = '${order.id}'`)

    const page = await visit(`/order/detail/${order.id}`)
    const invoice = linkOf(page, 'Download invoice (PDF)').getAttribute('href') ?? ''
    const answer = await request.get(invoice)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')

    const stranger = await playwright.request.newContext({ baseURL: environment.url })
    await logIn({ request: stranger }, environment, newAddress('binod'))
    const other = await cookiesOf({ request: stranger })
    await stranger.dispose()
    const read = async (path: string, cookie = '') =>
      (await fetch(new URL(path, environment.url), { headers: cookie ? { cookie } : {} })).status
    const own = `/v1/api/orders/${order.id}/invoice.pdf`
    const numbered = `/v1/api/orders/${order.number}/invoice.pdf`
    expect([await read(own, owner), await read(own), await read(own, other)]).toEqual([200, 401, 403])
    expect([await read(numbered, owner), await read(numbered), await read(numbered, other)]).toEqual([200, 401, 404])
    expect([await read(invoice), await read(invoice, other)]).toEqual([403, 403])
    expect(await read(invoice.replace(order.hash, 'A'.repeat(order.hash.length)))).toBe(404)
  },
)
