import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { add, addedToast, count, quantities } from './cart.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

test('a visitor sees a book, adds it, reloads, and it is still there', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await expectAccessible()
  await page.getByRole('link', { name: 'The Rain Ledger' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Rain Ledger' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(addedToast(page)).toBeVisible()
  await expect(count(page, '1')).toBeVisible()

  await page.reload()
  await expect(count(page, '1')).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  await expect(drawer(page).getByText('The Rain Ledger')).toBeVisible()
  await expectAccessible()
  await drawer(page).getByRole('link', { name: 'See the whole cart' }).click()
  await expect(page).toHaveURL('/basket')
  await expect(page.getByRole('main').getByText('The Rain Ledger').first()).toBeVisible()
  await expectAccessible()
})

test('the same in Nepali', async ({ page, expectAccessible }) => {
  await page.goto('/ne')
  await expectAccessible()
  await page.locator('a[href="/ne/book/the-rain-ledger/"]').first().click()
  await expect(page).toHaveURL('/ne/book/the-rain-ledger/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expectAccessible()

  await page.getByRole('button', { name: 'डोकोमा राख्नुहोस्' }).click()
  await expect(page.getByRole('status').getByText('डोकोमा राखियो')).toBeVisible()
  await page.reload()
  await expect(count(page, '१')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: /डोको/ }).click()
  await expect(page.getByRole('dialog', { name: 'डोको' })).toBeVisible()
  await expectAccessible()
  await page.goto('/ne/basket')
  await expect(page.getByRole('main').getByText('१ वटा सामान')).toBeVisible()
  await expectAccessible()
})

test('two quick presses add one piece', async ({ page }) => {
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'Add to cart' }).dblclick()
  await expect(addedToast(page)).toBeVisible()
  await expect(count(page, '1')).toBeVisible()
  expect(await quantities(page)).toEqual([1])
})

test('a quantity is shown at once and kept by the server', async ({ page }) => {
  await add(page, 'the-rain-ledger')
  await page.goto('/basket')
  const copies = page.getByRole('spinbutton', { name: 'How many of The Rain Ledger' })
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(copies).toHaveValue('3')
  await expect(count(page, '3')).toBeVisible()
  await expect.poll(() => quantities(page)).toEqual([3])
  await page.reload()
  await expect(copies).toHaveValue('3')
})

test('what is taken out can be put back', async ({ page, expectAccessible }) => {
  await add(page, 'the-rain-ledger')
  await add(page, 'night-bus-to-ilam')
  await page.goto('/basket')
  await page.getByRole('button', { name: 'Remove The Rain Ledger' }).click()
  await expect(page.getByRole('status').getByText('The Rain Ledger was taken out.')).toBeVisible()
  await expect.poll(() => quantities(page)).toEqual([1])
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'The Rain Ledger' })).toBeVisible()
  await expect.poll(() => quantities(page)).toEqual([1, 1])
})

test.describe('what is refused', () => {
  test.use({ expectedMessages: /status of 406/ })

  test('a voucher that nobody knows is refused beside its field, and the cart stays', async ({
    page,
    expectAccessible,
  }) => {
    await add(page, 'the-rain-ledger')
    await page.goto('/basket')
    await page.getByLabel('Voucher code').fill('NOSUCH')
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(page.getByText('Voucher code unknown')).toBeVisible()
    await expect(page.getByLabel('Voucher code')).toHaveValue('NOSUCH')
    await expectAccessible()
  })
})

test('a cart can be a gift, also after a reload', async ({ page }) => {
  await add(page, 'the-rain-ledger')
  await page.goto('/basket')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('checkbox', { name: 'This is a gift' }).check()
  await saved
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'This is a gift' })).toBeChecked()
})

test('what has become sold out says so and closes the checkout', async ({ page, house, expectAccessible }) => {
  await add(page, 'letters-to-a-brick')
  await house.sql("update product set num_available = 0 where slug = 'letters-to-a-brick'")
  try {
    await page.goto('/basket')
    await expect(page.getByText('Sold out.')).toBeVisible()
    await expect(page.getByText('Something in the cart cannot be bought as it is.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeHidden()
    await expectAccessible()
  } finally {
    await house.sql("update product set num_available = 1000 where slug = 'letters-to-a-brick'")
  }
})

test('a second tab follows the first', async ({ page, context }) => {
  await page.goto('/book/the-rain-ledger/')
  const other = await context.newPage()
  await other.goto('/')
  await page.bringToFront()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(count(other, '1')).toBeVisible()
})

test('a broken memory of the browser is an empty one', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('basket', '{"id":"x","lines":[{"quantity":"many"}]}'))
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible()
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor adds a book, changes how many, and takes it out again', async ({ page }) => {
    await page.goto('/book/the-rain-ledger/')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL('/basket?added=1')
    await expect(page.getByText('Added to Cart')).toBeVisible()
    await expect(page.getByRole('main').getByText('The Rain Ledger').first()).toBeVisible()
    await expect(count(page, '1')).toBeVisible()
    await page.reload()
    await expect(count(page, '1')).toBeVisible()

    await page.getByRole('spinbutton', { name: 'How many of The Rain Ledger' }).fill('2')
    await page.getByRole('button', { name: 'Change', exact: true }).first().click()
    await expect(count(page, '2')).toBeVisible()

    await page.getByLabel('Voucher code').fill('NOSUCH')
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(page.getByText('This voucher could not be used.')).toBeVisible()

    await page.getByRole('button', { name: 'Remove The Rain Ledger' }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })
})

test('an empty cart says so and offers one way on', async ({ page, expectAccessible }) => {
  await page.goto('/basket')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible()
})

test('a form of another site adds nothing', async ({ request, house }) => {
  const form = { url: '/v1/api/products/1/' }
  const foreign = await request.post(`${house.url}/basket/add`, {
    form,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(403)
})

test('nothing hangs over the edge of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await add(page, 'the-rain-ledger')
  for (const path of ['/basket', '/ne/basket']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
