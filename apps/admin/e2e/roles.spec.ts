import { readFile } from 'node:fs/promises'
import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import { expectNoSidewaysScroll, forgetFactors, logIn, menuLink, openByMenu, watchRequests } from './back-office.ts'

type Role = {
  button: string
  own: [group: string, screen: string]
  foreign: [group: string, screen: string, path?: string]
  refused?: string
}

/** What a role has in its menu, what is not its own, and an address of the API that refuses it. The last one stays logged in. */
const ROLES: Role[] = [
  { button: 'Owner', own: ['Settings', 'Staff'], foreign: ['Settings', 'Nothing'] },
  {
    button: 'Shopkeeper',
    own: ['Orders', 'Orders'],
    foreign: ['Settings', 'Staff', '/members'],
    refused: 'staff/jobs/',
  },
  { button: 'Editor', own: ['Content', 'Texts'], foreign: ['Orders', 'Orders', '/orders'], refused: 'staff/orders/' },
  {
    button: 'Box office',
    own: ['Events', 'Venues'],
    foreign: ['Content', 'Texts', '/contents'],
    refused: 'staff/contents/',
  },
  {
    button: 'Door',
    own: ['Events', 'Guest lists'],
    foreign: ['Orders', 'Vouchers', '/vouchers'],
    refused: 'staff/vouchers/',
  },
  {
    button: 'Support',
    own: ['Customers', 'Customers'],
    foreign: ['Reports', 'Sales reports', '/sales-reports'],
    refused: 'staff/reports/sales/?from=2026-11-01&to=2026-11-30',
  },
  {
    button: 'Finance',
    own: ['Reports', 'Sales reports'],
    foreign: ['Content', 'Texts', '/contents'],
    refused: 'staff/contents/',
  },
]

test('one press logs in the demo member of each role, who sees its own screens and is refused the others; finance exports the month', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const quiet = watchRequests(page)
  const demo = page.getByRole('heading', { name: 'Demo: log in as' })
  const groups = page.locator('#navigation .group')
  await page.goto('/login')
  await expect(demo).toBeVisible()
  await expectAccessible()
  for (const [at, { button, own, foreign, refused }] of ROLES.entries()) {
    const [foreignGroup, screen, path] = foreign
    await test.step(button, async () => {
      // More logins than the rate limit allows.
      await environment.sql('truncate rate_limit')
      await page.getByRole('button', { name: button, exact: true }).click()
      await openByMenu(page, ...own)
      const group = groups.filter({ hasText: foreignGroup })
      if ((await group.count()) > 0) await group.click()
      await expect(menuLink(page, screen)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path) {
        expect((await page.request.get(`/v1/api/${refused}`)).status()).toBe(403)
        // What the home screen still asks for when it is left would be cut off.
        await quiet()
        await page.goto(path)
        await expect(page.getByRole('heading', { name: 'You don’t have permission for this' })).toBeVisible()
      }
      // What a screen still asks for when the session ends would be refused.
      await quiet()
      if (at === ROLES.length - 1) return
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(demo).toBeVisible()
    })
  }

  await test.step('finance exports the month', async () => {
    const book = await productNamed(environment, 'the-rain-ledger')
    const checkout = { guest_email: newAddress('maya'), shipping_address: HOME, payment_method: 'khalti' }
    await pay(environment, await buy(environment, { [book]: 1 }, checkout))
    await openByMenu(page, 'Reports', 'Sales reports')
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
  await openByMenu(page, 'Settings', 'Staff')
  await page.getByRole('link', { name: 'Roles', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Which role may do what' })
  await expect(table.getByRole('row', { name: /^Refunds/ })).toContainText('up to Rs 2,000')
  await expect(table.getByRole('row', { name: /^Vouchers/ })).toContainText('for tickets')
  await expect(table.getByRole('row', { name: /^Staff and roles/ }).getByText('No access')).toHaveCount(6)
  await expectAccessible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(/"Refunds",.*up to Rs\s2,000/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(table).toBeHidden()
  const boxOffice = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Box office' }) })
  await expect(boxOffice).toContainText('Vouchers (for tickets)')
  await expect(boxOffice).toContainText('Live desk')
  await expectNoSidewaysScroll(page)
  await expectAccessible()
})
