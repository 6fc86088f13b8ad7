import { newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import type { BrowserContext, Page } from '@playwright/test'
import { askForMail, comeInAsDemoPerson, newMail } from './come-in.ts'

async function storeDataOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'storeData')
  return { ...JSON.parse(decodeURIComponent(cookie?.value ?? '%7B%7D')), lasts: cookie?.expires ?? 0 }
}

// All stories come from one address, and more of them than an hour allows.
test.beforeEach(({ house }) => house.sql('delete from rate_limit'))

test('by the link of a mail: back where the visitor was, once', async ({ page, house, context, expectAccessible }) => {
  const email = newAddress('asha')
  await page.goto('/profile/addresses?add=1')
  await expect(page).toHaveURL('/login')
  await expectAccessible()
  const { link } = await newMail(house.sandbox, email, () => askForMail(page, email))
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mail' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(page.url()).not.toContain('asha')
  await expectAccessible()

  await page.goto(link)
  await expect(page.getByText('a***@example.com')).toBeVisible()
  await expectAccessible()
  expect(await storeDataOf(context)).not.toHaveProperty('token')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile/addresses?add=1')
  const { token, auth, lasts } = await storeDataOf(context)
  expect([typeof token, auth]).toEqual(['string', undefined])
  expect(lasts - Date.now() / 1000).toBeGreaterThan(31_530_000)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('a program that reads mails uses nothing up, and a used link offers a new one', async ({
  page,
  request,
  house,
  browser,
}) => {
  const email = newAddress('bina')
  await page.goto('/login')
  const { link } = await newMail(house.sandbox, email, () => askForMail(page, email))
  for (const method of ['GET', 'HEAD', 'GET']) expect((await request.fetch(link, { method })).ok()).toBe(true)
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')

  const stranger = await browser.newPage({ baseURL: house.url })
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'This link is used up' })).toBeVisible()
  await stranger.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(stranger).toHaveURL('/login')
  await stranger.close()
})

test('by the code, pasted with a space, after a wrong one', async ({ page, house, expectAccessible }) => {
  const email = newAddress('chet')
  await page.goto('/login')
  await askForMail(page, 'chet')
  await expect(page.getByRole('link', { name: /Write an e-mail address/ })).toBeVisible()
  await expectAccessible()
  const { code } = await newMail(house.sandbox, email, () => askForMail(page, email))
  const field = page.getByRole('textbox', { name: 'Six-digit code' })
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Log in with the code' }).click()
  await expect(page.getByText('That is not the code of the newest mail').first()).toBeVisible()
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.getByRole('button', { name: 'Log in with the code' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()
})

test('asked for too often, it says when to try again', async ({ page }) => {
  await page.goto('/login')
  await askForMail(page, newAddress('dil'))
  const again = page.getByRole('button', { name: 'Send another mail' })
  for (let sent = 1; sent < 5; sent += 1) {
    await again.click()
    await expect(page.getByText('Another mail is on its way.')).toBeVisible()
    await page.goto('/login?step=code')
  }
  await again.click()
  await expect(page.getByText(/It can be tried again in \d+ minutes/)).toBeVisible()
  await expect(again).toBeDisabled()
})

test('through a provider: back where the visitor was, in their language', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/ne/profile')
  await expect(page).toHaveURL('/ne/login')
  await page.getByRole('button', { name: /Demo people/ }).click()
  await page.getByRole('button', { name: /Mira/ }).first().click()
  await expect(page).toHaveURL('/ne/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'खाता' })).toBeVisible()
  await expectAccessible()
  expect(await storeDataOf(context)).toMatchObject({ token: expect.any(String) })
})

test('through a provider: somebody who turns back is told so', async ({ page, expectAccessible }) => {
  await page.goto('/login')
  await comeInAsDemoPerson(page, /Nobody/)
  await expect(page.getByText('You stopped on the way. Nothing was changed.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to the login' }).click()
  await expect(page).toHaveURL('/login')
})

test.describe('what a provider did not send', () => {
  test.use({ expectedMessages: /status of 40\d/ })

  test('does not log anybody in', async ({ page, context }) => {
    await page.goto('/account/social/complete/demo?code=made-up&state=made-up')
    await expect(page.getByText('This login could not be completed.')).toBeVisible()
    expect(await storeDataOf(context)).not.toHaveProperty('token')
  })
})

test('what lay in the cart before is told of after the login', async ({ page, browser, house }) => {
  const email = newAddress('esha')
  const add = async (visitor: Page, book: string) => {
    await visitor.goto(`/book/${book}/`)
    await visitor.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(visitor.getByRole('status').getByText('Added to Cart')).toBeVisible()
  }
  const comeIn = async (visitor: Page) => {
    await visitor.goto('/login')
    await visitor.goto((await newMail(house.sandbox, email, () => askForMail(visitor, email))).link)
    await visitor.getByRole('button', { name: 'Continue' }).click()
    await expect(visitor.getByRole('link', { name: 'Account' })).toBeVisible()
  }
  await add(page, 'the-rain-ledger')
  await comeIn(page)

  const phone = await browser.newPage({ baseURL: house.url })
  await add(phone, 'nun-bato')
  await comeIn(phone)
  await expect(phone.getByText('Your cart now also holds what you had put into it before.')).toBeVisible()
  await expect(phone.getByRole('banner').getByText('2', { exact: true })).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Your cart now also holds')).toBeHidden()
  await phone.close()
})

test('logging out ends the session, forgets the cart, and reaches the other tabs', async ({ page, context }) => {
  await page.goto('/profile')
  await comeInAsDemoPerson(page)
  await expect(page).toHaveURL('/profile')
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Log out here' }).click()
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  for (const tab of [page, other]) {
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('basket') ?? '')).not.toContain('the-rain-ledger')
  }
  const me = await page.request.get('/v1/api/me/')
  expect(me.status()).toBe(401)
})

test('a browser with a broken cookie is a visitor like any other', async ({ page, context, house }) => {
  await context.addCookies([{ name: 'storeData', value: '{%', url: house.url }])
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await comeInAsDemoPerson(page)
  await expect(page).toHaveURL('/profile')
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor comes in by mail, changes their name, and goes out', async ({ page, house, context }) => {
    const email = newAddress('gita')
    await page.goto('/ne/profile')
    const { link } = await newMail(house.sandbox, email, async () => {
      await page.getByLabel('इमेल ठेगाना').fill(email)
      await page.getByRole('button', { name: 'लिङ्क पठाउनुहोस्' }).click()
    })
    await page.goto(link)
    await page.getByRole('button', { name: 'अगाडि बढ्नुहोस्' }).click()
    await expect(page).toHaveURL('/ne/profile')
    await page.getByLabel('नाम', { exact: true }).fill('गीता')
    await page.getByRole('button', { name: 'राख्नुहोस्', exact: true }).click()
    await expect(page.getByText('राखियो।')).toBeVisible()
    await page.getByRole('button', { name: 'यहाँबाट लग आउट गर्नुहोस्' }).click()
    await expect(page).toHaveURL('/ne')
    expect(await storeDataOf(context)).not.toHaveProperty('token')
  })

  test('a visitor comes in through a provider', async ({ page }) => {
    await page.goto('/profile')
    await comeInAsDemoPerson(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/profile')
    await page.getByRole('button', { name: 'Log out here' }).click()
    await expect(page).toHaveURL('/')
  })
})
