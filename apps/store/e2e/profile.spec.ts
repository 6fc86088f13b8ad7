import { newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { awake, comeIn, comeInAsDemoPerson, newMail } from './come-in.ts'

// All stories come from one address, and more of them than an hour allows.
test.beforeEach(({ house }) => house.sql('delete from rate_limit'))

test.describe('the account', () => {
  test.use({ expectedMessages: /status of 40\d/ })

  test('says who its owner is, and who it is not', async ({ page, house, expectAccessible }) => {
    await comeIn(page, house.sandbox, newAddress('asha'))
    await expectAccessible()
    await page.getByLabel('Name', { exact: true }).fill('Asha Rai')
    await page.getByLabel('Mobile number').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a phone number')).toBeVisible()
    await expectAccessible()
    await page.getByLabel('Mobile number').fill('९८४१२३४५६७')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Mobile number')).toHaveValue('+9779841234567')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rai')
  })

  test('is asked to log in again where its session has ended', async ({ page, house, context }) => {
    await comeIn(page, house.sandbox, newAddress('bina'))
    await context.clearCookies({ name: 'dabali_session' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your login is over' })).toBeVisible()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
    await comeInAsDemoPerson(page)
    await expect(page).toHaveURL('/profile')
  })

  test('ends the login on another device', async ({ page, browser, house }) => {
    const email = newAddress('chet')
    await comeIn(page, house.sandbox, email)
    const phone = await browser.newPage({ baseURL: house.url })
    await comeIn(phone, house.sandbox, email)
    await page.reload()
    await page.getByRole('button', { name: /^Log out (Chrome|Unknown)/ }).click()
    await expect(page.getByText('Logged out there.')).toBeVisible()
    expect((await phone.request.get('/v1/api/me/')).status()).toBe(401)
    await phone.close()
  })

  test('is handed over as a file', async ({ page, house }) => {
    await comeIn(page, house.sandbox, newAddress('dil'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('dabali.json')
  })

  test('is deleted by whoever types that they want it', async ({ page, house, expectAccessible }) => {
    await comeIn(page, house.sandbox, newAddress('esha'))
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

  test('that was opened a while ago is deleted with a code from the mail', async ({ page, house }) => {
    const email = newAddress('fulmaya')
    await comeIn(page, house.sandbox, email)
    await house.sql(
      "update login_session set created_at = created_at - interval '1 hour' where account_id = (select id from account where email = $1)",
      [email],
    )
    await page.goto('/profile?delete=ask')
    await page.getByLabel('Type “delete” to confirm').fill('delete')
    const { code } = await newMail(house.sandbox, email, () =>
      page.getByRole('button', { name: 'Delete for ever' }).click(),
    )
    await expect(page.getByText('we have sent you a code by mail')).toBeVisible()
    await page.getByLabel('Type “delete” to confirm').fill('delete')
    await page.getByLabel('Six-digit code').fill(code)
    await page.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
  })
})

test.describe('the addresses of an account', () => {
  test.use({ expectedMessages: /status of 400/ })

  test('are added, changed, preferred and removed', async ({ page, house, expectAccessible }) => {
    await comeIn(page, house.sandbox, newAddress('gita'))
    await page.getByRole('link', { name: 'Addresses' }).click()
    await expect(page.getByText('No address yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Add an address' }).click()
    await awake(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Choose the area, or write the town.' }).click()
    await expect(page.getByLabel('Area')).toBeFocused()
    await expectAccessible()

    await page.getByLabel('Area').selectOption('Kathmandu Valley')
    await writeAddress(page, 'Gita Rai', 'Kirtipur')
    await page.getByLabel(/^Ward/).fill('34')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('A ward is a number from 1 to 33.').first()).toBeVisible()
    await page.getByLabel(/^Ward/).fill('3')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The address is saved.')).toBeVisible()
    await expect(page.getByText('3, Kathmandu Valley')).toBeVisible()
    await expectAccessible()

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing is wider than the screen', async ({ page, house }) => {
    await comeIn(page, house.sandbox, newAddress('a-long-name-of-somebody-from-up-the-hill'))
    for (const path of ['/profile', '/ne/profile', '/profile/addresses?add=1', '/ne/profile?delete=code']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  })
})

async function writeAddress(page: Page, name: string, street: string) {
  await page.getByLabel('Mobile number').fill('9841234567')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Tole or street').fill(street)
}
