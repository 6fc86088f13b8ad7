import { expect, test } from '@dabali/tooling/end-to-end'
import { enterByEmail, forgetFactors, logIn } from './back-office.ts'

const EMAIL = 'box-office@dabali.example'

test.use({ expectedMessages: /401 \(Unauthorized\)/ })

test('what was typed in a dialog is there again after it was closed, and after the session has ended', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  await forgetFactors(environment)
  await logIn(page, environment, EMAIL)
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
  await page.goto('/venues')
  const open = () => page.getByRole('button', { name: 'New venue' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(/^Name\b.*English/)
  await open()
  await name.fill('Hiti Hall')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(name).toHaveValue('Hiti Hall')
  await expect(dialog.getByText('What you typed last time is here again.')).toBeVisible()
  await expectAccessible()

  await environment.sql(`delete from login_session using account where account.id = account_id and email = '${EMAIL}'`)
  await dialog.getByRole('button', { name: 'New venue' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await enterByEmail(page, environment, EMAIL)
  await expect(page.getByRole('heading', { level: 1, name: 'Venues' })).toBeVisible()
  await open()
  await expect(name).toHaveValue('Hiti Hall')
  await dialog.getByRole('button', { name: 'Start again' }).click()
  await expect(name).toHaveValue('')
})
