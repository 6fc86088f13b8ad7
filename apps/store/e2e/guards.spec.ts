import { expect, test } from '@dabali/tooling/end-to-end'
import type { BrowserContext, Page } from '@playwright/test'
import { comeInAsDemoPerson } from './come-in.ts'

const GUARDED = ['/orders', '/order/detail/7', '/profile', '/profile/addresses', '/library', '/library/7']
const OPEN = [
  '/orders/track',
  '/order/no-such-order',
  '/payment/no-such-payment',
  '/library/gift/no-such-gift',
  '/basket',
]

async function comeInTo(page: Page, path: string) {
  await page.goto(path)
  await comeInAsDemoPerson(page)
  await expect(page).toHaveURL(path)
}

/** As another program on the machine would; no page is told. */
const loseMarker = (context: BrowserContext) => context.clearCookies({ name: 'storeData' })

const redirectOf = async (context: BrowserContext) => {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'storeData')
  return JSON.parse(decodeURIComponent(cookie?.value ?? '%7B%7D')).auth?.redirect
}

for (const path of GUARDED) {
  test(`${path} is for those who are logged in, in both languages`, async ({ page, context }) => {
    for (const language of ['', '/ne']) {
      await page.goto(`${language}${path}?page=2`)
      await expect(page).toHaveURL(`${language}/login`)
      expect(await redirectOf(context)).toBe(`${language}${path}?page=2`)
    }
  })
}

for (const path of OPEN) {
  test(`${path} is open to everyone`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers()['location']).toBeUndefined()
  })
}

test('a prefetch of a guarded page is answered with 404, writes nothing, and is never sent elsewhere', async ({
  request,
}) => {
  for (const header of ['next-router-prefetch', 'next-router-segment-prefetch']) {
    const answer = await request.get('/profile', { headers: { rsc: '1', [header]: '1' }, maxRedirects: 0 })
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([404, undefined])
  }
})

test('a page that is open when its visitor goes out in another tab is left', async ({ page, context }) => {
  await comeInTo(page, '/profile')
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Log out here' }).click()
  await expect(page).toHaveURL('/login')
})

test('the login is left in every tab when somebody has come in', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await comeInTo(other, '/profile')
  await expect(page).toHaveURL('/')
})

test('going back asks again, also where the browser has kept the page', async ({ page, context }) => {
  await comeInTo(page, '/profile')
  await page.goto('/')
  await loseMarker(context)
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await page.goForward()
  await expect(page).toHaveURL('/')
})

test('a page that comes without a full load is asked about', async ({ page, context }) => {
  await comeInTo(page, '/profile')
  // This page stays; the next comes into it.
  await page.getByRole('banner').getByRole('link', { name: 'Dabali' }).click()
  await expect(page).toHaveURL('/')
  await loseMarker(context)
  await page.goBack()
  await expect(page).toHaveURL('/login')
  expect(await redirectOf(context)).toBe('/profile')
})

test.describe('a session that has ended', () => {
  test.use({ expectedMessages: /status of 401/ })

  test('the marker goes when the API no longer knows the visitor, so that the login is open', async ({
    page,
    context,
  }) => {
    await comeInTo(page, '/profile')
    await context.clearCookies({ name: 'dabali_session' })
    await page.getByLabel('Name', { exact: true }).fill('Somebody')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/login')
    expect(await redirectOf(context)).toBe('/profile')
  })
})
