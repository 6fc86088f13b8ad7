import { buy, cookiesOf, HOME, logIn, newAddress, productNamed } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'

const BOOK = 'night-bus-to-ilam'
const COD = { shipping_address: HOME, payment_method: 'cod' }
const PHONE = { width: 360, height: 740 }
const refused = /status of 40[34]/

test('a guest sees an order by its link: lines, sums, how it stands, its history', async ({
  page,
  house,
  expectAccessible,
}) => {
  const book = await productNamed(house, BOOK)
  const order = await buy(house, { [book]: 2 }, { guest_email: newAddress('maya'), ...COD })
  await page.goto(`/order/${order.hash}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Night Bus to Ilam').first()).toBeVisible()
  await expect(main.getByText('2 pieces, Rs 495 each')).toBeVisible()
  await expect(main.getByText('Rs 1,090')).toBeVisible()
  await expect(main.getByText('Cash on delivery', { exact: true })).toBeVisible()
  await expect(main.getByText('Mangal Bazaar 7')).toBeVisible()
  await expect(main.getByText('Confirmed, to be paid on delivery')).toBeVisible()
  await expectAccessible()
})

test('after buying, the next steps are named by what was bought', async ({ page, house, expectAccessible }) => {
  const email = newAddress('maya')
  const book = await productNamed(house, BOOK)
  const order = await buy(house, { [book]: 1 }, { guest_email: email, ...COD })
  await page.goto(`/order/thanks/${order.hash}`)
  await expect(page.getByText(`Order ${order.number} is in.`)).toBeVisible()
  await expect(page.getByText('Have Rs 595 in cash ready when the courier comes.')).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')

  await page.goto(`/order/success?order=${order.hash}`)
  await expect(page.getByText(`Order ${order.number} is in.`)).toBeVisible()
  await page.goto('/order/success')
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is in' })).toBeVisible()
  await expectAccessible()
})

test('an order that is not paid leads to its payment, and has no receipt', async ({
  page,
  house,
  expectAccessible,
}) => {
  const book = await productNamed(house, 'night-bus-to-ilam-e-book')
  const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), payment_method: 'esewa' })
  await page.goto(`/order/${order.hash}`)
  await expect(page.getByRole('link', { name: 'Pay Rs 320' })).toHaveAttribute(
    'href',
    `/payment/${order.payment?.hash}`,
  )
  await page.goto(`/order/${order.hash}/receipt`)
  await expect(page.getByRole('heading', { level: 1, name: 'There is no receipt yet' })).toBeVisible()
  await expectAccessible()
})

test('an order is cancelled after a question that says what becomes of the money', async ({ page, house }) => {
  const book = await productNamed(house, BOOK)
  const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), ...COD })
  await page.goto(`/order/${order.hash}`)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question.getByText('You have paid nothing, and nothing is sent.')).toBeVisible()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('status').getByText('The order is cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden()
  await expect(page.getByText('This order is closed already.')).toBeVisible()
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is cancelled after the same question, on the page itself', async ({ page, house }) => {
    const book = await productNamed(house, BOOK)
    const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), ...COD })
    await page.goto(`/order/${order.hash}`)
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    const question = page.getByRole('region', { name: 'Cancel this order?' })
    await question.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(page).toHaveURL(`/order/${order.hash}`)
    await expect(page.getByText('Cancelled').first()).toBeVisible()
  })

  test('an order is found by its number', async ({ page, house }) => {
    const email = newAddress('maya')
    const book = await productNamed(house, BOOK)
    const order = await buy(house, { [book]: 1 }, { guest_email: email, ...COD })
    await page.goto('/orders/track')
    await page.getByLabel('Number of the order').fill(order.number)
    await page.getByLabel('E-mail or mobile number').fill('9841234567')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeVisible()
    expect((await house.sandbox.mailTo(email, /Here is your order/)).text).toContain(`/order/${order.hash}`)
  })
})

test('after two days the link alone shows nobody, until it is proven', async ({ page, house, expectAccessible }) => {
  const email = newAddress('maya')
  const book = await productNamed(house, BOOK)
  const order = await buy(house, { [book]: 1 }, { guest_email: email, ...COD })
  await house.sql(`update "order" set placed_at = placed_at - interval '3 days' where hash = $1`, [order.hash])
  await page.goto(`/order/${order.hash}`)
  const proof = page.getByRole('region', { name: 'Is it yours?' })
  await expect(proof).toBeVisible()
  await expect(page.getByText('Mangal Bazaar 7')).toBeHidden()
  await expect(page.getByText(email)).toBeHidden()
  await expectAccessible()

  const field = proof.getByLabel('E-mail or mobile number')
  await proof.getByRole('button', { name: 'Show all of it' }).click()
  await expect(proof.getByText('Enter the e-mail address or the mobile number of the order.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(email)
  await proof.getByRole('button', { name: 'Show all of it' }).click()
  await expect(proof).toBeHidden()
  await expect(page.getByText('Mangal Bazaar 7')).toBeVisible()
})

test.describe('a wrong proof', () => {
  test.use({ expectedMessages: refused })

  test('is refused beside the field, and what was typed stays', async ({ page, house }) => {
    const book = await productNamed(house, BOOK)
    const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), ...COD })
    await house.sql(`update "order" set placed_at = placed_at - interval '3 days' where hash = $1`, [order.hash])
    await page.goto(`/order/${order.hash}`)
    await page.getByLabel('E-mail or mobile number').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Show all of it' }).click()
    await expect(page.getByText('This is not what the order was placed with.')).toBeVisible()
    await expect(page.getByLabel('E-mail or mobile number')).toHaveValue('somebody@example.com')
  })
})

test('whoever has lost the link gets it by mail', async ({ page, house, expectAccessible }) => {
  const email = newAddress('maya')
  const book = await productNamed(house, BOOK)
  const order = await buy(house, { [book]: 1 }, { guest_email: email, ...COD })
  await page.goto('/orders/track')
  await expectAccessible()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByLabel('Number of the order')).toBeFocused()
  await page.getByLabel('Number of the order').fill(order.number)
  await page.getByLabel('E-mail or mobile number').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeVisible()
  await expectAccessible()
  expect((await house.sandbox.mailTo(email, /Here is your order/)).text).toContain(`/order/${order.hash}`)
})

test('a receipt is one sheet of paper, without the site around it', async ({ page, house, expectAccessible }) => {
  const book = await productNamed(house, BOOK)
  const order = await buy(house, { [book]: 2 }, { guest_email: newAddress('maya'), ...COD })
  await page.goto(`/order/${order.hash}`)
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Receipt for order ${order.number}` })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Rs 1,090' }).first()).toBeVisible()
  await expectAccessible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('while the API is away', () => {
  test.use({ expectedMessages: /status of 50\d|Failed to fetch/ })

  test('an order says that it could not be read, and comes by itself', async ({ page, house, expectAccessible }) => {
    const book = await productNamed(house, BOOK)
    const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), ...COD })
    await house.stopApi()
    await page.goto(`/order/${order.hash}`)
    await expect(page.getByRole('heading', { level: 1, name: 'The order did not arrive' })).toBeVisible()
    await expectAccessible()
    await house.startApi()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in Nepali on a phone, ${colorScheme}`, () => {
    test.use({ viewport: PHONE, colorScheme })

    test('every screen of an order fits and keeps nobody out', async ({ page, house, expectAccessible }) => {
      const book = await productNamed(house, BOOK)
      await logIn(page, house, newAddress('asha'))
      const order = await buy(house, { [book]: 2 }, COD, { cookie: await cookiesOf(page) })
      const { hash, id } = order
      const paths = [
        `/order/${hash}`,
        `/order/${hash}/receipt`,
        `/order/thanks/${hash}`,
        `/order/detail/${id}`,
        '/order/success',
        '/orders',
        '/orders/track',
      ]
      for (const path of paths) {
        await page.goto(`/ne${path}`)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect({ path, isTooWide }).toEqual({ path, isTooWide: false })
        await expectAccessible()
      }
    })
  })
}
