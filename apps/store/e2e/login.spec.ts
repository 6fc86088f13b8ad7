import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { requestPage } from '@dabali/tooling/page-request'
import { newAddress } from '@dabali/tooling/purchases'
import type { APIRequestContext, Page } from '@playwright/test'
import { askForMail, newMail } from './login-steps.ts'
import { chooseDemoPerson, mainText, press, storeDataIn } from './requested-page.ts'

const storeDataOf = async (request: APIRequestContext) => storeDataIn((await request.storageState()).cookies)

// All tests come from one address, and more of them than an hour allows.
requestTest.beforeEach(({ environment }) => environment.sql('delete from rate_limit'))

requestTest('the link of an email returns to the page, once', async ({ visit, request, environment }) => {
  const email = newAddress('asha')
  const login = await visit('/profile/addresses?add=1')
  expect(login.path).toBe('/login')
  let sent = login
  const { link } = await newMail(environment.sandbox, email, async () => {
    sent = await press(login, 'Email me a link', { email })
  })
  sent.getByRole('heading', { level: 1, name: 'Check your email' })
  expect(mainText(sent)).toContain(email)
  expect(sent.path).not.toContain('asha')

  const landing = await visit(link)
  expect(mainText(landing)).toContain('a***@example.com')
  expect(await storeDataOf(request)).not.toHaveProperty('token')
  expect((await press(landing, 'Log in')).path).toBe('/profile/addresses?add=1')
  const { token, auth, lasts } = await storeDataOf(request)
  expect([typeof token, auth]).toEqual(['string', undefined])
  expect(lasts - Date.now() / 1000).toBeGreaterThan(31_530_000)

  const again = await visit(link)
  again.getByRole('heading', { name: "You're logged in" })
  expect((await visit('/login')).path).toBe('/')
})

requestTest(
  'a link scanner does not use the link, and a used link offers a new one',
  async ({ visit, environment, playwright }) => {
    const email = newAddress('bina')
    const login = await visit('/login')
    const { link } = await newMail(environment.sandbox, email, () => press(login, 'Email me a link', { email }))
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).ok).toBe(true)
    expect((await press(await visit(link), 'Log in')).path).toBe('/')

    const stranger = await playwright.request.newContext({ baseURL: environment.url })
    const used = await requestPage(stranger, link)
    expect(used.status).toBe(409)
    used.getByRole('heading', { level: 1, name: 'This login link has expired or was used' })
    expect(mainText(used)).toContain('Each link works once, within 15 minutes.')
    expect(used.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/')
    expect((await used.follow(used.getByRole('link', { name: 'Request a new link' }))).path).toBe('/login')
    await stranger.dispose()
  },
)

requestTest(
  'log in with a code pasted with a space, after an invalid email and a wrong code',
  async ({ visit, environment }) => {
    const email = newAddress('chet')
    const refused = await press(await visit('/login'), 'Email me a link', { email: 'chet' })
    expect(refused.status).toBe(400)
    refused.getByRole('link', { name: /Enter an email like/ })
    let asked = refused
    const { code } = await newMail(environment.sandbox, email, async () => {
      asked = await press(refused, 'Email me a link', { email })
    })
    const field = asked.getByRole('textbox', { name: '6-digit code' })
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    const wrong = await press(asked, 'Log in', { code: code === '000000' ? '000001' : '000000' })
    expect(wrong.status).toBe(406)
    expect(mainText(wrong)).toContain('That code is wrong or has expired')
    const entered = await press(wrong, 'Log in', { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
    expect(entered.path).toBe('/')
    expect((await visit('/profile')).path).toBe('/profile')
  },
)

requestTest('a login cancelled at the provider shows a message', async ({ visit }) => {
  const back = await chooseDemoPerson(await visit('/login'), /Cancel and go back/)
  expect(back.status).toBe(403)
  back.getByRole('heading', { level: 1, name: 'You cancelled the login' })
  expect((await back.follow(back.getByRole('link', { name: 'Back to login' }))).path).toBe('/login')
})

requestTest(
  'log in with a provider without scripts and with an invalid cookie, and log out',
  async ({ playwright, environment }) => {
    const broken = { name: 'storeData', value: '{%', domain: 'localhost', path: '/' }
    const cookie = { ...broken, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
    const storageState = { cookies: [cookie], origins: [] }
    const visitor = await playwright.request.newContext({ baseURL: environment.url, storageState })
    const login = await requestPage(visitor, '/profile')
    expect(login.path).toBe('/login')
    const profile = await press(await chooseDemoPerson(login, /Mira/), 'Log in')
    expect(profile.path).toBe('/profile')
    expect((await press(profile, 'Log out')).path).toBe('/')
    await visitor.dispose()
  },
)

requestTest(
  'log in by email without scripts in Nepali, change the name and log out',
  async ({ visit, request, environment }) => {
    const email = newAddress('gita')
    const login = await visit('/ne/profile')
    const { link } = await newMail(environment.sandbox, email, () => press(login, 'लिङ्क इमेल गर्नुहोस्', { email }))
    const profile = await press(await visit(link), 'लग इन गर्नुहोस्')
    expect(profile.path).toBe('/ne/profile')
    const changed = await press(profile, 'सुरक्षित गर्नुहोस्', { name: 'गीता' })
    expect(mainText(changed)).toContain('सुरक्षित भयो।')
    expect((await press(changed, 'लग आउट गर्नुहोस्')).path).toBe('/ne')
    expect(await storeDataOf(request)).not.toHaveProperty('token')
  },
)

test.describe('a login with scripts', () => {
  // A login that is refused is answered with the status of the refusal.
  test.use({ expectedMessages: /status of 4\d\d/ })

  test('is rate-limited, and a provider login returns to the page in its language', async ({
    page,
    context,
    environment,
  }) => {
    await test.step('rate-limited, it shows when to try again', async () => {
      await page.goto('/login')
      await askForMail(page, newAddress('dil'))
      const again = page.getByRole('button', { name: 'Send a new code' })
      for (let sent = 1; sent < 5; sent += 1) {
        await again.click()
        await expect(page.getByText('We sent a new email.')).toBeVisible()
        await page.goto('/login?step=code')
      }
      await again.click()
      await expect(page.getByText(/Try again in \d+ minutes/)).toBeVisible()
      await expect(again).toBeDisabled()
      await environment.sql('delete from rate_limit')
    })
    await test.step('a forged provider response does not log in', async () => {
      await page.goto('/account/social/complete/demo?code=made-up&state=made-up')
      await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible()
      await expect(page.getByText('Login failed. Please try again.')).toBeVisible()
      expect(storeDataIn(await context.cookies())).not.toHaveProperty('token')
    })
    await test.step('a provider response completes the login and returns to the page', async () => {
      await page.goto('/ne/profile')
      await expect(page).toHaveURL('/ne/login')
      await page.getByRole('button', { name: /Demo account/ }).click()
      await page.getByRole('button', { name: /Mira/ }).first().click()
      await expect(page).toHaveURL('/ne/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'खाता' })).toBeVisible()
      expect(storeDataIn(await context.cookies())).toMatchObject({ token: expect.any(String) })
    })
  })
})

test('a notice after the login shows that carts were merged', async ({ page, newContext, environment, context }) => {
  const email = newAddress('esha')
  const add = async (visitor: Page, book: string) => {
    await visitor.goto(`/book/${book}/`)
    await visitor.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(visitor.getByRole('status').getByText('Added to Cart')).toBeVisible()
  }
  const logInByEmail = async (visitor: Page) => {
    await visitor.goto('/login')
    await visitor.goto((await newMail(environment.sandbox, email, () => askForMail(visitor, email))).link)
    await visitor.getByRole('button', { name: 'Log in' }).click()
    await expect(visitor.getByRole('link', { name: 'Account' })).toBeVisible()
  }
  await add(page, 'the-rain-ledger')
  await test.step('the cookies are those listed on the privacy page', async () => {
    const cookies = await context.cookies()
    const days = (Number(cookies.find(({ name }) => name === 'dabali_basket')?.expires) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(90)
    expect(cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).toEqual([])
  })
  await logInByEmail(page)

  const phone = await (await newContext({})).newPage()
  await add(phone, 'nun-bato')
  await logInByEmail(phone)
  await expect(phone.getByText('We added your saved items to this cart.')).toBeVisible()
  await expect(phone.getByRole('banner').getByText('2', { exact: true })).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('We added your saved items')).toBeHidden()
})
