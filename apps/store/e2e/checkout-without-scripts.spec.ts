import { EBOOK } from '@dabali/tooling/checkout-steps'
import { expect, requestTest } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { addByForm } from './cart.ts'
import { buttonOf, linkOf, payAtGateway, textOf, textsOf } from './requested-page.ts'

const PERSON = { phone_number: '9841234567', first_name: 'Maya Gurung', email: 'maya@example.com' }
const STREET = { line1: 'Mangal Bazaar 7', landmark: 'Behind the golden gate' }
const UPDATE = 'Update delivery and total'

const field = (page: RequestedPage, name: string) =>
  page.document.querySelector<HTMLInputElement>(`main form[id=checkout] [name=${name}]`)

/** A voucher that the API takes off no guest's order. */
const NAMED_VOUCHER = `insert into voucher (code, name, percent, customers, starts_at, ends_at)
  values ('FORASHA', 'For Asha', 10, '{asha@example.com}', now() - interval '1 day', now() + interval '1 day') on conflict do nothing`

/** Sends the checkout by one of its buttons. */
const send = (page: RequestedPage, name: string | RegExp, values?: Record<string, string>) =>
  page.submit(buttonOf(page, name), values)

for (const { name, method } of [
  { name: 'eSewa', method: 'esewa' },
  { name: 'Khalti', method: 'khalti' },
  { name: 'card', method: 'card' },
]) {
  requestTest(`a book is ordered and paid by ${name}`, async ({ visit }) => {
    await addByForm(visit, 'the-rain-ledger')
    const filled = { ...PERSON, ...STREET, area: 'Lalitpur', payment_method: method }
    const priced = await send(await visit('/checkout/'), UPDATE, filled)
    expect(priced.status).toBe(200)
    const paid = await payAtGateway(await send(priced, /^Pay Rs 685 /))
    expect(paid.path).toMatch(/^\/order\/thanks\//)
    expect(textOf(paid, 'main h1')).toBe('Thank you')
    expect(textOf(await visit('/checkout/'))).toContain('Your cart is empty')
  })
}

requestTest('a book is ordered with cash on delivery, and its draft is gone', async ({ visit, request }) => {
  await addByForm(visit, 'the-rain-ledger')
  const open = await visit('/checkout/')
  const priced = await send(open, UPDATE, { ...PERSON, ...STREET, area: 'Kathmandu', payment_method: 'cod' })
  expect(field(priced, 'line1')?.value).toBe('Mangal Bazaar 7')
  const thanks = await send(priced, /Rs 685 /)
  expect(thanks.path).toMatch(/^\/order\/thanks\/[\w-]{20,}/)
  const { cookies } = await request.storageState()
  expect(cookies.filter(({ name }) => name.startsWith('dabali_checkout'))).toEqual([])
})

requestTest('errors are beside their fields, and what was typed is kept', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const wrong = await send(await visit('/checkout/'), /^Pay/, { area: 'Lalitpur', line1: 'Mangal Bazaar 7' })
  expect(wrong.status).toBe(400)
  const invalid = textsOf(wrong, 'main [aria-invalid=true]').length
  expect(invalid).toBe(2)
  expect(field(wrong, 'phone_number')?.getAttribute('aria-invalid')).toBe('true')
  expect(field(wrong, 'first_name')?.getAttribute('aria-invalid')).toBe('true')
  expect(field(wrong, 'line1')?.value).toBe('Mangal Bazaar 7')

  // What only the API knows.
  const refused = await send(wrong, /Rs 685/, { ...PERSON, phone_number: '12345678901' })
  expect(refused.status).toBe(400)
  expect(field(refused, 'phone_number')?.getAttribute('aria-invalid')).toBe('true')
  expect(field(refused, 'first_name')?.getAttribute('aria-invalid')).toBeNull()
  // A later visit has the values and no errors.
  const later = await visit('/checkout/')
  expect([later.status, field(later, 'first_name')?.value]).toEqual([200, 'Maya Gurung'])
  expect(later.document.querySelector('main [aria-invalid=true]')).toBeNull()
})

requestTest('another zone asks for its town and shows its price before anything is ordered', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const inside = await visit('/checkout/')
  expect(textOf(inside)).toContain('Pay Rs 685 with eSewa')
  expect(field(inside, 'line')).toBeNull()
  const outside = await send(inside, /^Pay/, { ...PERSON, ...STREET, shipping_method_code: 'outside-valley' })
  expect(outside.status).toBe(400)
  expect(field(outside, 'line')?.getAttribute('aria-invalid')).toBe('true')
  expect(textOf(outside)).toContain('Pay Rs 765 with eSewa')
  const between = await send(outside, 'Pay Rs 765 with eSewa', { line: 'Dhankuta' })
  expect(between.html).toContain('name="total_amount" value="765')
})

requestTest('the price of another zone is confirmed before it is charged', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const form = await send(await visit('/checkout/'), UPDATE, { ...PERSON, ...STREET, shipping_method_code: 'abroad' })
  const abroad = await send(form, UPDATE, { country: 'IN', line: 'Siliguri' })
  const dhankuta = { shipping_method_code: 'outside-valley', line: 'Dhankuta' }
  const changed = await send(abroad, 'Pay Rs 3,085 with eSewa', dhankuta)
  expect(changed.status).toBe(406)
  expect(textOf(changed)).toContain('The total is now Rs 765. It was Rs 3,085.')
  const between = await send(changed, 'Pay Rs 765 with eSewa')
  expect(between.html).toContain('name="total_amount" value="765')
})

requestTest('a changed price is confirmed before it is charged', async ({ visit, environment }) => {
  await addByForm(visit, 'letters-to-a-brick')
  const priced = await send(await visit('/checkout/'), UPDATE, { ...PERSON, ...STREET, area: 'Lalitpur' })
  const change = (paisa: number) =>
    environment.sql("update product set selling_price = selling_price + $1 where slug = 'letters-to-a-brick'", [paisa])
  await change(1000)
  try {
    const changed = await send(priced, /^Pay Rs/)
    expect(changed.status).toBe(406)
    expect(textOf(changed)).toContain('Your order has changed')
    expect((await send(changed, /^Pay Rs/)).headers['content-security-policy']).toMatch(/^default-src 'none'/)
  } finally {
    await change(-1000)
  }
})

requestTest('a gift closes cash on delivery and takes its note along', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const filled = { ...PERSON, ...STREET, area: 'Lalitpur', payment_method: 'cod', is_gift: 'on' }
  const gift = await send(await visit('/checkout/'), /^Pay/, filled)
  expect(gift.document.querySelector<HTMLInputElement>('main input[value=cod]')?.disabled).toBe(true)
  const note = { recipient_name: 'Asha Rai', gift_message: 'Read it in the rain.' }
  const paid = await payAtGateway(await send(gift, 'Pay Rs 685 with eSewa', note))
  const order = await paid.follow(paid.getByRole('main').querySelector('a') as HTMLElement)
  expect(textOf(order)).toContain('Asha Rai')
})

requestTest('a voucher is applied with what was typed, refused at its field, and removed', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const refused = await send(await visit('/checkout/'), 'Apply', { vouchercode: 'NOSUCHCODE', ...PERSON })
  expect(refused.status).toBe(400)
  expect(field(refused, 'first_name')?.value).toBe(PERSON.first_name)
  const code = refused.document.querySelector<HTMLInputElement>('main [name=vouchercode]')
  expect([code?.value, code?.getAttribute('aria-invalid')]).toEqual(['NOSUCHCODE', 'true'])
  const applied = await send(refused, 'Apply', { vouchercode: 'DASHAIN10' })
  expect(applied.status).toBe(200)
  expect(textOf(applied)).toContain('Pay Rs 626.50 with eSewa')
  const removed = await send(applied, 'Remove DASHAIN10')
  expect(textOf(removed)).toContain('Pay Rs 685 with eSewa')
  expect(field(removed, 'first_name')?.value).toBe(PERSON.first_name)
})

requestTest('a code that was typed and not applied changes the total before anything is charged', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const filled = { ...PERSON, ...STREET, area: 'Lalitpur', vouchercode: 'DASHAIN10' }
  const priced = await send(await visit('/checkout/'), 'Pay Rs 685 with eSewa', filled)
  expect([priced.status, textOf(priced)]).toEqual([200, expect.stringContaining('Pay Rs 626.50 with eSewa')])
})

requestTest(
  'a voucher for other people is removed from the refused order, or the buyer logs in',
  async ({ visit, environment }) => {
    await environment.sql(NAMED_VOUCHER)
    await addByForm(visit, 'the-rain-ledger')
    const filled = { ...PERSON, ...STREET, area: 'Lalitpur', vouchercode: 'FORASHA' }
    const priced = await send(await visit('/checkout/'), 'Pay Rs 685 with eSewa', filled)
    const refused = await send(priced, 'Pay Rs 626.50 with eSewa')
    expect([refused.status, textOf(refused, '#result h2')]).toEqual([406, "We couldn't place your order"])
    expect(textOf(refused, '#result')).not.toContain('place the order again')
    expect(linkOf(refused, 'Log in', '#result').getAttribute('href')).toBe('/login?next=%2Fcheckout%2F')
    const removed = await send(refused, 'Remove voucher')
    expect(field(removed, 'line1')?.value).toBe(STREET.line1)
    expect((await send(removed, 'Pay Rs 685 with eSewa')).headers['content-security-policy']).toMatch(
      /^default-src 'none'/,
    )
  },
)

requestTest('an express wallet is chosen first, and pays as soon as nothing is missing', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const open = await visit('/checkout/')
  expect(open.document.querySelector('main form a[href="/help/terms"]')?.textContent).toBe('terms')
  expect(linkOf(open, 'Returns').getAttribute('href')).toBe('/help/returns')
  const missing = await send(open, 'Khalti')
  expect(missing.status).toBe(400)
  expect(textOf(missing)).toContain('Pay Rs 685 with Khalti')
  const paid = await payAtGateway(await send(missing, 'Khalti', { ...PERSON, ...STREET, area: 'Lalitpur' }))
  expect(paid.path).toMatch(/^\/order\/thanks\//)
})

requestTest('an order is placed once, however often its form is sent', async ({ visit }) => {
  await addByForm(visit, 'the-rain-ledger')
  const filled = { ...PERSON, ...STREET, area: 'Lalitpur', payment_method: 'cod' }
  const priced = await send(await visit('/checkout/'), UPDATE, filled)
  const first = await send(priced, /Rs 685/)
  const second = await send(priced, /Rs 685/)
  expect(first.path).toMatch(/^\/order\/thanks\//)
  // The cart of the second is empty.
  expect([first.path, '/checkout/?sent=1']).toContain(second.path)
})

requestTest('a form of another site orders nothing', async ({ request, environment }) => {
  const foreign = await request.post(`${environment.url}/forms/checkout`, {
    form: { payment_method: 'cod' },
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(403)
})

requestTest('in Nepali an e-book is ordered without an address', async ({ visit, request, environment }) => {
  const headers = { origin: environment.url }
  await request.post('/v1/api/basket/add-product/', { data: { url: `/v1/api/products/${EBOOK}/` }, headers })
  const open = await visit('/ne/checkout/')
  expect(field(open, 'line1')).toBeNull()
  const wrong = await send(open, /eSewa|इसेवा/)
  expect([wrong.status, wrong.path]).toEqual([400, '/ne/checkout/?sent=1'])
  const between = await send(wrong, /eSewa|इसेवा/, { email: 'maya@example.com' })
  expect(between.document.documentElement.lang).toBe('ne')
})

requestTest('a book is bought from its page to the order, with a correction on the way', async ({ visit }) => {
  const cart = await send(await visit('/book/the-rain-ledger/'), /^Add to cart/)
  expect(textsOf(cart, 'header a[href$="/basket"]').join()).toContain('1')
  const open = await cart.follow(linkOf(cart, 'Checkout'))
  const priced = await send(open, UPDATE, { area: 'Lalitpur' })
  const wrong = await send(priced, 'Pay Rs 685 with eSewa')
  expect(wrong.document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0)
  const paid = await payAtGateway(await send(wrong, 'Pay Rs 685 with eSewa', { ...PERSON, line1: STREET.line1 }))
  expect(paid.path).toMatch(/^\/order\/thanks\//)
  expect(textOf(paid, 'main h1')).toBe('Thank you')
})
