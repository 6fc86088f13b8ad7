import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, productNamed } from '@dabali/tooling/purchases'
import { mainText, press } from './requested-page.ts'

const BOOK = 'night-bus-to-ilam'
const COD = { shipping_address: HOME, payment_method: 'cod' }

type TestEnvironment = Parameters<typeof buy>[0]

async function orderOf(environment: TestEnvironment, email = newAddress('maya'), pieces = 1) {
  const book = await productNamed(environment, BOOK)
  return buy(environment, { [book]: pieces }, { guest_email: email, ...COD })
}

const makeOlder = (environment: TestEnvironment, hash: string) =>
  environment.sql(`update "order" set placed_at = placed_at - interval '3 days' where hash = $1`, [hash])

requestTest('a guest sees an order by its link: lines, sums, status, history', async ({ visit, environment }) => {
  const order = await orderOf(environment, newAddress('maya'), 2)
  const page = await visit(`/order/${order.hash}`)
  page.getByRole('heading', { level: 1, name: `Order ${order.number}` })
  for (const words of [
    'Night Bus to Ilam',
    '2 copies, Rs 495 each',
    'Rs 1,090',
    'Cash on delivery',
    'Mangal Bazaar 7',
    'Confirmed, cash on delivery',
  ]) {
    expect(mainText(page)).toContain(words)
  }
  const help = await page.follow(
    page.within(page.getByRole('main')).getByRole('link', { name: 'Help with this order' }),
  )
  expect([help.status, help.path]).toEqual([200, '/help'])
})

requestTest('after buying, the next steps depend on the items', async ({ visit, environment }) => {
  const email = newAddress('maya')
  const order = await orderOf(environment, email)
  const thanks = await visit(`/order/thanks/${order.hash}`)
  for (const words of [`Order ${order.number} confirmed.`, 'Pay Rs 595 in cash on delivery.', email]) {
    expect(mainText(thanks)).toContain(words)
  }
  const main = thanks.within(thanks.getByRole('main'))
  expect((await thanks.submit(main.getByRole('button', { name: 'Log in' }))).path).toBe('/login')

  expect(mainText(await visit(`/order/success?order=${order.hash}`))).toContain(`Order ${order.number} confirmed.`)
  const lost = await visit('/order/success')
  lost.getByRole('heading', { level: 1, name: 'Find your order' })
})

requestTest('an unpaid order links to its payment and has no receipt', async ({ visit, environment }) => {
  const book = await productNamed(environment, 'night-bus-to-ilam-e-book')
  const order = await buy(environment, { [book]: 1 }, { guest_email: newAddress('maya'), payment_method: 'esewa' })
  const page = await visit(`/order/${order.hash}`)
  const pay = page.getByRole('link', { name: /^Pay Rs\s320$/ })
  expect(pay.getAttribute('href')).toBe(`/payment/${order.payment?.hash}`)
  const receipt = await visit(`/order/${order.hash}/receipt`)
  receipt.getByRole('heading', { level: 1, name: 'No receipt yet' })
})

requestTest(
  'without scripts an order is cancelled after a confirmation on the page',
  async ({ visit, environment }) => {
    const order = await orderOf(environment)
    const asked = await press(await visit(`/order/${order.hash}`), 'Cancel order')
    const question = asked.within(asked.getByRole('region', { name: 'Cancel this order?' }))
    const cancelled = await asked.submit(question.getByRole('button', { name: 'Cancel order' }))
    expect(cancelled.path).toBe(`/order/${order.hash}`)
    expect(mainText(cancelled)).toContain('Cancelled')
  },
)

requestTest('without scripts the link of an order is emailed', async ({ visit, environment }) => {
  const email = newAddress('maya')
  const order = await orderOf(environment, email)
  const values = { number: order.number, contact: '9841234567' }
  const sent = await press(await visit('/orders/track'), 'Email me a link', values)
  sent.getByRole('heading', { level: 1, name: 'Check your email' })
  expect((await environment.sandbox.mailTo(email, /View your order/)).text).toContain(`/order/${order.hash}`)
})

requestTest(
  'after two days the link hides personal details until the contact is confirmed',
  async ({ visit, environment }) => {
    const email = newAddress('maya')
    const order = await orderOf(environment, email)
    await makeOlder(environment, order.hash)
    const page = await visit(`/order/${order.hash}`)
    page.getByRole('region', { name: 'Is this your order?' })
    expect(page.html).not.toContain('Mangal Bazaar 7')
    expect(page.html).not.toContain(email)
    const wrong = await press(page, 'Show details', { contact: 'somebody@example.com' })
    expect(wrong.status).toBe(403)
    expect(mainText(wrong)).toContain("That doesn't match this order. Check it and try again.")
    const shown = await press(wrong, 'Show details', { contact: email })
    expect(shown.queryByRole('region', { name: 'Is this your order?' })).toBeNull()
    expect(mainText(shown)).toContain('Mangal Bazaar 7')
  },
)

test.describe('an order with scripts', () => {
  test.use({ expectedMessages: /status of 40[0134]/ })

  test('is printed, cancelled, confirmed when it is old, and found by its number', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    const email = newAddress('maya')
    const order = await orderOf(environment, email, 2)
    await page.goto(`/order/${order.hash}`)

    await test.step('a receipt is printed without the site around it', async () => {
      await page.getByRole('link', { name: 'Receipt' }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Receipt for order ${order.number}` })).toBeVisible()
      await expect(page.getByRole('cell', { name: 'Rs 1,090' }).first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('it is cancelled after a confirmation about the refund', async () => {
      await page.goto(`/order/${order.hash}`)
      const cancel = page.getByRole('button', { name: 'Cancel order' })
      await cancel.click()
      const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
      await expect(question.getByText("You haven't paid anything and nothing has shipped.")).toBeVisible()
      await expectAccessible()
      await question.getByRole('button', { name: 'Keep order' }).click()
      await expect(question).toBeHidden()
      await cancel.click()
      await question.getByRole('button', { name: 'Cancel order' }).click()
      await expect(page.getByRole('status').getByText('Your order has been cancelled.')).toBeVisible()
      await expect(cancel).toBeHidden()
      await expect(page.getByText('This order is already closed.')).toBeVisible()
    })

    await test.step('when it is old, its contact has to be confirmed', async () => {
      await makeOlder(environment, order.hash)
      await page.goto(`/order/${order.hash}`)
      const proof = page.getByRole('region', { name: 'Is this your order?' })
      const field = proof.getByLabel('Email or mobile number')
      const show = proof.getByRole('button', { name: 'Show details' })
      await show.click()
      await expect(proof.getByText('Enter the email or mobile number you ordered with.')).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill('somebody@example.com')
      await show.click()
      await expect(proof.getByText("That doesn't match this order. Check it and try again.")).toBeVisible()
      await expect(field).toHaveValue('somebody@example.com')
      await field.fill(email)
      await show.click()
      await expect(proof).toBeHidden()
      await expect(page.getByText('Mangal Bazaar 7')).toBeVisible()
    })

    await test.step('a lost link is emailed', async () => {
      await page.goto('/orders/track')
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByLabel('Order number')).toBeFocused()
      await page.getByLabel('Order number').fill(order.number)
      await page.getByLabel('Email or mobile number').fill(email)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
      expect((await environment.sandbox.mailTo(email, /View your order/)).text).toContain(`/order/${order.hash}`)
    })
  })
})
