import { logIn, newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import { addToBasket, BOOK, EBOOK, fillAddress, openTill, payButton } from '@dabali/tooling/till'

test('a guest buys a book inside the valley and pays at the door', async ({ page, expectAccessible }) => {
  await openTill(page, { products: [BOOK] })
  await expect(page.getByText('Before delivery')).toBeVisible()
  await expectAccessible()
  await fillAddress(page)
  await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await expect(payButton(page)).toHaveText('Order, and pay Rs 685 at the door')
  await expectAccessible()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/order\/thanks\/[\w-]{20,}/)
  // What was bought has left the cart.
  await page.goto('/checkout/')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expectAccessible()
})

test('the price follows the place', async ({ page }) => {
  await openTill(page, { products: [BOOK] })
  await page.getByLabel('Area').selectOption('outside')
  await page.getByLabel('City, town or village').fill('Dhankuta')
  await expect(payButton(page)).toHaveText('Pay Rs 765 with eSewa')
  await page.getByLabel('Country').selectOption('IN')
  await page.getByLabel('City, town or village').fill('Siliguri')
  await expect(payButton(page)).toHaveText('Pay Rs 3,085 with eSewa')
  await expect(page.getByText('Cash is for parcels within Nepal.')).toBeVisible()
  await page.getByLabel('Country').selectOption('NP')
  await page.getByLabel('Area').selectOption('Kathmandu Valley')
  await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
})

test('the area is kept while the town is not written yet', async ({ page }) => {
  await openTill(page, { products: [BOOK] })
  await page.getByLabel('Area').selectOption('outside')
  await expect(page.getByLabel('City, town or village')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City, town or village')).toBeVisible()
})

test('what is chosen before the page is awake is kept too', async ({ page }) => {
  await openTill(page, { products: [BOOK] })
  const awake = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await awake.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByLabel('Area').selectOption('outside')
  awake.resolve()
  await expect(page.getByLabel('City, town or village')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City, town or village')).toBeVisible()
})

test('an e-book alone is bought without an address, and not with cash', async ({ page, expectAccessible }) => {
  await openTill(page, { products: [EBOOK] })
  await expect(page.getByLabel('Country')).toHaveCount(0)
  await expect(page.getByText(/is not a printed book/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Pay Rs 315 with eSewa' }).click()
  await expect(page.getByRole('region', { name: 'Something is missing' })).toContainText('Write your e-mail')
  await page.getByLabel('E-mail').fill('maya@example.com')
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Pay Rs 315 by card' }).click()
  await page.waitForURL(/\/card\//)
})

test('a gift is not paid for at the door, and says why', async ({ page, expectAccessible }) => {
  await openTill(page, { products: [BOOK] })
  await fillAddress(page)
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await page.getByLabel('This is a gift').check()
  await expect(page.getByText('Not for gifts: the courier would have to ask')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeDisabled()
  await expect(payButton(page)).toHaveText('Pay Rs 685 with eSewa')
  await page.getByLabel('Your note').fill('Read it in the rain.')
  await expectAccessible()
  await page.getByLabel('This is a gift').uncheck()
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeEnabled()
})

test('what was typed is there after a reload, and after going away and coming back', async ({ page }) => {
  await openTill(page, { products: [BOOK] })
  await fillAddress(page)
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

test('buying now checks out one thing alone, and the cart survives', async ({ page }) => {
  await page.goto('/basket')
  await addToBasket(page, BOOK)
  await openTill(page, { products: [EBOOK], mode: 'buy-now' })
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.getByLabel('E-mail').fill('maya@example.com')
  await page.getByRole('button', { name: 'Pay Rs 315 with eSewa' }).click()
  await page.waitForURL(/\/esewa\/pay\//)
  await page.goto('/checkout/')
  await expect(page.getByRole('main').getByText('The Rain Ledger')).toBeVisible()
})

test('an unknown mode is the cart', async ({ page }) => {
  await openTill(page, { products: [BOOK] })
  await page.goto('/checkout/?mode=upside-down')
  await expect(page.getByRole('main').getByText('The Rain Ledger')).toBeVisible()
})

test.describe('what was bought past the cart', () => {
  // The browser asks a page that is none for a picture of itself.
  test.use({ expectedMessages: /status of 404/ })

  test('a local basket is priced by the server before anything is shown, and the cart survives it', async ({
    page,
  }) => {
    // A page without scripts of ours, which would keep what they know in its place.
    await page.goto('/robots.txt')
    await addToBasket(page, EBOOK)
    // As buying a product makes it: one selling price, whatever the quantity.
    await page.evaluate((id) => {
      const line = { id, quantity: 2, price_incl_tax: '585.00', price_excl_tax: '585.00', product_id: id }
      const told = { ...line, product_title: 'The Rain Ledger', product_class: 'Book' }
      localStorage.setItem('basket', JSON.stringify({ id, local: true, lines: [told], total_incl_tax: '585.00' }))
    }, BOOK)
    await page.goto('/checkout/')
    await expect(page.getByText('2 items', { exact: true })).toBeVisible()
    await fillAddress(page)
    await page.getByRole('radio', { name: 'Cash on delivery' }).check()
    await expect(payButton(page)).toHaveText('Order, and pay Rs 1,270 at the door')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/order\/thanks\//)
    await page.goto('/checkout/')
    await expect(page.getByRole('main').getByText('House of Fog').first()).toBeVisible()
  })
})

test('a member sends it to a saved address, and keeps a new one', async ({ page, house, expectAccessible }) => {
  await logIn(page, house, newAddress('maya'))
  await openTill(page, { products: [BOOK] })
  await expect(page.getByLabel('E-mail')).toHaveCount(0)
  await page.getByLabel('Mobile number').fill('9841234567')
  await page.getByLabel('Full name').fill('Maya Gurung')
  await page.getByLabel('Area').selectOption('Bhaktapur')
  await page.getByLabel('Tole or street').fill('Taumadhi 3')
  await page.getByLabel('Keep this address for the next time').check()
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await expect(payButton(page)).toHaveText('Order, and pay Rs 685 at the door')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/order\/thanks\//)

  await openTill(page, { products: [BOOK] })
  const saved = page.getByRole('radio', { name: 'Maya Gurung' })
  await expect(saved).toBeChecked()
  await expect(page.getByLabel('Country')).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('radio', { name: 'Another address' }).check()
  await expect(page.getByLabel('Country')).toBeVisible()
  await saved.check()
  await expect(payButton(page)).toHaveText('Order, and pay Rs 685 at the door')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/order\/thanks\//)
})

test.describe('on a small phone, in Nepali', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the summary comes first and nothing is wider than the screen', async ({ page, expectAccessible }) => {
    await openTill(page, { products: [BOOK, EBOOK] }, '/ne/checkout/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('भुक्तानी')
    await page.getByLabel('मोबाइल नम्बर').fill('९८४१२३४५६७')
    await expect(page.getByText('रू १००').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible()
  })
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('the till says what is in the cart and how to order otherwise', async ({ page }) => {
    await page.goto('/book/the-rain-ledger/')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.goto('/checkout/')
    await expect(page.getByRole('main').getByText('The Rain Ledger')).toBeVisible()
    const words = page.locator('noscript p')
    await expect(words).toBeVisible()
    await expect(words).toContainText('Choosing how to pay needs scripts')
    await expect(words.getByRole('link')).toHaveAttribute('href', '/contact-us')
    await expect(page.getByLabel('Mobile number')).toBeHidden()
  })
})
