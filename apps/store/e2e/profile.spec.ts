import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { logIn, newAddress } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { awake, logInByEmail, newMail } from './login-steps.ts'
import { chooseDemoPerson, mainText, press } from './requested-page.ts'

// All tests come from one address, and more of them than an hour allows.
requestTest.beforeEach(({ environment }) => environment.sql('delete from rate_limit'))

const SESSIONS_OF = 'login_session where account_id = (select id from account where email = $1)'

requestTest(
  'whose session has ended is asked to log in again, and comes back',
  async ({ visit, request, environment }) => {
    const email = newAddress('bina')
    await logIn({ request }, environment, email)
    await environment.sql(`delete from ${SESSIONS_OF}`, [email])
    const over = await visit('/profile')
    expect(over.status).toBe(401)
    over.getByRole('heading', { level: 1, name: 'An error occurred' })
    expect(mainText(over)).toContain('You have been logged out.')
    const main = over.within(over.getByRole('main'))
    const login = await over.submit(main.getByRole('button', { name: 'Log in' }))
    expect(login.path).toBe('/login')
    expect((await press(await chooseDemoPerson(login, /Mira/), 'Continue')).path).toBe('/profile')
  },
)

requestTest('the login on another device is ended', async ({ visit, request, environment, playwright }) => {
  const email = newAddress('chet')
  const phone = await playwright.request.newContext({ baseURL: environment.url })
  await logIn({ request }, environment, email)
  await logIn({ request: phone }, environment, email)
  const ended = await press(await visit('/profile'), /^Log out (Chrome|Unknown)/)
  expect(mainText(ended)).toContain('Logged out there.')
  expect((await phone.get('/v1/api/me/')).status()).toBe(401)
  expect((await request.get('/v1/api/me/')).status()).toBe(200)
  await phone.dispose()
})

requestTest(
  'an account whose login is a while ago is deleted with a code from the mail',
  async ({ visit, request, environment }) => {
    const email = newAddress('fulmaya')
    await logIn({ request }, environment, email)
    await environment.sql(
      `update login_session set created_at = created_at - interval '1 hour' where id in (select id from ${SESSIONS_OF})`,
      [email],
    )
    const page = await visit('/profile?delete=ask')
    let asked = page
    const { code } = await newMail(environment.sandbox, email, async () => {
      asked = await press(page, 'Delete for ever', { word: 'delete' })
    })
    expect(mainText(asked)).toContain('we have sent you a code by mail')
    expect((await press(asked, 'Delete for ever', { word: 'delete', code })).path).toBe('/')
    expect((await request.get('/v1/api/me/')).status()).toBe(401)
  },
)

test.describe('an account', () => {
  test.use({ expectedMessages: /status of 400/ })

  test('is changed, handed over as a file, and deleted by whoever types that they want it', async ({
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

    await page.getByRole('link', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Keep the account' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Delete my account' }).click()
    await dialog.getByRole('textbox').fill('no')
    await dialog.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page.getByText('Type “delete”, or keep the account.')).toBeVisible()
    await page.getByLabel('Type “delete” to confirm').fill('Delete')
    await page.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    expect((await page.request.get('/v1/api/me/')).status()).toBe(401)
  })

  test('has addresses, which are added, changed, preferred and removed', async ({ page, environment }) => {
    await logInByEmail(page, environment.sandbox, newAddress('gita'))
    await page.getByRole('link', { name: 'Addresses' }).click()
    await expect(page.getByText('No address yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Add an address' }).click()
    await awake(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Choose the area, or write the town.' }).click()
    await expect(page.getByLabel('Area')).toBeFocused()

    await page.getByLabel('Area').selectOption('Kathmandu Valley')
    await writeAddress(page, 'Gita Rai', 'Kirtipur')
    await page.getByLabel(/^Ward/).fill('34')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('A ward is a number from 1 to 33.').first()).toBeVisible()
    await page.getByLabel(/^Ward/).fill('3')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The address is saved.')).toBeVisible()
    await expect(page.getByText('3, Kathmandu Valley')).toBeVisible()

    await page.getByRole('link', { name: 'Add an address' }).click()
    await awake(page)
    await page.getByLabel('Area').selectOption('Outside the valley')
    await page.getByLabel('City, town or village').fill('Pokhara')
    await writeAddress(page, 'Hari Rai', 'Lakeside')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Pokhara')).toBeVisible()

    await page.getByRole('button', { name: 'Use the address of Hari Rai first' }).click()
    await expect(page.getByRole('button', { name: 'Use the address of Gita Rai first' })).toBeVisible()
    await page.getByRole('link', { name: 'Change the address of Hari Rai' }).click()
    await awake(page)
    await expect(page.getByLabel('City, town or village')).toHaveValue('Pokhara')
    await page.getByLabel('Tole or street').fill('Damside')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Damside')).toBeVisible()

    await awake(page)
    await page.getByRole('button', { name: 'Remove the address of Hari Rai' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Remove the address of Hari Rai' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('The address is removed.')).toBeVisible()
    await expect(page.getByText('Hari Rai')).toBeHidden()
  })
})

async function writeAddress(page: Page, name: string, street: string) {
  await page.getByLabel('Mobile number').fill('9841234567')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Tole or street').fill(street)
}
