import { readFile } from 'node:fs/promises'
import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import { expectNoSidewaysScroll, forgetFactors, logIn, openByMenu } from './back-office.ts'

const rupees = (text: string | undefined) => Number((text ?? '').replace(/[^\d.-]/g, ''))

test('an order that was just paid is in the sales report, in its file and on the home page', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment)
  await expect(page.getByRole('heading', { name: 'Sales, last 30 days' })).toBeVisible()
  const total = page.getByRole('row', { name: /^Total/ })
  const sold = async () => {
    await openByMenu(page, 'Reports', 'Sales reports')
    await page.getByLabel('Period', { exact: true }).selectOption('Today')
    await expect(page.getByText('Compared with').filter({ hasNotText: ' to ' })).toBeVisible()
    await expect(total.or(page.getByText('No sales in this period')).first()).toBeVisible()
    return (await total.count()) === 0 ? 0 : rupees((await total.getByRole('cell').last().textContent()) ?? '')
  }
  const before = await sold()

  const book = await productNamed(environment, 'the-rain-ledger')
  const checkout = { guest_email: newAddress('maya'), shipping_address: HOME, payment_method: 'khalti' }
  const order = await buy(environment, { [book]: 2 }, checkout)
  await pay(environment, order)
  await page.reload()
  await expect(total).toBeVisible()
  expect((await sold()) - before).toBeCloseTo(Number(order.total_incl_tax), 2)
  await expect(page.getByRole('img', { name: /^Sales by day\. Best day: / })).toBeVisible()
  await expectAccessible()

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await csv
  expect(file.suggestedFilename()).toMatch(/^sales-by-day-.+\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFkey,title_en,title_ne,product_class,starts_at,orders,/,
  )
  const json = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  expect(JSON.parse(await readFile(await (await json).path(), 'utf8'))).toMatchObject({ by: 'day' })

  await page.getByLabel('Group by').selectOption('Sales by item')
  await expect(page.getByRole('rowheader', { name: 'The Rain Ledger' }).first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Delivery' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'VAT', exact: true }).click()
  await expect(page.getByRole('table', { name: 'VAT by rate' })).toBeVisible()
  await page.getByRole('button', { name: 'Tickets', exact: true }).click()
  await page.getByLabel('To', { exact: true }).fill('2027-03-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Tickets' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Value of stock' }).click()
  await expect(page.getByRole('table', { name: 'Value of stock' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Top items, last 30 days' })).toContainText('The Rain Ledger')
  await expectAccessible()
})
