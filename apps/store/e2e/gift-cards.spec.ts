import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { buy, cookiesOf, HOME, logIn, newAddress, productNamed } from '@dabali/tooling/purchases'
import { addByForm } from './cart.ts'
import { buttonOf, linkOf, mainText, payAtGateway, textsOf } from './requested-page.ts'

type TestEnvironment = Parameters<typeof buy>[0]

const CODE = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}\b/
const PERSON = { phone_number: '9841234567', first_name: 'Maya Gurung', email: 'maya@example.com' }
const ADDRESS = { line1: 'Mangal Bazaar 7', landmark: 'Behind the golden gate', area: 'Lalitpur' }

/** Buys a card of so many rupees by the form, and returns its code from the mail. */
async function buyCard(visit: (path: string) => Promise<RequestedPage>, environment: TestEnvironment, rupees: number) {
  const recipient = newAddress('rita')
  const form = await visit('/gift-cards')
  const filled = {
    amount: 'own',
    own_amount: String(rupees),
    for: 'other',
    recipient_name: 'Rita',
    recipient_email: recipient,
    message: 'For the long rain.',
    sender_name: 'Bishal',
    email: newAddress('bishal'),
    payment_method: 'khalti',
  }
  const paid = await payAtGateway(await form.submit(buttonOf(form, 'Buy gift card'), filled))
  expect(paid.path).toMatch(/^\/order\/thanks\//)
  const mail = await environment.sandbox.mailTo(recipient, /gift card/)
  const [code] = CODE.exec(mail.text) ?? []
  if (code === undefined) throw new Error('The mail has no code.')
  return { code, mail }
}

requestTest(
  'a gift card is bought and its balance is checked, without its code in an address',
  async ({ visit, environment }) => {
    const { code, mail } = await buyCard(visit, environment, 1500)
    expect(mail.subject).toBe('Bishal sent you a gift card')
    expect(mail.text).toContain('For the long rain.')
    const form = await visit('/gift-cards/balance')
    const shown = await form.submit(buttonOf(form, 'Check balance'), { code: code.toLowerCase() })
    expect(shown.status).toBe(200)
    expect(shown.path).toMatch(/^\/gift-cards\/balance\/?\?checked=1$/)
    expect(mainText(shown)).toContain(`Rs 1,500 left of Rs 1,500 on the card ending in ${code.slice(-4)}.`)
    const unknown = await shown.submit(buttonOf(shown, 'Check balance'), { code: 'AAAA-AAAA-AAAA-AAAA-AAAA' })
    expect(unknown.status).toBe(406)
    expect(mainText(unknown)).toContain("We don't recognise that code.")
  },
)

requestTest('the form keeps what was typed and names what is wrong', async ({ visit }) => {
  const form = await visit('/gift-cards')
  const wrong = await form.submit(buttonOf(form, 'Buy gift card'), {
    amount: 'own',
    own_amount: '50',
    recipient_email: newAddress('rita'),
    message: 'Read this first.',
    email: newAddress('bishal'),
    payment_method: 'esewa',
  })
  expect(wrong.status).toBe(400)
  expect(mainText(wrong)).toContain('Choose an amount from Rs 200 to Rs 25,000.')
  expect(wrong.document.querySelector('textarea')?.value).toBe('Read this first.')
  wrong.getByRole('img', { name: /^Gift card worth Rs.500$/ })
  const nobody = await wrong.submit(buttonOf(wrong, 'Buy gift card'), { own_amount: '500', recipient_email: '' })
  expect(mainText(nobody)).toContain("Enter the recipient's email address.")
})

requestTest('in Nepali', async ({ visit }) => {
  const page = await visit('/ne/gift-cards')
  page.getByRole('heading', { level: 1, name: 'उपहार कार्ड' })
  const balance = await page.follow(linkOf(page, 'बाँकी रकम हेर्नुहोस्'))
  balance.getByRole('heading', { level: 1, name: 'उपहार कार्डको बाँकी रकम' })
})

requestTest('help, footer and sitemap lead to the gift cards', async ({ visit, request }) => {
  const help = await visit('/help/payments')
  expect((await help.follow(linkOf(help, 'Buy a gift card'))).path).toMatch(/^\/gift-cards\/?$/)
  linkOf(help, 'Check the balance of a gift card')
  linkOf(help, 'Gift cards', 'footer')
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  expect(texts.join()).toContain('/gift-cards')
})

requestTest(
  'without scripts a card pays a part of an order, and the rows add up everywhere',
  async ({ visit, environment }) => {
    const { code } = await buyCard(visit, environment, 500)
    await addByForm(visit, 'the-rain-ledger')
    const open = await visit('/checkout/')
    const filled = { ...PERSON, ...ADDRESS, payment_method: 'cod' }
    const applied = await open.submit(buttonOf(open, 'Apply'), { ...filled, vouchercode: code })
    const rows = ['Total', 'Rs 685', 'Gift card', '-Rs 500', 'To pay', 'Rs 185']
    for (const row of rows) expect(mainText(applied).replaceAll('−', '-')).toContain(row)
    expect(applied.path).not.toContain(code)
    const thanks = await applied.submit(buttonOf(applied, /Rs 185/))
    expect(thanks.path).toMatch(/^\/order\/thanks\/[\w-]{20,}/)
    const hash = /thanks\/([\w-]+)/.exec(thanks.path)?.[1]
    for (const path of [`/order/${hash}`, `/order/${hash}/receipt`]) {
      const text = mainText(await visit(path)).replaceAll('−', '-')
      for (const row of rows) expect(text).toContain(row)
    }
  },
)

requestTest('a card that covers the total needs no payment method', async ({ visit, environment }) => {
  const { code } = await buyCard(visit, environment, 2000)
  await addByForm(visit, 'the-rain-ledger')
  const open = await visit('/checkout/')
  const applied = await open.submit(buttonOf(open, 'Apply'), { ...PERSON, ...ADDRESS, vouchercode: code })
  expect(textsOf(applied, '[name=payment_method]')).toEqual([])
  const thanks = await applied.submit(buttonOf(applied, /^Place order/))
  expect(mainText(thanks)).toContain('confirmed.')
  const form = await visit('/gift-cards/balance')
  const left = await form.submit(buttonOf(form, 'Check balance'), { code })
  expect(mainText(left)).toContain('Rs 1,315 left of Rs 2,000')
})

requestTest(
  'an order is ordered again: what is left is in the cart, the rest is named',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('asha'))
    const book = await productNamed(environment, 'night-bus-to-ilam')
    const gone = await productNamed(environment, 'the-rain-ledger')
    const checkout = { payment_method: 'cod', shipping_address: HOME }
    const order = await buy(environment, { [book]: 1, [gone]: 1 }, checkout, { cookie: await cookiesOf({ request }) })
    await environment.sql('update product set is_listed = false where id = $1', [gone])
    try {
      const list = await visit('/orders')
      const fromList = await list.submit(buttonOf(list, /^Order again/))
      expect(fromList.path).toContain('/basket')
      const page = await visit(`/order/${order.hash}`)
      const cart = await page.submit(buttonOf(page, /^Order again/))
      expect(mainText(cart)).toContain('Night Bus to Ilam')
      expect(mainText(cart)).toContain("Couldn't add:")
    } finally {
      await environment.sql('update product set is_listed = true where id = $1', [gone])
    }
  },
)

test('a gift card is bought and spent in a browser', async ({ page, visit, environment, expectAccessible }) => {
  // Its email is sent while the form is looked at.
  const bought = buyCard(visit, environment, 500)
  bought.catch(() => undefined)
  await page.goto('/gift-cards')
  await expectAccessible()
  await test.step('the picture of the card follows the form', async () => {
    await page.getByRole('radio', { name: 'Rs 2,000' }).check()
    await page.getByLabel("Recipient's name").fill('Rita')
    await expect(page.getByRole('img', { name: 'Gift card worth Rs 2,000 for Rita' })).toBeVisible()
    await page.getByRole('radio', { name: 'Me', exact: true }).check()
    await expect(page.getByRole('img', { name: 'Gift card worth Rs 2,000', exact: true })).toBeVisible()
    await expectAccessible()
  })
  const { code } = await bought
  await page.goto('/book/the-rain-ledger-e-book/')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  await page.goto('/checkout/')
  await page.getByText('Voucher or gift card').click()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('To pay', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('maya'))
  await page
    .getByRole('button', { name: /^Place order|^Pay/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/order\/thanks\/|\/payment\//)
})
