import { addToBasket, BOOK, EBOOK, fillAddress, payButton } from '@dabali/tooling/checkout-steps'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { add, addByForm, addedToast, count, quantities } from './cart.ts'
import { buttonOf, textOf } from './requested-page.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

test.describe('with scripts', () => {
  // An unknown voucher, and the icon of a page that has none.
  test.use({ expectedMessages: /status of 40[46]/ })

  test('a book is added once by two quick clicks and changed in the cart, and what the browser has stored is checked', async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow()
    const other = await context.newPage()
    await other.goto('/')
    await page.bringToFront()
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'The Rain Ledger' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Rain Ledger' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).dblclick()
    await expect(addedToast(page)).toBeVisible()
    await expect(count(page, '1')).toBeVisible()
    expect(await quantities(page)).toEqual([1])
    await test.step('the count is the same in a second tab and after a reload', async () => {
      await expect(count(other, '1')).toBeVisible()
      await page.reload()
      await expect(count(page, '1')).toBeVisible()
    })
    await test.step('the drawer links to the cart page', async () => {
      await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
      await expect(drawer(page).getByText('The Rain Ledger')).toBeVisible()
      await expect(drawer(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout/')
      await drawer(page).getByRole('link', { name: 'View cart' }).click()
      await expect(page).toHaveURL('/basket')
    })
    await test.step('a quantity is shown immediately and saved by the server', async () => {
      const copies = page.getByRole('spinbutton', { name: 'Quantity of The Rain Ledger' })
      await page.getByRole('button', { name: 'One more' }).click()
      await page.getByRole('button', { name: 'One more' }).click()
      await expect(copies).toHaveValue('3')
      await expect(count(page, '3')).toBeVisible()
      await expect.poll(() => quantities(page)).toEqual([3])
      await page.reload()
      await expect(copies).toHaveValue('3')
    })
    await test.step('removing a book can be undone', async () => {
      await add(page, 'night-bus-to-ilam')
      await page.goto('/basket')
      await page.getByRole('button', { name: 'Remove The Rain Ledger' }).click()
      // The toast stays while the pointer is over it.
      await page.getByRole('button', { name: 'Undo' }).hover()
      await expect(page.getByRole('status').getByText('The Rain Ledger removed.')).toBeVisible()
      await expect.poll(() => quantities(page)).toEqual([1])
      await expectAccessible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('main').getByRole('link', { name: 'The Rain Ledger' })).toBeVisible()
      await expect.poll(async () => (await quantities(page)).length).toBe(2)
    })
    await test.step('an unknown voucher shows an error beside its field', async () => {
      await page.getByLabel('Voucher code').fill('NOSUCH')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText("We don't recognise that code, or it has expired or been used up.")).toBeVisible()
      await expect(page.getByLabel('Voucher code')).toHaveValue('NOSUCH')
      await expectAccessible()
    })
    await test.step('the cart can be a gift, also after a reload', async () => {
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await page.getByRole('checkbox', { name: 'This is a gift' }).check()
      await saved
      await page.reload()
      await expect(page.getByRole('checkbox', { name: 'This is a gift' })).toBeChecked()
    })
    await test.step('invalid data in local storage is an empty cart', async () => {
      await other.close()
      await context.clearCookies()
      await page.goto('/')
      await page.evaluate(() => localStorage.setItem('basket', '{"id":"x","lines":[{"quantity":"many"}]}'))
      await page.reload()
      await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
      await expect(drawer(page).getByText('Your cart is empty')).toBeVisible()
    })
    await test.step('a local cart is priced by the server before it is shown', async () => {
      // A page without our scripts, which would overwrite what is stored.
      await page.goto('/robots.txt')
      await addToBasket(page, EBOOK)
      // As buying a product stores it: one selling price, whatever the quantity.
      await page.evaluate((id) => {
        const line = { id, quantity: 2, price_incl_tax: '585.00', price_excl_tax: '585.00', product_id: id }
        const told = { ...line, product_title: 'The Rain Ledger', product_class: 'Book' }
        localStorage.setItem('basket', JSON.stringify({ id, local: true, lines: [told], total_incl_tax: '585.00' }))
      }, BOOK)
      await page.goto('/checkout/')
      await expect(page.getByText('2 items', { exact: true })).toBeVisible()
      await fillAddress(page)
      await page.getByRole('radio', { name: 'Cash on delivery' }).check()
      await expect(payButton(page)).toHaveText('Place order, pay Rs 1,270 on delivery')
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/thanks\//)
      // The cart is not what was bought.
      await page.goto('/checkout/')
      await expect(page.getByRole('main').getByText('House of Fog').first()).toBeVisible()
    })
  })
})

requestTest('an empty cart offers books', async ({ visit }) => {
  const page = await visit('/basket')
  page.getByRole('heading', { level: 1, name: 'Your cart is empty' })
  const offers = page.within(page.getByRole('region', { name: 'Bestsellers' })).getAllByRole('link')
  expect(offers.length).toBeGreaterThan(4)
})

requestTest('the cart is filled, changed and emptied without scripts', async ({ visit }) => {
  const added = await addByForm(visit, 'the-rain-ledger')
  expect(added.path).toBe('/basket?added=1')
  expect(textOf(added)).toContain('Added to Cart')
  expect(textOf(added)).toContain('The Rain Ledger')
  const again = await visit('/basket')
  again.within(again.getByRole('banner')).getByText('1')

  const changed = await again.submit(buttonOf(again, 'Update'), { quantity: '2' })
  changed.within(changed.getByRole('banner')).getByText('2')
  const refused = await changed.submit(buttonOf(changed, 'Apply'), { vouchercode: 'NOSUCH' })
  expect(refused.status).toBe(406)
  expect(textOf(refused)).toContain("We couldn't apply this code.")
  const emptied = await refused.submit(buttonOf(refused, 'Remove The Rain Ledger'))
  expect(textOf(emptied)).toContain('Your cart is empty')
})

requestTest('the cart in Nepali counts in Nepali digits', async ({ visit, request, environment }) => {
  const headers = { origin: environment.url }
  await request.post('/v1/api/basket/add-product/', { data: { url: `/v1/api/products/${BOOK}/` }, headers })
  const page = await visit('/ne/basket')
  expect(textOf(page)).toContain('१ वटा सामान')
  page.within(page.getByRole('banner')).getByText('१')
})

requestTest('an empty cart links to the books', async ({ visit }) => {
  const page = await visit('/basket')
  page.getByRole('heading', { level: 1, name: 'Your cart is empty' })
  page.getByRole('link', { name: 'Continue shopping' })
  expect(page.document.querySelectorAll('main a[href^="/book/"]').length).toBeGreaterThanOrEqual(4)
})

requestTest('a sold-out item is marked and blocks the checkout', async ({ visit, environment }) => {
  const setStock = (stock: number) =>
    environment.sql(`update product set num_available = ${stock} where slug = 'letters-to-a-brick'`)
  const before = await addByForm(visit, 'letters-to-a-brick')
  expect(before.document.querySelector('main a[href="/checkout/"]')).not.toBeNull()
  // Picking up is free, and is not the lowest delivery fee.
  expect(textOf(before).replaceAll('\u00a0', ' ')).toContain('from Rs 100')
  await setStock(0)
  try {
    const page = await visit('/basket')
    expect(textOf(page)).toContain('Sold out.')
    expect(textOf(page)).toContain("Some items aren't available.")
    expect(page.document.querySelector('main a[href="/checkout/"]')).toBeNull()
  } finally {
    await setStock(1000)
  }
})

requestTest('a form posted from another site adds nothing', async ({ request, environment }) => {
  const foreign = await request.post(`${environment.url}/forms/basket/add`, {
    form: { url: '/v1/api/products/1/' },
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(403)
})
