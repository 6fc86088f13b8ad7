import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import { expectNoSidewaysScroll, forgetFactors, logIn } from './back-office.ts'

test('an order is shipped in two parcels, the second with a scanner, and partly refunded', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const isbnOf = async (slug: string) => {
    const answer = await fetch(`${environment.apiUrl}/v1/api/products/${slug}/`)
    return ((await answer.json()) as { isbn: string }).isbn
  }
  const book = await productNamed(environment, 'the-rain-ledger')
  const checkout = { guest_email: newAddress('maya'), shipping_address: HOME, payment_method: 'khalti' }
  const order = await buy(environment, { [book]: 3 }, checkout)
  await pay(environment, order)

  await logIn(page, environment)
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto(`/orders/${order.id}/show`)
  await page.getByRole('button', { name: 'Pack a parcel' }).click()
  const packing = page.getByRole('dialog', { name: 'Which copies are in this parcel?' })
  await packing.getByLabel('Copies of The Rain Ledger in this parcel').fill('1')
  await packing.getByRole('button', { name: 'Pack a parcel' }).click()
  await expect(page.getByText('1 packed')).toBeVisible()

  await page.getByRole('button', { name: /^Ship parcel/ }).click()
  const shipping = page.getByRole('dialog', { name: 'Ship this parcel?' })
  await shipping.getByLabel('Courier').fill('Valley Courier')
  await shipping.getByLabel('Tracking number').fill('77104')
  await expectAccessible()
  await shipping.getByRole('button', { name: 'Ship parcel' }).click()
  await expect(page.getByText('Valley Courier, tracking number 77104')).toBeVisible()

  await page.getByLabel('Add a note').fill('Call before 5 pm. Dog.')
  await page.getByLabel('Print on the packing list').check()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('prints on the packing list')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Packing list', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('packing-lists.pdf')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Pack 2 items' }).click()
  await expect(page.getByRole('heading', { name: `Pack order ${order.number}` })).toBeVisible()
  const scanner = page.getByLabel('Scan or type an ISBN')
  await expect(scanner).toBeFocused()
  await expect(page.getByText('Call before 5 pm. Dog.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scan 2 more to ship' })).toBeDisabled()
  const scan = async (isbn: string) => {
    await page.keyboard.type(isbn)
    await page.keyboard.press('Enter')
  }
  await scan(await isbnOf('night-bus-to-ilam'))
  await expect(page.getByRole('alert').filter({ hasText: 'Not in this order.' })).toContainText('Night Bus to Ilam')
  await scan(await isbnOf('the-rain-ledger'))
  await expect(page.getByRole('button', { name: 'Scan 1 more to ship' })).toBeDisabled()
  await expectAccessible()
  await expectNoSidewaysScroll(page)
  await scan(await isbnOf('the-rain-ledger'))
  await page.getByRole('button', { name: /^Ship/ }).click()
  await expect(page.getByText('Order shipped')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/orders/${order.id}/show`)
  await expect(page.getByText('3 shipped')).toBeVisible()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: `Refund order ${order.number}` })
  await refund.getByLabel('Copies of The Rain Ledger to refund').fill('1')
  await refund.getByRole('button', { name: /^Refund Rs/ }).click()
  await expect(page.getByText('Order refunded').first()).toBeVisible()
  await expect(page.getByText('1 refunded')).toBeVisible()
})
