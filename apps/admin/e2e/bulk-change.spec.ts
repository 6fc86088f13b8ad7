import { expect, test } from '@dabali/tooling/end-to-end'
import { forgetFactors, logIn, openByMenu, searchList } from './back-office.ts'

test('chosen products are put into a sale together, and each that could not be changed says why', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment, 'shopkeeper@dabali.example')
  await openByMenu(page, 'Catalogue', 'Products')
  await searchList(page, 'Title, address or ISBN', 'rain ledger')
  await expect(page.getByRole('rowheader', { name: /The Rain Ledger/ }).first()).toBeVisible()
  const boxes = page.locator('tbody').getByRole('checkbox', { name: /^Select / })
  const link = page.locator('tbody tr').first().getByRole('link')
  const first = Number(/\/products\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1])
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(page.getByText('2 products selected')).toBeVisible()
  const action = page.getByLabel('Change selected products')

  // A change that another member has made meanwhile is not written over.
  await action.selectOption('Set a discount')
  const question = page.getByRole('dialog', { name: 'Set a discount for 2 products?' })
  await expect(question.getByRole('button', { name: 'Set 2 discounts' })).toBeDisabled()
  await question.getByLabel('Discount in percent').fill('20')
  await question.getByLabel('From').fill('2027-01-01T00:00')
  await question.getByLabel('To', { exact: true }).fill('2027-01-08T00:00')
  await question.getByLabel('Round to').selectOption('5 rupees')
  await expectAccessible()
  await environment.sql(`update product set version = version + 1 where id = ${first}`)
  await question.getByRole('button', { name: 'Set 2 discounts' }).click()
  await expect(page.getByRole('heading', { name: 'Result of the change' })).toBeVisible()
  await expect(page.getByText('1 changed')).toBeVisible()
  await expect(page.getByText('1 not changed')).toBeVisible()
  await expect(page.getByText(/^Another member of staff changed this product meanwhile/)).toBeVisible()
  await expect(page.getByText('1 product selected')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await action.selectOption('Remove the discount')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove \d+ discounts$/ })
    .click()
  await expect(page.getByText(/needed no change/)).toBeVisible()
  await expect(page.getByText('1 changed')).toBeVisible()
  await expect(page.getByText(/selected$/)).toBeHidden()
})
