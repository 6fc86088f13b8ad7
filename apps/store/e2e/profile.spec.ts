import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { logIn, newAddress } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { awake, logInByEmail, newMail } from './login-steps.ts'
import { chooseDemoPerson, mainText, press } from './requested-page.ts'

// All tests come from one address, and more of them than an hour allows.
requestTest.beforeEach(({ environment }) => environment.sql('delete from rate_limit'))

const SESSIONS_OF = 'login_session where account_id = (select id from account where email = $1)'

requestTest('a visitor whose session ended logs in again and returns', async ({ visit, request, environment }) => {
  const email = newAddress('bina')
  await logIn({ request }, environment, email)
  await environment.sql(`delete from ${SESSIONS_OF}`, [email])
  const over = await visit('/profile')
  expect(over.status).toBe(401)
  over.getByRole('heading', { level: 1, name: 'An error occurred' })
  expect(mainText(over)).toContain("You've been logged out.")
  const main = over.within(over.getByRole('main'))
  const login = await over.submit(main.getByRole('button', { name: 'Log in' }))
  expect(login.path).toBe('/login')
  expect((await press(await chooseDemoPerson(login, /Mira/), 'Log in')).path).toBe('/profile')
})

requestTest('a session on another device is ended', async ({ visit, request, environment, playwright }) => {
  const email = newAddress('chet')
  const phone = await playwright.request.newContext({ baseURL: environment.url })
  await logIn({ request }, environment, email)
  await logIn({ request: phone }, environment, email)
  const ended = await press(await visit('/profile'), /^Log out of (Chrome|Unknown)/)
  expect(mainText(ended)).toContain('Logged out on that device.')
  expect((await phone.get('/v1/api/me/')).status()).toBe(401)
  expect((await request.get('/v1/api/me/')).status()).toBe(200)
  await phone.dispose()
})

requestTest('an account with an old login is deleted with an emailed code', async ({ visit, request, environment }) => {
  const email = newAddress('fulmaya')
  await logIn({ request }, environment, email)
  await environment.sql(
    `update login_session set created_at = created_at - interval '1 hour' where id in (select id from ${SESSIONS_OF})`,
    [email],
  )
  const page = await visit('/profile?delete=ask')
  let asked = page
  const { code } = await newMail(environment.sandbox, email, async () => {
    asked = await press(page, 'Delete account permanently', { word: 'delete' })
  })
  expect(mainText(asked)).toContain("we've emailed you a code")
  expect((await press(asked, 'Delete account permanently', { word: 'delete', code })).path).toBe('/')
  expect((await request.get('/v1/api/me/')).status()).toBe(401)
})

test.describe('an account', () => {
  test.use({ expectedMessages: /status of 400/ })

  test('is changed, has addresses, is downloaded, and deleted after a typed confirmation', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    await logInByEmail(page, environment.sandbox, newAddress('asha'))
    await page.getByLabel('Name', { exact: true }).fill('Asha Rai')
    await page.getByLabel('Mobile number').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a phone number')).toBeVisible()
    await page.getByLabel('Mobile number').fill('९८४१२३४५६७')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Mobile number')).toHaveValue('+9779841234567')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rai')
    await awake(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('dabali.json')

    await test.step('it has addresses, which are added, edited, made default and removed', async () => {
      await page.getByRole('link', { name: 'Addresses' }).click()
      await expect(page.getByText('No addresses yet.')).toBeVisible()
      await page.getByRole('link', { name: 'Add address' }).click()
      await awake(page)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: 'Choose an area or enter your town.' }).click()
      await expect(page.getByLabel('Area')).toBeFocused()

      await page.getByLabel('Area').selectOption('Kathmandu Valley')
      await writeAddress(page, 'Gita Rai', 'Kirtipur')
      await page.getByLabel(/^Ward/).fill('34')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Enter a ward from 1 to 33.').first()).toBeVisible()
      await page.getByLabel(/^Ward/).fill('3')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Address saved.')).toBeVisible()
      await expect(page.getByText('3, Kathmandu Valley')).toBeVisible()

      await page.getByRole('link', { name: 'Add address' }).click()
      await awake(page)
      await page.getByLabel('Area').selectOption('Outside the valley')
      await page.getByLabel('City, town or village').fill('Pokhara')
      await writeAddress(page, 'Hari Rai', 'Lakeside')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Pokhara')).toBeVisible()

      await page.getByRole('button', { name: 'Make the address of Hari Rai the default' }).click()
      await expect(page.getByRole('button', { name: 'Make the address of Gita Rai the default' })).toBeVisible()
      await page.getByRole('link', { name: 'Edit the address of Hari Rai' }).click()
      await awake(page)
      await expect(page.getByLabel('City, town or village')).toHaveValue('Pokhara')
      await page.getByLabel('Tole or street').fill('Damside')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Damside')).toBeVisible()

      await awake(page)
      await page.getByRole('button', { name: 'Remove the address of Hari Rai' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep address' }).click()
      await page.getByRole('button', { name: 'Remove the address of Hari Rai' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('Address removed.')).toBeVisible()
      await expect(page.getByText('Hari Rai')).toBeHidden()
    })
    await page.goto('/profile')
    await awake(page)
    await page.getByRole('link', { name: 'Delete account', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Keep account' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Delete account', exact: true }).click()
    await dialog.getByRole('textbox').fill('no')
    await dialog.getByRole('button', { name: 'Delete account permanently' }).click()
    await expect(page.getByText('Type “delete” to delete your account.')).toBeVisible()
    await page.getByLabel('Type “delete” to confirm').fill('Delete')
    await page.getByRole('button', { name: 'Delete account permanently' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your account has been deleted.')).toBeVisible()
    expect((await page.request.get('/v1/api/me/')).status()).toBe(401)
  })
})

async function writeAddress(page: Page, name: string, street: string) {
  await page.getByLabel('Mobile number').fill('9841234567')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Tole or street').fill(street)
}
