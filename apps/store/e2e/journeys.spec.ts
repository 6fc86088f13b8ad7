import { logIn, newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import { fillAddress, payButton } from '@dabali/tooling/till'
import type { Page } from '@playwright/test'
import { askForMail, comeIn, newMail } from './come-in.ts'

// The pages of the sandbox have no icon, and a line that is cut is said by the browser.
test.use({ expectedMessages: /status of 404|ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/ })
// All stories come from one address, and more of them than an hour allows.
test.beforeEach(({ house }) => house.sql('truncate rate_limit'))

const DEVICES = {
  'at a desk': { viewport: { width: 1280, height: 900 } },
  'on a phone': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
}

const count = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function add(page: Page, slug: string) {
  await page.goto(`/book/${slug}/`)
  await press(page, 'Add to cart')
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
}

for (const [device, how] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(how)

    test('a printed book is found at home, and paid at the door in the valley', async ({ page }) => {
      await page.goto('/')
      await page
        .getByRole('main')
        .getByRole('link', { name: /The Rain Ledger/ })
        .first()
        .click()
      await press(page, 'Add to cart')
      await expect(count(page, '1')).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
      await page
        .getByRole('dialog', { name: 'Cart' })
        .getByRole('link', { name: /check ?out/i })
        .click()
      await fillAddress(page)
      await page.getByRole('radio', { name: 'Cash on delivery' }).check()
      await expect(payButton(page)).toHaveText('Order, and pay Rs 685 at the door')
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/thanks\//)
      await expect(count(page, '1')).toBeHidden()
    })

    test('outside the valley and as a gift no cash is taken, the reason stands there, and eSewa is', async ({
      page,
    }) => {
      await add(page, 'the-rain-ledger')
      await page.goto('/checkout/')
      await fillAddress(page)
      await page.getByLabel('Area').selectOption('outside')
      await page.getByLabel('City, town or village').fill('Dhankuta')
      await page.getByRole('radio', { name: 'Cash on delivery' }).check()
      await expect(payButton(page)).toHaveText('Order, and pay Rs 765 at the door')
      await page.getByLabel('This is a gift').check()
      await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeDisabled()
      await expect(page.getByText('Not for gifts: the courier would have to ask')).toBeVisible()
      await expect(payButton(page)).toHaveText('Pay Rs 765 with eSewa')
      await payButton(page).click()
      await page.waitForURL(/\/esewa\/pay\//)
      await press(page, 'Pay')
      await expect(heading(page, 'Paid')).toBeVisible()
    })

    test('an e-book is paid with eSewa and read at once', async ({ page, house }) => {
      await logIn(page, house, newAddress('reader'))
      await page.goto('/book/the-rain-ledger-e-book/')
      await press(page, 'Buy now')
      await expect(payButton(page)).toHaveText('Pay Rs 350 with eSewa')
      await payButton(page).click()
      await page.waitForURL(/\/esewa\/pay\//)
      await press(page, 'Pay')
      await expect(heading(page, 'Paid')).toBeVisible()
      await page.goto('/library')
      await page
        .getByRole('link', { name: /The Rain Ledger/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Read: The Rain Ledger' }).click()
      await expect(page).toHaveURL(/\/library\/[\w-]+\/read/)
      await expect(page.getByText(/Asar|rain/i).first()).toBeVisible()
    })

    test('Khalti is left, then refused, then paid', async ({ page }) => {
      await add(page, 'the-rain-ledger')
      await page.goto('/checkout/')
      await fillAddress(page)
      await page.getByRole('radio', { name: 'Khalti' }).check()
      await expect(payButton(page)).toHaveText('Pay Rs 685 with Khalti')
      await payButton(page).click()
      await page.waitForURL(/\/khalti\/pay\//)
      await press(page, 'Cancel and go back')
      await expect(heading(page, 'You have not paid')).toBeVisible()
      await press(page, 'Pay Rs 685 with Khalti')
      await page.waitForURL(/\/khalti\/pay\//)
      await press(page, 'Be refused')
      await expect(heading(page, 'You have not paid')).toBeVisible()
      await press(page, 'Pay Rs 685 with Khalti')
      await page.waitForURL(/\/khalti\/pay\//)
      await press(page, 'Pay')
      await expect(heading(page, 'Paid')).toBeVisible()
    })

    test('bought at once beside a full cart, which stays', async ({ page }) => {
      await add(page, 'night-bus-to-ilam')
      await page.goto('/book/the-rain-ledger/')
      await press(page, 'Buy now')
      await expect(page).toHaveURL('/checkout/?mode=buy-now')
      await fillAddress(page)
      await page.getByRole('radio', { name: 'Cash on delivery' }).check()
      await expect(payButton(page)).toHaveText('Order, and pay Rs 685 at the door')
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/thanks\//)
      await page.goto('/basket')
      await expect(page.getByRole('main').getByText('Night Bus to Ilam').first()).toBeVisible()
    })

    test('what is added while the line is lost arrives once, in both tabs', async ({ page, context }) => {
      await page.goto('/book/the-rain-ledger/')
      const other = await context.newPage()
      await other.goto('/book/night-bus-to-ilam/')
      await context.setOffline(true)
      await press(page, 'Add to cart')
      await expect(page.getByRole('status').getByText('Kept in your cart until the line is back.')).toBeVisible()
      await expect(count(other, '1')).toBeVisible()
      await context.setOffline(false)
      await expect
        .poll(async () => {
          const answer = await page.request.get('/v1/api/basket/')
          return ((await answer.json()) as { num_items: number }).num_items
        })
        .toBe(1)
      await press(other, 'Add to cart')
      await expect(count(page, '2')).toBeVisible()
    })

    test('whoever comes back after a week finds the cart, and may merge it with another', async ({
      page,
      browser,
      house,
      context,
    }) => {
      await add(page, 'the-rain-ledger')
      const state = await context.storageState()
      const cookie = state.cookies.find(({ name, httpOnly }) => httpOnly && /basket/i.test(name))
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(80 * 86_400)
      await house.sql(`update basket set updated_at = updated_at - interval '7 days'`)

      const later = await browser.newContext({ ...how, storageState: state, baseURL: house.url })
      const again = await later.newPage()
      await again.goto('/')
      await expect(count(again, '1')).toBeVisible()

      // At another device the same person has something else in the cart already.
      const email = newAddress('merge')
      const laptop = await browser.newContext({ baseURL: house.url })
      const desk = await laptop.newPage()
      await add(desk, 'night-bus-to-ilam')
      await comeIn(desk, house.sandbox, email)
      await comeIn(again, house.sandbox, email)
      await again.goto('/basket')
      for (const title of ['The Rain Ledger', 'Night Bus to Ilam']) {
        await expect(again.getByRole('main').getByText(title).first()).toBeVisible()
      }
      await later.close()
      await laptop.close()
    })

    test('the link of a mail opens here, and its code lets in at another device', async ({ page, browser, house }) => {
      const email = newAddress('two')
      await page.goto('/login')
      const { link } = await newMail(house.sandbox, email, () => askForMail(page, email))
      await page.goto(link)
      await press(page, 'Continue')
      await expect(page).toHaveURL('/')

      const elsewhere = await browser.newContext({ baseURL: house.url })
      const laptop = await elsewhere.newPage()
      await laptop.goto('/login')
      const { code } = await newMail(house.sandbox, email, () => askForMail(laptop, email))
      await laptop.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
      await press(laptop, 'Log in with the code')
      await expect(laptop).toHaveURL('/')
      await elsewhere.close()
    })

    test('in Nepali from the search to the receipt', async ({ page }) => {
      await page.goto('/ne/search?q=barsha')
      await page
        .getByRole('main')
        .getByRole('link', { name: /वर्षाको बहीखाता/ })
        .first()
        .click()
      await press(page, 'डोकोमा राख्नुहोस्')
      await expect(page.getByRole('status').getByText('डोकोमा राखियो')).toBeVisible()
      await page.goto('/ne/checkout/')
      await page.getByLabel('मोबाइल नम्बर').fill('९८४१२३४५६७')
      await page.getByLabel('पूरा नाम').fill('माया गुरुङ')
      await page.getByLabel(/इमेल/).first().fill('maya@example.com')
      await page.getByLabel('क्षेत्र').selectOption('Lalitpur')
      await page.getByLabel(/टोल/).fill('मंगलबजार ७')
      await page.getByRole('radio', { name: /सामान पाएपछि|नगद/ }).check()
      await page.getByRole('button', { name: 'मगाउनुहोस्, रू ६८५ ढोकामै तिर्नुहोस्' }).click()
      await expect(page).toHaveURL(/\/ne\/order\/thanks\//)
      await page.goto(page.url().replace('/thanks/', '/'))
      await page.getByRole('link', { name: /रसिद/ }).first().click()
      await expect(page).toHaveURL(/\/ne\/order\/[\w-]+\/receipt/)
      await expect(page.getByText('वर्षाको बहीखाता').first()).toBeVisible()
    })
  })
}
