import { addToBasket, fillAddress, waitForCheckoutForm } from '@dabali/tooling/checkout-steps'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { buy, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import { payAtCheckout } from './event-steps.ts'

const EVENT = 'the-long-night-of-the-madal'
/** Less than the minute for which somebody who has typed counts as being there. */
const HOLD_SECONDS = 45
const SHEET = { width: 794, height: 1123 }

// The pages of the sandbox have no icon.
test.use({ expectedMessages: /the server responded with a status of 404/ })

test('a book and two kinds of ticket are paid together, and each is delivered', async ({
  page,
  environment,
  expectAccessible,
}) => {
  const book = await productNamed(environment, 'the-rain-ledger')
  await test.step('a book from the bookshop is in the cart', async () => {
    await page.goto('/basket')
    await addToBasket(page, book)
    await page.reload()
    const count = page.getByRole('banner').getByText('1', { exact: true })
    await expect(count).toBeVisible()
    // The count is in the HTML; the cart is stored once the page has hydrated.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('basket') ?? '')).toContain('the-rain-ledger')
    await page.goto('/')
    await expect(count).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('The Rain Ledger')).toBeVisible()
    await expectAccessible()
  })
  await test.step('two kinds of ticket are chosen for one night', async () => {
    await page.goto(`/event/${EVENT}`)
    await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(2).click()
    await expect(page).toHaveURL(/\/event\/[\w-]+\/\d+#tickets$/)
    await page.getByRole('button', { name: 'One more, Floor, standing' }).click()
    await page.getByRole('button', { name: 'One more, Floor, standing' }).click()
    await page.getByRole('button', { name: 'One more, Live stream' }).click()
    await expect(page.getByRole('status').filter({ hasText: '3 tickets' })).toContainText('Rs 1,500')
    await expectAccessible()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await expect(page).toHaveURL('/checkout/')
  })
  const email = newAddress('maya')
  await test.step('one payment covers everything', async () => {
    await fillAddress(page)
    await expectAccessible()
    await payAtCheckout(page, email)
    await page.getByRole('link', { name: 'View order' }).click()
    const order = page.getByRole('main')
    await expect(order.getByText('The Rain Ledger').first()).toBeVisible()
    await expect(order.getByText(/The Long Night of the Madal/).first()).toBeVisible()
  })
  // Tickets are made when the payment has settled.
  const { links } = await environment.sandbox.mailTo(email, /tickets/)
  await page.goto(new URL(links[0] ?? '').pathname)
  await expect(page.getByRole('article')).toHaveCount(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('tickets are bought with an email and a wallet, without an address, and print two to a sheet', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    await page.goto('/checkout/')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse events' })).toBeVisible()
    const floor = await productNamed(environment, `${EVENT}-floor-3`)
    await addToBasket(page, floor)
    await addToBasket(page, floor)
    await page.reload()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByLabel('Country')).toHaveCount(0)
    for (const name of ['Help', 'Returns'])
      await expect(page.locator('footer').getByRole('link', { name })).toHaveAttribute('href', /^https?:.+\/help/)
    await expectAccessible()
    const email = newAddress('asha')
    await payAtCheckout(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Your tickets are ready' })).toBeVisible()
    await expectAccessible()

    const { links } = await environment.sandbox.mailTo(email, /tickets/)
    const path = new URL(links[0] ?? '').pathname
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(SHEET)
    for (const shown of [path, `/ne${path}`]) {
      await page.goto(shown)
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(page.getByRole('banner')).toBeHidden()
      const bottoms = await page
        .getByRole('article')
        .evaluateAll((tickets) => tickets.map((ticket) => ticket.getBoundingClientRect().bottom))
      expect(Math.max(...bottoms)).toBeLessThan(SHEET.height)
    }
  })
})

test('tickets are held from the first step on, and again when their time ends while the form is filled in', async ({
  page,
  environment,
}) => {
  await page.clock.install()
  await page.goto('/basket')
  await addToBasket(page, await productNamed(environment, `${EVENT}-floor-3`))
  await page.goto('/checkout/')
  await waitForCheckoutForm(page)
  const until = page.getByText(/^Your tickets are held until \d\d:\d\d\./)
  await expect(until).toBeVisible()
  const basket = await page.evaluate(async () => (await fetch('/v1/api/basket/')).json())
  const endIn = (seconds: number) =>
    environment.sql('update hold set expires_at = now() + make_interval(secs => $2) where basket_id = $1', [
      basket.id,
      seconds,
    ])
  await endIn(HOLD_SECONDS)
  // Entering again extends nothing.
  await page.reload()
  await waitForCheckoutForm(page)
  await page.getByRole('textbox', { name: 'Email' }).first().pressSequentially('maya@example.com')
  // The time passes here and on the server.
  await endIn(0)
  await page.clock.fastForward(HOLD_SECONDS * 1000)
  const again = page.getByRole('status').filter({ hasText: "We're holding your tickets again." })
  await expect(again).toBeVisible()
  await expect(until).toBeVisible()
})

requestTest(
  'without scripts the checkout says until when tickets are held',
  async ({ visit, request, environment }) => {
    const url = `/v1/api/products/${await productNamed(environment, `${EVENT}-floor-3`)}/`
    expect((await request.post('/v1/api/basket/add-product/', { data: { url } })).status()).toBe(200)
    const said = async (path: string) => (await visit(path)).getByRole('main').textContent ?? ''
    expect(await said('/checkout/')).toMatch(/Your tickets are held until \d\d:\d\d\./)
    expect(await said('/ne/checkout/')).toMatch(/तपाईंका टिकट [०-९]{2}:[०-९]{2} सम्म सुरक्षित छन्।/)
  },
)

requestTest(
  'when and where a ticket is for is on every page from the cart to the receipt',
  async ({ visit, request, environment }) => {
    const product = await productNamed(environment, `${EVENT}-floor-3`)
    const added = await request.post('/v1/api/basket/add-product/', { data: { url: `/v1/api/products/${product}/` } })
    expect(added.status()).toBe(200)
    const order = await buy(
      environment,
      { [product]: 1 },
      { guest_email: newAddress('maya'), payment_method: 'khalti' },
    )
    const expectDate = async (...paths: string[]) => {
      for (const path of paths) {
        const text = (await visit(path)).getByRole('main').textContent ?? ''
        expect([path, /\d{4} 17:00/.test(text), text.includes('Hiti Hall')]).toEqual([path, true, true])
      }
    }
    await expectDate('/basket', '/checkout/', `/payment/${order.payment?.hash}`)
    await pay(environment, order)
    const own = `/order/${order.hash}`
    await expectDate(`/order/thanks/${order.hash}`, own, `${own}/receipt`, `${own}/tickets`)
  },
)
