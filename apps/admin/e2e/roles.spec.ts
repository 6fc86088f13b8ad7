import { readFile } from 'node:fs/promises'
import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import { expectNoSidewaysScroll, forgetFactors, logIn } from './back-office.ts'

/** What a role has in its navigation, what is not its own, and an address of the API that refuses it. */
const ROLES: [role: string, own: string, foreign: [link: string, path: string], api: string][] = [
  ['shopkeeper', 'Orders', ['Staff', '/members'], 'staff/jobs/'],
  ['editor', 'Texts', ['Orders', '/orders'], 'staff/orders/'],
  ['box-office', 'Venues', ['Texts', '/contents'], 'staff/contents/'],
  ['door', 'Guest lists', ['Vouchers', '/vouchers'], 'staff/vouchers/'],
  ['support', 'Customers', ['Sales reports', '/sales-reports'], 'staff/reports/sales/?from=2026-11-01&to=2026-11-30'],
  ['finance', 'Sales reports', ['Texts', '/contents'], 'staff/contents/'],
]

test('each role sees its own screens and is refused the others, and finance exports the month', async ({
  page,
  environment,
  newContext,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  for (const [role, own, [link, path], api] of ROLES) {
    await test.step(role, async () => {
      const member = role === 'finance' ? page : await (await newContext({})).newPage()
      await logIn(member, environment, `${role}@dabali.example`)
      await expect(member.getByRole('link', { name: own, exact: true })).toBeVisible()
      await expect(member.getByRole('link', { name: link, exact: true })).toHaveCount(0)
      expect((await member.request.get(`/v1/api/${api}`)).status()).toBe(403)
      await member.goto(path)
      await expect(member.getByRole('heading', { name: 'You don’t have permission for this' })).toBeVisible()
    })
  }

  await test.step('finance exports the month', async () => {
    const book = await productNamed(environment, 'the-rain-ledger')
    const checkout = { guest_email: newAddress('maya'), shipping_address: HOME, payment_method: 'khalti' }
    await pay(environment, await buy(environment, { [book]: 1 }, checkout))
    await page.getByRole('link', { name: 'Sales reports', exact: true }).click()
    await page.getByLabel('Period', { exact: true }).selectOption('This month')
    await expect(page).toHaveURL(/period=thisMonth/)
    await expect(page.getByRole('heading', { name: 'Sales by day' })).toBeVisible()
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect(await readFile(await (await csv).path(), 'utf8')).toMatch(/^\uFEFFkey,title_en/)
    await page.getByRole('button', { name: 'VAT', exact: true }).click()
    await expect(page.getByRole('table', { name: 'VAT by rate' })).toBeVisible()
    const vat = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await vat).suggestedFilename()).toMatch(/^vat-.+\.csv$/)
  })
})

test('the owner reads what each role may do, as a table, and on a phone as a list', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await forgetFactors(environment)
  await logIn(page, environment)
  await page.getByRole('link', { name: 'Staff', exact: true }).click()
  await page.getByRole('link', { name: 'Roles', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Which role may do what' })
  await expect(table.getByRole('row', { name: /^Refunds/ })).toContainText('up to Rs 2,000')
  await expect(table.getByRole('row', { name: /^Vouchers/ })).toContainText('for tickets')
  await expect(table.getByRole('row', { name: /^Staff and roles/ }).getByText('No access')).toHaveCount(6)
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(table).toBeHidden()
  const boxOffice = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Box office' }) })
  await expect(boxOffice).toContainText('Vouchers (for tickets)')
  await expect(boxOffice).toContainText('Live desk')
  await expectNoSidewaysScroll(page)
  await expectAccessible()
})

test('one press logs in the demo member of each role beside the sandbox, who sees the own menu', async ({
  environment,
  newContext,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const buttons = {
    shopkeeper: 'Shopkeeper',
    editor: 'Editor',
    'box-office': 'Box office',
    door: 'Door',
    support: 'Support',
    finance: 'Finance',
  }
  const members = ROLES.map(([role, own, [foreign]]) => ({ role, own, foreign }))
  for (const { role, own, foreign } of [{ role: 'owner', own: 'Staff', foreign: 'Nothing' }, ...members]) {
    await test.step(role, async () => {
      // More logins than the rate limit allows.
      await environment.sql('truncate rate_limit')
      const context = await newContext({})
      const member = await context.newPage()
      await member.goto('/login')
      const name = Reflect.get(buttons, role) ?? 'Owner'
      await member.getByRole('button', { name, exact: true }).click()
      const menu = member.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: own, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name: foreign, exact: true })).toHaveCount(0)
      await context.close()
    })
  }
})
