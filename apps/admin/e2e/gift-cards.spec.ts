import { expect, test } from '@dabali/tooling/end-to-end'
import { newAddress } from '@dabali/tooling/purchases'
import { forgetFactors, logIn, openByMenu } from './back-office.ts'

test('a shopkeeper issues a gift card, sends it again to another address and blocks it', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const [email, other] = [newAddress('maya'), newAddress('maya.new')]
  const code = /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,}\b/
  await logIn(page, environment, 'shopkeeper@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await openByMenu(page, 'Orders', 'Gift cards')
  await page.getByRole('button', { name: 'Issue gift card' }).click()
  const issuing = page.getByRole('dialog', { name: 'Issue a gift card' })
  await issuing.getByLabel('Amount in rupees').fill('1500')
  await issuing.getByLabel('Recipient’s email').fill(email)
  await issuing.getByLabel('Recipient’s name').fill('Maya Gurung')
  await expect(issuing.getByRole('button', { name: 'Issue gift card' })).toBeDisabled()
  await issuing.getByLabel('Reason, for staff').fill('A parcel that came late')
  await expectAccessible()
  const first = await environment.sandbox.nextMailTo(email, code, () =>
    issuing.getByRole('button', { name: 'Issue gift card' }).click(),
  )
  await expect(page.getByRole('heading', { level: 1, name: /^Gift card/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText('A parcel that came late')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Issued' })).toContainText('Rs 1,500')
  await expectAccessible()

  await page.getByRole('button', { name: 'Send again' }).click()
  const sending = page.getByRole('dialog')
  await sending.getByLabel('Recipient’s email').fill(other)
  const second = await environment.sandbox.nextMailTo(other, code, () =>
    sending.getByRole('button', { name: 'Send again' }).click(),
  )
  expect(code.exec(second.text)?.[0]).not.toBe(code.exec(first.text)?.[0])
  await page.reload()
  await expect(page.getByText(other)).toBeVisible()

  await page.getByRole('button', { name: 'Block card' }).click()
  const blocking = page.getByRole('dialog')
  await expect(blocking.getByRole('button').first()).toHaveText('Cancel')
  await blocking.getByLabel('Reason, for staff').fill('Reported as stolen')
  await blocking.getByRole('button', { name: 'Block card' }).click()
  await expect(page.getByText('Blocked', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unblock card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
  await expectAccessible()
})
