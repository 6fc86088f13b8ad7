import { BOOK, fillAddress, openCheckout, payButton } from '@dabali/tooling/checkout-steps'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { addByForm, cartOf } from './cart.ts'
import { textOf } from './requested-page.ts'

test('a guest fills in the checkout, which saves the input, and orders with cash on delivery', async ({
  page,
  browser,
  context,
  environment,
  expectAccessible,
}) => {
  test.slow()
  const cash = page.getByRole('radio', { name: 'Cash on delivery' })
  const town = page.getByLabel('City, town or village')
  await openCheckout(page, { products: [BOOK] })
  await expect(page.getByText('Subtotal')).toBeVisible()

  await test.step('input before hydration is saved, also after a reload', async () => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByLabel('Area').selectOption('outside')
    scripts.resolve()
    await expect(town).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    // The area is kept while the town is still empty.
    await page.reload()
    await expect(town).toBeVisible()
  })
  await test.step('the price depends on the address', async () => {
    await town.fill('Dhankuta')
    await expect(payButton(page)).toHaveText('Pay Rs 765 with eSewa')
    await page.getByLabel('Country').selectOption('IN')
    await town.fill('Siliguri')
    await expect(payButton(page)).toHaveText('Pay Rs 3,085 with eSewa')
    await expect(page.getByText('Cash on delivery is only available within Nepal.')).toBeVisible()
    await page.getByLabel('Country').selectOption('NP')
    await page.getByLabel('Area').selectOption('Kathmandu Valley')
    await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
  })
  await test.step('a gift cannot be paid in cash, and the reason is shown', async () => {
    await fillAddress(page)
    await page.getByLabel('Area').selectOption('outside')
    await town.fill('Dhankuta')
    await cash.check()
    await expect(payButton(page)).toHaveText('Place order, pay Rs 765 on delivery')
    await page.getByLabel('This is a gift').check()
    await expect(page.getByText("Cash on delivery isn't available for gifts.")).toBeVisible()
    await expect(cash).toBeDisabled()
    await expect(payButton(page)).toHaveText('Pay Rs 765 with eSewa')
    await page.getByLabel('Gift message').fill('Read it in the rain.')
    await expectAccessible()
    await page.getByLabel('This is a gift').uncheck()
    await expect(cash).toBeEnabled()
  })
  await test.step('the input is restored after a reload and after going back', async () => {
    await page.getByLabel('Area').selectOption('Lalitpur')
    await page.getByLabel('Landmark').fill('Behind the golden gate')
    await page.getByRole('radio', { name: 'Khalti' }).check()
    await page.reload()
    await expect(page.getByLabel('Landmark')).toHaveValue('Behind the golden gate')
    await expect(page.getByLabel('Area')).toHaveValue('Lalitpur')
    await page.goto('/')
    await page.goBack()
    await expect(page.getByLabel('Tole or street')).toHaveValue('Mangal Bazaar 7')
    await expect(payButton(page)).toHaveText('Pay Rs 685 with Khalti')
  })
  await test.step('without scripts the fields are hidden, and the cart has a button for its quantity', async () => {
    const state = await context.storageState()
    const scriptless = await browser.newContext({
      javaScriptEnabled: false,
      storageState: state,
      baseURL: environment.url,
    })
    const plain = await scriptless.newPage()
    await plain.goto('/checkout/')
    await expect(plain.locator('noscript p')).toBeVisible()
    await expect(plain.getByLabel('Mobile number')).toBeHidden()
    await plain.goto('/basket')
    await expect(plain.getByRole('button', { name: 'Update', exact: true }).first()).toBeVisible()
    await scriptless.close()
  })
  await test.step('the ordered items are removed from the cart', async () => {
    await cash.check()
    await expect(payButton(page)).toHaveText('Place order, pay Rs 685 on delivery')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/order\/thanks\/[\w-]{20,}/)
    await page.goto('/checkout/')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})

test('an e-book alone is bought without an address, and paid by card', async ({ page, expectAccessible }) => {
  await page.goto('/book/the-rain-ledger-e-book/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Buy now' }).click()
  // What is never sent is held in the browser until the checkout asks for its price.
  await expect(page).toHaveURL('/checkout/')
  await expect(page.getByText('The Rain Ledger').first()).toBeVisible({ timeout: 20_000 })
  expect((await cartOf(page.request)).slugs).toEqual([])
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByLabel('Country')).toHaveCount(0)
  await expect(page.getByText(/only available for printed books, not for the e-book/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay Rs 350 with eSewa' }).click()
  await expect(page.getByRole('region', { name: 'Please check these fields' })).toContainText('Enter your email')
  await expectAccessible()
  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Pay Rs 350 by card' }).click()
  await page.waitForURL(/\/card\//)
  await page.getByRole('button', { name: 'Pay' }).first().click()
  await expect(page).toHaveURL(/\/payment\/success\/?\?payment=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
})

requestTest('without scripts the checkout shows the cart and another way to order', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const page = await visit('/checkout/')
  expect(textOf(page)).toContain('The Rain Ledger')
  expect(textOf(page, 'noscript p')).toContain('Please turn on JavaScript to pay')
  expect(page.document.querySelector('noscript p a')?.getAttribute('href')).toBe('/contact-us')
})
