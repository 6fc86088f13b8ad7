import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { BrowserContext, Page } from '@playwright/test'
import { logInAsDemoPerson } from './login-steps.ts'
import { storeDataIn } from './requested-page.ts'

const GUARDED = ['/account', '/orders', '/order/detail/7', '/profile', '/profile/addresses', '/library', '/library/7']
const OPEN = [
  '/orders/track',
  '/order/no-such-order',
  '/payment/no-such-payment',
  '/library/gift/no-such-gift',
  '/basket',
]

async function comeInTo(page: Page, path: string) {
  await page.goto(path)
  await logInAsDemoPerson(page)
  await expect(page).toHaveURL(path)
}

/** As another program on the machine would; no page is told. */
const loseMarker = (context: BrowserContext) => context.clearCookies({ name: 'storeData' })

const redirectOf = async (context: BrowserContext) => storeDataIn(await context.cookies()).auth?.redirect

for (const path of GUARDED) {
  requestTest(`${path} is for those who are logged in, in both languages`, async ({ visit, request }) => {
    for (const language of ['', '/ne']) {
      expect((await visit(`${language}${path}?page=2`)).path).toBe(`${language}/login`)
      const { auth } = storeDataIn((await request.storageState()).cookies)
      expect(auth.redirect).toBe(`${language}${path}?page=2`)
    }
  })
}

for (const path of OPEN) {
  requestTest(`${path} is open to everyone`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers()['location']).toBeUndefined()
  })
}

requestTest(
  'a prefetch of a guarded page is answered with 404, writes nothing, and is never sent elsewhere',
  async ({ request }) => {
    for (const header of ['next-router-prefetch', 'next-router-segment-prefetch']) {
      const answer = await request.get('/profile', { headers: { rsc: '1', [header]: '1' }, maxRedirects: 0 })
      expect([answer.status(), answer.headers()['set-cookie']]).toEqual([404, undefined])
    }
  },
)

test('every tab follows a login and a logout, which ends the session and clears the cart', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await test.step('every tab leaves the login page after a login', async () => {
    await page.goto('/login')
    await comeInTo(other, '/profile')
    await expect(page).toHaveURL('/')
  })
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  const third = await context.newPage()
  await third.goto('/profile')
  await expect(third).toHaveURL('/profile')
  await test.step('an account page is left when the visitor logs out in another tab', async () => {
    await other.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(other).toHaveURL('/')
    await expect(third).toHaveURL('/login')
  })
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  for (const tab of [page, other]) {
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('basket') ?? '')).not.toContain('the-rain-ledger')
  }
  expect((await page.request.get('/v1/api/me/')).status()).toBe(401)
})

test.describe('a visitor whose session ended without notice', () => {
  test.use({ expectedMessages: /status of 401/ })

  test('is asked to log in again when going back, navigating and saving', async ({ page, context }) => {
    await test.step('going back asks again, also from the back/forward cache', async () => {
      await comeInTo(page, '/profile')
      await page.goto('/')
      await loseMarker(context)
      await page.goBack()
      await expect(page).toHaveURL('/login')
      await page.goForward()
      await expect(page).toHaveURL('/')
    })
    await test.step('a page loaded by client navigation is checked', async () => {
      await context.clearCookies()
      await comeInTo(page, '/profile')
      // A client navigation: this document stays.
      await page.getByRole('banner').getByRole('link', { name: 'Dabali' }).click()
      await expect(page).toHaveURL('/')
      await loseMarker(context)
      await page.goBack()
      await expect(page).toHaveURL('/login')
      expect(await redirectOf(context)).toBe('/profile')
    })
    await test.step('the login marker is removed when the API rejects the session', async () => {
      await context.clearCookies()
      await comeInTo(page, '/profile')
      await context.clearCookies({ name: 'dabali_session' })
      await page.getByLabel('Name', { exact: true }).fill('Somebody')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/login')
      expect(await redirectOf(context)).toBe('/profile')
    })
  })
})
