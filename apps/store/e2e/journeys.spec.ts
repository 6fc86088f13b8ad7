import { BOOK, openCheckout, payButton, waitForCheckoutForm } from '@dabali/tooling/checkout-steps'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { requestPage } from '@dabali/tooling/page-request'
import { logIn, newAddress, productNamed } from '@dabali/tooling/purchases'
import { addByForm, count } from './cart.ts'
import { buttonOf, textOf } from './requested-page.ts'

const DAY_SECONDS = 86_400

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a book is bought in Nepali, from the search to the receipt', async ({ page, expectAccessible }) => {
    test.slow()
    await page.goto('/ne/search?q=barsha')
    await page.getByRole('main').getByRole('link', { name: 'The Rain Ledger' }).first().tap()
    await expect(page).toHaveURL('/ne/book/the-rain-ledger/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await page.getByRole('button', { name: 'कार्टमा थप्नुहोस्' }).first().tap()
    await expect(page.getByRole('status').getByText('कार्टमा थपियो')).toBeVisible()
    await page.reload()
    await expect(count(page, '१')).toBeVisible()

    await test.step('the cart drawer links to the checkout', async () => {
      await page.getByRole('banner').getByRole('link', { name: /कार्ट/ }).tap()
      const drawer = page.getByRole('dialog', { name: 'कार्ट' })
      await expect(drawer.getByText('वर्षाको बहीखाता')).toBeVisible()
      await expectAccessible()
      await drawer.getByRole('link', { name: 'चेकआउट' }).tap()
      await expect(page).toHaveURL('/ne/checkout/')
    })
    await test.step('the checkout takes Nepali digits', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('चेकआउट')
      await page.getByLabel('मोबाइल नम्बर').fill('९८४१२३४५६७')
      await page.getByLabel('पूरा नाम').fill('माया गुरुङ')
      await page.getByLabel(/इमेल/).first().fill('maya@example.com')
      await page.getByLabel('क्षेत्र').selectOption('Lalitpur')
      await page.getByLabel(/टोल/).fill('मंगलबजार ७')
      await page.getByRole('radio', { name: 'क्यास अन डेलिभरी' }).check()
      await expect(page.getByText('रू १००').filter({ visible: true }).first()).toBeVisible()
      await page.getByRole('button', { name: 'अर्डर गर्नुहोस्, रू ६८५ डेलिभरीमा तिर्नुहोस्' }).tap()
      await expect(page).toHaveURL(/\/ne\/order\/thanks\//)
      await expect(count(page, '१')).toBeHidden()
    })
    await test.step('the order links to its receipt', async () => {
      await page.goto(page.url().replace('/thanks/', '/'))
      await page.getByRole('link', { name: /रसिद/ }).first().tap()
      await expect(page).toHaveURL(/\/ne\/order\/[\w-]+\/receipt/)
      await expect(page.getByText('वर्षाको बहीखाता').first()).toBeVisible()
    })
  })
})

test.describe('a member', () => {
  // The checkout refuses what the member owns.
  test.use({ expectedMessages: /the server responded with a status of 406/ })

  test('saves an address for the next order, reads an e-book after paying, and cannot buy it again except as a gift', async ({
    page,
    environment,
    expectAccessible,
    messages,
  }) => {
    test.slow()
    await logIn(page, environment, newAddress('maya'))
    const orderInCash = async () => {
      await expect(payButton(page)).toHaveText('Place order, pay Rs 685 on delivery')
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/thanks\//)
    }
    await test.step('a new address is saved', async () => {
      await openCheckout(page, { products: [BOOK] })
      await expect(page.getByLabel('Email')).toHaveCount(0)
      await page.getByLabel('Mobile number').fill('9841234567')
      await page.getByLabel('Full name').fill('Maya Gurung')
      await page.getByLabel('Area').selectOption('Bhaktapur')
      await page.getByLabel('Tole or street').fill('Taumadhi 3')
      await page.getByLabel('Save this address for next time').check()
      await page.getByRole('radio', { name: 'Cash on delivery' }).check()
      await orderInCash()
    })
    await test.step('the next order goes to the saved address', async () => {
      await openCheckout(page, { products: [BOOK] })
      const saved = page.getByRole('radio', { name: 'Maya Gurung' })
      await expect(saved).toBeChecked()
      await expect(page.getByLabel('Area')).toHaveCount(0)
      await expectAccessible()
      const destinations = page.getByRole('radiogroup', { name: 'Where to' }).getByRole('radio')
      await expect(destinations).toHaveCount(3)
      await destinations.nth(2).check()
      await expect(payButton(page)).toContainText('Rs 585')
      await expect(page.getByLabel('Area')).toHaveCount(0)
      await page.getByRole('radio', { name: 'Another address' }).check()
      await expect(page.getByLabel('Area')).toBeVisible()
      await saved.check()
      await orderInCash()
    })
    await test.step('an e-book is read after it is paid', async () => {
      await page.goto('/book/the-rain-ledger-e-book/')
      await page.getByRole('button', { name: 'Buy now' }).click()
      await expect(payButton(page)).toHaveText('Pay Rs 350 with eSewa')
      await payButton(page).click()
      await page.waitForURL(/\/esewa\/pay\//)
      await page.getByRole('button', { name: 'Pay' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
      await page.goto('/library')
      await page
        .getByRole('link', { name: /The Rain Ledger/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Read: The Rain Ledger' }).click()
      await expect(page).toHaveURL(/\/library\/[\w-]+\/read/)
      await expect(page.getByText(/Asar|rain/i).first()).toBeVisible()
    })
    await test.step('the page of what is owned leads to the library', async () => {
      await page.goto('/book/the-rain-ledger-e-book/')
      await expect(page.getByRole('link', { name: 'Read in your library' })).toHaveAttribute(
        'href',
        /\/library\/[\w-]+$/,
      )
      await expect(page.getByRole('button', { name: /^(Add to cart|Buy now)$/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Give as a gift' })).toBeVisible()
      await expectAccessible()
    })
    expect(messages).toEqual([])
    await test.step('the cart says that it is owned, and the checkout refuses it', async () => {
      await openCheckout(page, { products: [await productNamed(environment, 'the-rain-ledger-e-book')] })
      await page.goto('/basket')
      await expect(page.getByText('In your library. You can buy it again only as a gift.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Open in your library' })).toBeVisible()
      await page.goto('/checkout/')
      await waitForCheckoutForm(page)
      await payButton(page).click()
      const notice = page.getByRole('region', { name: "We couldn't place your order" })
      await expect(notice).toContainText('You already own')
      await expectAccessible()
      await notice.getByRole('button', { name: 'Remove from cart' }).click()
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    })
    await test.step('the orders stand beside the pages of the account on a wide screen', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto('/orders')
      const main = page.getByRole('main')
      const heading = await main.getByRole('heading', { level: 1 }).boundingBox()
      const pages = await main.getByRole('navigation', { name: 'Your account' }).boundingBox()
      const row = await main
        .getByRole('listitem')
        .filter({ hasText: /^Order \S+/ })
        .first()
        .boundingBox()
      if (!heading || !pages || !row) throw new Error('A part of the page is missing.')
      expect(pages.x).toBeCloseTo(heading.x, 0)
      expect(row.x).toBeGreaterThan(pages.x + pages.width)
      // Three columns for the pages, nine for the orders, up to the right edge of the page.
      expect(row.x + row.width).toBeCloseTo(heading.x + heading.width, 0)
      expect(row.width / pages.width).toBeGreaterThan(2.5)
    })
  })
})

requestTest(
  'a cart remains after a week, and is merged with that of another device after a login',
  async ({ request, visit, playwright, environment }) => {
    await environment.sql('truncate rate_limit')
    await addByForm(visit, 'the-rain-ledger')
    const { cookies } = await request.storageState()
    const cookie = cookies.find(({ name, httpOnly }) => httpOnly && /basket/i.test(name))
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(80 * DAY_SECONDS)
    await environment.sql(`update basket set updated_at = updated_at - interval '7 days'`)
    expect(textOf(await visit('/basket'))).toContain('The Rain Ledger')

    const laptop = await playwright.request.newContext({ baseURL: environment.url })
    await addByForm((path) => requestPage(laptop, path), 'night-bus-to-ilam')
    const email = newAddress('merge')
    for (const device of [laptop, request]) {
      const login = await requestPage(device, '/login')
      const ask = () => login.submit(buttonOf(login, 'Email me a link'), { email })
      const { links } = await environment.sandbox.nextMailTo(email, /./, ask)
      const link = await requestPage(device, links[0] ?? '')
      await link.submit(buttonOf(link, 'Log in'))
    }
    const cart = textOf(await visit('/basket'))
    for (const title of ['The Rain Ledger', 'Night Bus to Ilam']) expect(cart).toContain(title)
    await laptop.dispose()
  },
)

requestTest(
  'the link of an email logs in here, and the code on another device',
  async ({ visit, playwright, environment }) => {
    await environment.sql('truncate rate_limit')
    const email = newAddress('two')
    const login = await visit('/login')
    const first = await environment.sandbox.nextMailTo(email, /./, () =>
      login.submit(buttonOf(login, 'Email me a link'), { email }),
    )
    const link = await visit(first.links[0] ?? '')
    expect((await link.submit(buttonOf(link, 'Log in'))).path).toBe('/')

    const laptop = await playwright.request.newContext({ baseURL: environment.url })
    const start = await requestPage(laptop, '/login')
    let sent = start
    const { subject } = await environment.sandbox.nextMailTo(email, /./, async () => {
      sent = await start.submit(buttonOf(start, 'Email me a link'), { email })
    })
    const code = /\d{6}/.exec(subject)?.[0] ?? ''
    const there = await sent.submit(buttonOf(sent, 'Log in'), { code })
    expect(there.path).toBe('/')
    await laptop.dispose()
  },
)
