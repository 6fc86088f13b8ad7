import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import { LOST_LINE, untilKept } from '@dabali/tooling/until-kept'

test.use({ serviceWorkers: 'allow', expectedMessages: LOST_LINE })

test('what was seen opens again without a line, and what was not says so until the line is back', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/book/the-rain-ledger/')
  await untilKept(page, '/book/the-rain-ledger/')
  await untilKept(page, '/offline')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /The Rain Ledger/ })).toBeVisible()
  await expect(page.getByText('You are offline. Your cart is kept here.')).toBeVisible()

  await page.goto('/book/kuhiroko-ghar/')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no line' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: /The Rain Ledger/ }).click()
  await expect(page).toHaveURL('/book/the-rain-ledger/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'There is no line' })).toBeVisible()

  await context.setOffline(false)
  await expect(page).toHaveURL('/book/kuhiroko-ghar/')
  await expect(page.getByRole('heading', { level: 1, name: 'House of Fog' })).toBeVisible()
})

test('a page that was reached within the site is kept as well, with its pictures', async ({ page, context }) => {
  await page.goto('/')
  await untilKept(page, '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /The Rain Ledger/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /The Rain Ledger/ })).toBeVisible()
  await untilKept(page, '/book/the-rain-ledger/')
  await context.setOffline(true)
  await page.reload()
  const cover = page
    .getByRole('main')
    .getByRole('img', { name: /Cover of The Rain Ledger/ })
    .first()
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('in Nepali it is Nepali that says so', async ({ page, context }) => {
  await page.goto('/ne')
  await untilKept(page, '/ne/offline')
  await context.setOffline(true)
  await page.goto('/ne/book/kuhiroko-ghar/')
  await expect(page.getByRole('heading', { level: 1, name: 'नेट छैन' })).toBeVisible()
})

test('the own library opens without a line, and goes with the logout', async ({ page, context, house }) => {
  await logIn(page, house, newAddress('asha'))
  const book = await productNamed(house, 'the-rain-ledger-e-book')
  await pay(house, await buy(house, { [book]: 1 }, { payment_method: 'khalti' }, { cookie: await cookiesOf(page) }))
  await page.goto('/library')
  await untilKept(page, '/library', 'own-pages')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'The Rain Ledger', exact: true })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL('/')
  await context.setOffline(true)
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no line' })).toBeVisible()
})

test('a bought book that was opened is read on without a line', async ({ page, context, house }) => {
  await logIn(page, house, newAddress('reader'))
  const book = await productNamed(house, 'the-rain-ledger-e-book')
  await pay(house, await buy(house, { [book]: 1 }, { payment_method: 'khalti' }, { cookie: await cookiesOf(page) }))
  await page.goto('/library')
  await untilKept(page, '/library', 'own-pages')
  await page.getByRole('link', { name: 'Read: The Rain Ledger' }).click()
  await expect(page).toHaveURL(/\/library\/[\w-]+\/read/)
  await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await untilKept(page, pathname, 'own-pages')
  await untilKept(page, pathname, 'library-files')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/\d+ %/).first()).toBeVisible()
})
