import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import { createAccount, expectNoSidewaysScroll, forgetFactors, logIn, openByMenu, searchList } from './back-office.ts'

test('support writes a note about a customer and merges the two accounts of one person', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const [email, other] = [newAddress('maya'), newAddress('maya.work')]
  await createAccount(environment, email)
  await createAccount(environment, newAddress('purnima.bhattarai.of.the.reading.room'))
  const cookie = await createAccount(environment, other)
  const book = await productNamed(environment, 'the-rain-ledger')
  const checkout = { shipping_address: HOME, payment_method: 'khalti' }
  const order = await buy(environment, { [book]: 1 }, checkout, { cookie })
  await pay(environment, order)

  await logIn(page, environment, 'support@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await openByMenu(page, 'Customers', 'Customers')
  await expect(page.getByRole('rowheader', { name: 'purnima.bhattarai' })).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await searchList(page, 'Name, email, phone, order number', email)
  await page.getByRole('rowheader', { name: email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  await expect(page.getByText('No orders')).toBeVisible()

  await page.getByLabel('Add a note').fill('Prefers to be called after six.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'Prefers to be called after six.' })
  await expect(note).toContainText('support@dabali.example')
  await expect(page.getByLabel('Add a note')).toHaveValue('')

  await page.getByRole('button', { name: 'Merge accounts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge two accounts of one person' })
  await expect(dialog.getByRole('button', { name: 'Merge accounts' })).toBeDisabled()
  await dialog.getByLabel('Find the other account: name, email or phone').fill(other)
  await dialog.getByRole('button', { name: other }).click()
  await expect(dialog.getByRole('row', { name: /^Orders/ })).toHaveText('Orders01')
  await expect(dialog.getByText('This moves to the account that stays: 1 order.')).toBeVisible()
  await dialog.getByRole('radio', { name: other }).check()
  await expect(dialog.getByText('This moves to the account that stays: 1 note.')).toBeVisible()
  await dialog.getByRole('radio', { name: email }).check()
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await dialog.getByRole('button', { name: 'Merge accounts' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await expect(page.getByText(`Merged with the account ${other}`)).toBeVisible()
  await expectAccessible()

  await page.goto('/customers')
  await searchList(page, 'Name, email, phone, order number', other)
  // Found by the address of the order; the other account is not there any more.
  await expect(page.getByRole('rowheader')).toHaveText([email])
})

test('a customer is exported as a file, and deleted only after the whole address was typed', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await forgetFactors(environment)
  const email = newAddress('bikram')
  await createAccount(environment, email)
  await logIn(page, environment, 'support@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto(`/customers?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`)
  await page.getByRole('rowheader', { name: email }).getByRole('link').click()

  await page.getByRole('button', { name: 'Export data' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export data' }).click()
  expect((await saved).suggestedFilename()).toBe('dabali.json')

  await page.getByRole('button', { name: 'Delete customer' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete ${email}?` })
  await expect(dialog.getByRole('button').first()).toHaveText('Cancel')
  await dialog.getByLabel(`Type ${email} to confirm`).fill('bikram')
  await expect(dialog.getByRole('button', { name: 'Delete customer' })).toBeDisabled()
  await expectAccessible()
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email.toUpperCase())
  await dialog.getByRole('button', { name: 'Delete customer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await searchList(page, 'Name, email, phone, order number', email)
  await expect(page.getByText('Nothing matches the filter')).toBeVisible()
})
