import { expect, test } from '@dabali/tooling/end-to-end'
import { enterByEmail, forgetFactors, logIn } from './back-office.ts'

// The refused request of the session that has ended.
test.use({ expectedMessages: /status of 401/ })

test('what was typed is there again after the session has ended, and the login says why it is shown', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment)
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto('/products/create')
  await page.getByLabel('Title English').fill('The Long Kiln')
  await page.getByLabel('Printed price').fill('650')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('Your session has ended. Log in again.')).toBeVisible()
  await expectAccessible()
  await enterByEmail(page, environment)
  await expect(page.getByLabel('Title English')).toHaveValue('The Long Kiln')
  await expect(page.getByLabel('Printed price')).toHaveValue('650')

  // An incomplete sale is refused at its fields.
  await page.getByLabel('Selling price').fill('585')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Long Kiln' })).toBeVisible()
  await page.getByLabel('Sale price').fill('500')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Sale from')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter when the sale ends.')).toBeVisible()
  await expect(page.getByText('1 change not saved')).toBeVisible()

  // What is typed while a save runs stays, and is not saved yet.
  await page.getByLabel('Sale price').fill('')
  await page.getByLabel('Subtitle English').fill('A novel')
  let answer: () => void = () => undefined
  const typed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/api/staff/products/*/', async (route) => {
    if (route.request().method() === 'PATCH') await typed
    await route.continue()
  })
  const request = page.waitForRequest((sent) => sent.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await request
  await page.getByRole('textbox', { name: 'Description English' }).fill('A kiln that never cools.')
  answer()
  await expect(page.getByText('Product saved')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description English' })).toHaveText('A kiln that never cools.')
  await expect(page.getByText('1 change not saved')).toBeVisible()
  await expect(page.getByLabel('Subtitle English')).toHaveValue('A novel')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('All changes are saved')).toBeVisible()
})
