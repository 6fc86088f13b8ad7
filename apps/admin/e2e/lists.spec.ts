import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, forgetFactors, logIn, openByMenu } from './back-office.ts'

/** Without the box that selects all rows. */
const heads = async (page: Page) => (await page.getByRole('columnheader').allTextContents()).filter(Boolean)

test('a member saves a filter and chooses columns, which are there in another browser', async ({
  page,
  browser,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  await forgetFactors(environment)
  await environment.sql('delete from staff_list_filter; delete from staff_list_columns')
  await logIn(page, environment, 'support@dabali.example')
  await openByMenu(page, 'Orders', 'Orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save filter' })).toHaveCount(0)

  await page.getByLabel('Channel').selectOption('box_office')
  await page.getByRole('button', { name: 'Save filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this filter' })
  await expect(dialog.getByRole('button', { name: 'Save filter' })).toBeDisabled()
  await dialog.getByLabel('Filter name').fill('At the door')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save filter' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'At the door' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()

  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused()
  await expect(page.getByLabel('Channel')).toHaveValue('')
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Items' }).click()
  await expect(page.getByRole('checkbox', { name: 'Items' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Placed' }).click()
  await expect.poll(() => heads(page)).toEqual(['Order', 'Customer', 'Total', 'Payment', 'Fulfilment'])
  await expectAccessible()

  const second = await browser.newPage({ baseURL: environment.url })
  await logIn(second, environment, 'support@dabali.example')
  await second.goto('/orders')
  await expect.poll(() => heads(second)).toEqual(['Order', 'Customer', 'Total', 'Payment', 'Fulfilment'])
  await second.getByRole('button', { name: 'At the door' }).click()
  await expect(second.getByLabel('Channel')).toHaveValue('box_office')
  await second.getByRole('button', { name: 'Rename' }).click()
  await second.getByRole('dialog').getByLabel('Filter name').fill('Sold at the door')
  await second.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(second.getByRole('button', { name: 'Sold at the door' })).toBeVisible()
  await second.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(second)
  await second.getByRole('button', { name: 'Remove', exact: true }).click()
  const question = second.getByRole('dialog', { name: 'Remove the filter “Sold at the door”?' })
  await expect(question.getByRole('button').first()).toHaveText('Cancel')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(second.getByRole('button', { name: 'Sold at the door' })).toHaveCount(0)
  await expect(second.getByRole('button', { name: 'Save filter' })).toBeFocused()
  await second.close()

  await page.goto('/orders')
  await page.getByText('Columns', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Items' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(() => heads(page)).toHaveLength(7)
  await expect(page.getByText('Columns', { exact: true })).toBeFocused()
})

test('a list of 10,000 rows draws one page of them', async ({ page, environment }) => {
  await forgetFactors(environment)
  await environment.sql(`
    insert into subscription (id, email, unsubscribe_token, confirmed_at)
    select gen_random_uuid(), 'many' || number || '@example.com', 'many-' || number, now()
    from generate_series(1, 10000) as number`)
  try {
    await logIn(page, environment)
    await page.goto('/newsletter-subscribers?filter=%7B%22q%22%3A%22many%22%7D')
    await expect(page.getByText('1–50 of 10,000')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(50)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('51–100 of 10,000')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(50)
  } finally {
    await environment.sql(`delete from subscription where email like 'many%@example.com'`)
  }
})
