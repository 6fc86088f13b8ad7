import { BOOK, fillAddress, openCheckout, payButton } from '@dabali/tooling/checkout-steps'
import { expect, test } from '@dabali/tooling/end-to-end'
import { cartOf } from './cart.ts'

test('a guest fills in the checkout, which saves the input, and orders with cash on delivery', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  const cash = page.getByRole('radio', { name: 'Cash on delivery' })
  const town = page.getByLabel('City, town or village')
  const zone = (name: string) => page.getByRole('radio', { name, exact: true })
  await openCheckout(page, { products: [BOOK] })
  await expect(page.getByText('Subtotal')).toBeVisible()

  await test.step('input before hydration is saved, also after a reload', async () => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await zone('Outside the valley').check()
    scripts.resolve()
    await expect(town).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect(town).toBeVisible()
  })
  await test.step('the price depends on the zone', async () => {
    await expect(payButton(page)).toHaveText('Pay Rs 765 with eSewa')
    // A town of the valley costs what the valley costs.
    await town.fill('Lalitpur')
    await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
    await town.fill('Dhankuta')
    await expect(payButton(page)).toHaveText('Pay Rs 765 with eSewa')
    await zone('Abroad').check()
    await expect(payButton(page)).toHaveText('Pay Rs 3,085 with eSewa')
    await page.getByLabel('Country').selectOption('IN')
    await expect(page.getByText('Cash on delivery is only available within Nepal.')).toBeVisible()
    await zone('Inside the valley').check()
    await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
  })
  await test.step('a gift cannot be paid in cash, and the reason is shown', async () => {
    await fillAddress(page)
    await zone('Outside the valley').check()
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
    await zone('Inside the valley').check()
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
  await test.step('the ordered items are removed from the cart', async () => {
    await cash.check()
    await expect(payButton(page)).toHaveText('Place order, pay Rs 685 on delivery')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/order\/thanks\/[\w-]{20,}/)
    await page.goto('/checkout/')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})

test.describe('with an unknown voucher', () => {
  test.use({ expectedMessages: /add-voucher/ })

  test('an e-book is bought without an address and by card, and a book on a phone with a voucher and a wallet', async ({
    page,
    messages,
    expectAccessible,
  }) => {
    await test.step('an e-book alone needs no address', async () => {
      await page.goto('/book/the-rain-ledger-e-book/', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Buy now' }).click()
      // What is never sent is held in the browser until the checkout asks for its price.
      await expect(page).toHaveURL('/checkout/')
      await expect(page.getByText('The Rain Ledger').first()).toBeVisible()
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
      await expect(page).toHaveURL(/\/order\/thanks\//)
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    })
    expect(messages).toEqual([])
    await page.setViewportSize({ width: 360, height: 640 })
    await openCheckout(page, { products: [BOOK] })
    await test.step('the first field is on the first screen', async () => {
      const box = await page.getByRole('textbox', { name: 'Email' }).boundingBox()
      expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
    })
    await test.step('a voucher changes the amount on the button', async () => {
      await page.getByText('1 item').click()
      await page.getByText('Voucher or gift card').click()
      await page.getByLabel('Code').fill('NOSUCHCODE')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel('Code').fill('DASHAIN10')
      await page.getByLabel('Code').press('Enter')
      // As the last order was paid.
      await expect(payButton(page)).toHaveText('Pay Rs 626.50 by card')
      await expectAccessible()
      await page.getByRole('button', { name: 'Remove DASHAIN10' }).click()
      await expect(payButton(page)).toHaveText('Pay Rs 685 by card')
    })
    await test.step('an express wallet goes to what is missing, then pays', async () => {
      const khalti = page.getByRole('button', { name: 'Khalti', exact: true })
      await khalti.click()
      await expect(page.getByLabel('Mobile number')).toBeFocused()
      await expect(payButton(page)).toHaveText('Pay Rs 685 with Khalti')
      await fillAddress(page)
      await khalti.click()
      await page.waitForURL(/\/khalti\//)
    })
  })
})
