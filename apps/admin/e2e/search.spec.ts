import { expect, test } from '@dabali/tooling/end-to-end'
import { forgetFactors, logIn, watchRequests } from './back-office.ts'

test('Control K searches orders, products, events, texts and screens, by keyboard alone', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await forgetFactors(environment)
  await logIn(page, environment)
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  const quiet = watchRequests(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Search orders/ })
  await expect(field).toBeFocused()
  await field.fill('rain')
  const products = page.getByRole('group', { name: 'Products' })
  await expect(products.getByRole('option').first()).toBeVisible()
  // The answers of the lists come one after the other.
  await quiet()
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await expectAccessible()
  await page.keyboard.press('ArrowUp')
  const last = page.getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
  await field.fill('>guest')
  await expect(page.getByRole('option')).toHaveText([/Guest lists/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Guest lists' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('Control+k')
  await field.fill('nothing is called so')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search everything')
})

test('what a member may not read is not asked for', async ({ page, environment }) => {
  await forgetFactors(environment)
  await logIn(page, environment, 'box-office@dabali.example')
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: /^Search orders/ }).click()
  await page.getByRole('combobox').fill('invitations')
  await expect(page.getByText('Nothing found')).toBeVisible()
  const lists = asked.filter((path) => path.includes('/staff/'))
  expect(lists.some((path) => path.endsWith('/staff/contents/events/'))).toBe(true)
  expect(lists.filter((path) => /staff\/(?:contents|products)\/$/.test(path))).toEqual([])
})
