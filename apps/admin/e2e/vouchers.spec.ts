import { expect, test } from '@dabali/tooling/end-to-end'
import { HOME, newAddress, productNamed } from '@dabali/tooling/purchases'
import { expectNoSidewaysScroll, forgetFactors, logIn, openByMenu, searchList } from './back-office.ts'

// The refused creation of an empty form.
test.use({ expectedMessages: /status of 400 \(Bad Request\)/ })

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16)

/** A visitor of the store who sends requests to its API. */
function visitorOf(apiUrl: string) {
  const cookies = new Map<string, string>()
  return async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${apiUrl}/v1/api/${path}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=', 2)
      cookies.set(name, value)
    }
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
}

test('a shopkeeper creates a voucher, an order of the store uses it, and it is ended', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const code = `RAIN${Date.now().toString(36).toUpperCase()}`
  await logIn(page, environment, 'shopkeeper@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await openByMenu(page, 'Orders', 'Vouchers')
  await page.getByRole('button', { name: 'New voucher' }).click()
  const creating = page.getByRole('dialog', { name: 'New voucher' })
  await creating.getByRole('button', { name: 'Create voucher' }).click()
  await expect(creating.locator('.error-text').first()).toBeVisible()
  await creating.getByLabel('Code', { exact: true }).fill(code)
  await creating.getByLabel('Name that buyers see').fill('Rain days')
  await creating.getByLabel('Discount in percent').fill('20')
  await creating.getByLabel('Ends').fill(inDays(9))
  await creating.getByRole('spinbutton', { name: 'Maximum uses optional' }).fill('3')
  await creating.getByLabel('Book', { exact: true }).check()
  await expectAccessible()
  await creating.getByRole('button', { name: 'Create voucher' }).click()
  await expect(creating).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(page.getByText('No order has used it yet')).toBeVisible()

  const send = visitorOf(environment.apiUrl)
  const book = await productNamed(environment, 'the-rain-ledger')
  await send('basket/add-product/', { url: `/v1/api/products/${book}/`, quantity: 1 })
  await send('basket/add-voucher/', { vouchercode: code })
  const order = await send<{ number: string; voucher_discounts: { amount: string }[] }>('checkout/', {
    ...{ guest_email: newAddress('maya'), shipping_address: HOME, payment_method: 'khalti' },
  })
  expect(order.voucher_discounts).toHaveLength(1)

  await openByMenu(page, 'Orders', 'Vouchers')
  await searchList(page, 'Code or name', code)
  await page.getByRole('rowheader', { name: code }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Edit voucher' }).click()
  const editing = page.getByRole('dialog', { name: `Edit ${code}` })
  await expect(editing.getByText('An order has used this voucher')).toBeVisible()
  await editing.getByRole('spinbutton', { name: 'Maximum uses optional' }).fill('5')
  await editing.getByRole('button', { name: 'Save voucher' }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()

  await page.getByRole('button', { name: 'End voucher' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End voucher' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use again' })).toBeVisible()
  await expect(send('basket/add-voucher/', { vouchercode: code })).rejects.toThrow()

  await openByMenu(page, 'Orders', 'Vouchers')
  await page.getByRole('button', { name: 'New voucher' }).click()
  await creating.getByLabel('Codes').selectOption('Generated codes')
  await creating.getByLabel('How many codes').fill('12')
  await creating.getByLabel('Name that buyers see').fill('Rain days for friends')
  await creating.getByLabel('Type').selectOption('Amount')
  await creating.getByLabel('Amount in rupees').fill('150')
  await creating.getByLabel('Ends').fill(inDays(9))
  await creating.getByRole('button', { name: 'Create voucher' }).click()
  const made = page.getByRole('dialog', { name: '12 vouchers created' })
  expect((await made.getByLabel('Codes').inputValue()).split('\n')).toHaveLength(12)
  await expectAccessible()
  await made.getByRole('link', { name: 'View all vouchers of this batch' }).click()
  await expect(page.getByText('1–12 of 12')).toBeVisible()
})

test('a shopkeeper creates offers and moves the last one to the front with the keyboard', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await forgetFactors(environment)
  await logIn(page, environment, 'shopkeeper@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await openByMenu(page, 'Orders', 'Offers')
  for (const name of ['First rain', 'Second rain']) {
    await page.getByRole('button', { name: 'New offer' }).click()
    const dialog = page.getByRole('dialog', { name: 'New offer' })
    await dialog.getByLabel(/^Name English/).fill(name)
    await dialog.getByLabel('Discount in percent').fill('7')
    await dialog.getByLabel('Starts').fill(inDays(3))
    await dialog.getByLabel('Ends').fill(inDays(9))
    await dialog.getByLabel('Ticket', { exact: true }).check()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Create offer' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  const rows = page.getByRole('main').getByRole('listitem')
  await page.getByRole('button', { name: 'Move Second rain' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Order of offers saved').first()).toBeVisible()
  const lastNames = async () => (await rows.locator('[data-row]').allTextContents()).slice(-2)
  await expect.poll(lastNames).toEqual(['Second rain', 'First rain'])
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible()
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: /^End offer\s*First rain$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End offer' }).click()
  await expect(rows.filter({ hasText: 'First rain' }).getByText('Ended')).toBeVisible()
})
