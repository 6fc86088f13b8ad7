import type { Quote } from '@dabali/api-client'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTranslator } from '../i18n/translator.ts'
import { makeCart, makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import type { Change } from './checkout-start.ts'
import { checkoutMessages } from './load-checkout.ts'
import { SubmitButton, SubmitResult } from './submit-section.tsx'

const i18n = {
  t: createTranslator(checkoutMessages('en'), 'en'),
  language: 'en' as const,
  addressTexts: {} as never,
}
const CODE = 'FORASHA'
const voucher: Quote['vouchers'][number] = { code: CODE, name: 'For Asha', warning: null } as never
const withVoucher = makeQuote({ vouchers: [voucher], total: '626.50' })
const refusal = (code: string): Change => ({
  kind: 'voucher',
  code,
  product_id: null,
  voucher: CODE,
  was: null,
  now: null,
  message: `${CODE}: Not for you.`,
})

type FormProps = { code: string; mode: string | undefined }

/** The result of an order with a refused voucher; the next quote is without it. */
function Form({ code, mode }: FormProps) {
  const [quote, setQuote] = useState(withVoucher)
  const state = {
    errors: {},
    outcome: { kind: 'changed' as const, changes: [refusal(code)] },
    agreedTotal: '626.50',
    submitted: { draft: {}, local: {} },
    attempt: 1,
  }
  return (
    <form>
      <SubmitResult
        i18n={i18n}
        mode={mode}
        state={state}
        quote={quote}
        isLoading={false}
        refreshQuote={() => setQuote(makeQuote({ total: '685.00' }))}
      />
    </form>
  )
}

async function show(code: string, mode?: string) {
  const { services, sent } = pageServices(() => Response.json(makeCart()))
  await render(
    <PageFrame services={services}>
      <Form code={code} mode={mode} />
    </PageFrame>,
  )
  return () => sent.map(({ method, path }) => `${method} ${path}`)
}

describe('a voucher that the buyer may not use', () => {
  it.each(['voucher_log_in', 'voucher_no_email', 'voucher_not_yours', 'voucher_used_by_you'])(
    'is removed from the order, which has a new total then: %s',
    async (code) => {
      const calls = await show(code)
      await expect.element(page.getByRole('heading')).toHaveTextContent("We couldn't place your order")
      expect(page.getByText(/place the order again/).elements()).toEqual([])
      await page.getByRole('button', { name: 'Remove voucher' }).click()
      await expect.element(page.getByText('The total is now Rs 685. It was Rs 626.50.')).toBeVisible()
      await expect.element(page.getByText(/place the order again/)).toBeVisible()
      expect(page.getByText(/Not for you/).elements()).toEqual([])
      expect(calls()).toEqual(['DELETE /v1/api/basket/vouchers/FORASHA/'])
    },
  )

  it.each([
    { code: 'voucher_log_in', mode: 'buy-now', links: ['/login?next=%2Fcheckout%2F%3Fmode%3Dbuy-now'] },
    { code: 'voucher_no_email', mode: undefined, links: ['/login?next=%2Fcheckout%2F'] },
    { code: 'voucher_not_yours', mode: undefined, links: [] },
    { code: 'voucher_used_by_you', mode: undefined, links: [] },
  ])('offers a login that comes back, where it helps: $code', async ({ code, mode, links }) => {
    await show(code, mode)
    await expect.element(page.getByRole('button', { name: 'Remove voucher' })).toBeVisible()
    const found = page.getByRole('link').elements()
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
  })
})

type ChangedProps = { change: Partial<Change>; before: Quote; after?: Quote }

/** The result of an order with one change; `after` is the quote that is fetched again. */
function Changed({ change, before, after = before }: ChangedProps) {
  const [quote, setQuote] = useState(before)
  const changes = [{ ...{ product_id: 1, voucher: null, was: null, now: null, code: '' }, ...change } as Change]
  const state = {
    ...{ errors: {}, outcome: { kind: 'changed' as const, changes }, agreedTotal: before.total },
    ...{ submitted: { draft: {}, local: {} }, attempt: 1 },
  }
  return (
    <form>
      <SubmitResult
        {...{ i18n, mode: undefined, state, quote, isLoading: false }}
        refreshQuote={() => setQuote(after)}
      />
    </form>
  )
}

it('a smaller quantity that is gone, too, is shown as it is now', async () => {
  const { services, sent } = pageServices(() =>
    Response.json({ reason: 'Sold out.', code: 'out_of_stock' }, { status: 406 }),
  )
  const short = (quantity: number, warning: string) =>
    makeQuote({ total: '1270.00', lines: [makeQuoteLine({ quantity: 2, max_quantity: quantity, warning })] })
  const change: Partial<Change> = { kind: 'stock', was: '2', now: '1', message: 'The Rain Ledger: Only 1 left.' }
  await render(
    <PageFrame services={services}>
      <Changed change={change} before={short(1, 'Only 1 left.')} after={short(0, 'Sold out.')} />
    </PageFrame>,
  )
  await page.getByRole('button', { name: 'Change quantity to 1' }).click()
  await expect.element(page.getByText('The Rain Ledger: Sold out.')).toBeVisible()
  expect(page.getByText(/Only 1 left/).elements()).toEqual([])
  await page.getByRole('button', { name: 'Remove from cart' }).click()
  await expect.poll(() => sent.map(({ method }) => method)).toEqual(['PATCH', 'DELETE'])
})

describe('the last sentence about a change', () => {
  const TOTAL = "You haven't been charged. To accept the new total, place the order again."
  const CHANGES = "You haven't been charged. To accept these changes, place the order again."
  const ITEMS = "You haven't been charged. Change or remove these items, then place the order again."
  const TIME = "You haven't been charged. Choose another time, then place the order again."
  const same = makeQuote({ total: '685.00' })
  const two = makeQuote({ total: '1270.00', lines: [makeQuoteLine({ quantity: 2 })] })

  it.each<{ what: string; change: Partial<Change>; before: Quote; sentence: string | undefined }>([
    { what: 'a gift', change: { kind: 'gift', product_id: null }, before: same, sentence: CHANGES },
    { what: 'a time', change: { kind: 'slot', product_id: null }, before: same, sentence: TIME },
    { what: 'sold out', change: { kind: 'stock', was: '1', now: '0' }, before: same, sentence: ITEMS },
    { what: 'short', change: { kind: 'stock', was: '2', now: '1' }, before: two, sentence: ITEMS },
    { what: 'reduced', change: { kind: 'stock', was: '2', now: '1' }, before: same, sentence: CHANGES },
    { what: 'not for sale', change: { kind: 'unavailable' }, before: same, sentence: ITEMS },
    { what: 'seats', change: { kind: 'seat' }, before: same, sentence: ITEMS },
    { what: 'owned', change: { kind: 'owned' }, before: same, sentence: undefined },
  ])('says what to do: $what', async ({ what, change, before, sentence }) => {
    const { services } = pageServices(() => Response.json(makeCart()))
    await render(
      <PageFrame services={services}>
        <Changed change={{ ...change, message: what }} before={before} />
      </PageFrame>,
    )
    await expect.element(page.getByText(what, { exact: true })).toBeVisible()
    const sentences = page.getByText(/charged/).elements()
    expect(sentences.map((each) => each.textContent)).toEqual(sentence ? [sentence] : [])
  })

  it('asks to accept a new total', async () => {
    const { services } = pageServices(() => Response.json(makeCart()))
    const change: Partial<Change> = { kind: 'stock', was: '2', now: '1', message: 'Only 1 left.' }
    await render(
      <PageFrame services={services}>
        <Changed change={change} before={two} after={same} />
      </PageFrame>,
    )
    await page.getByRole('button', { name: 'Change quantity to 1' }).click()
    await expect.element(page.getByText(TOTAL)).toBeVisible()
  })
})

describe('the button', () => {
  const prices = { quote: makeQuote({ total: '685.00' }), failure: undefined, isLoading: false, refreshQuote() {} }
  const wrong = [
    { field: 'phone_number', text: 'Enter a phone number.' },
    { field: 'first_name', text: "Enter the recipient's name." },
  ]

  it.each([
    { errors: wrong, links: ['#phone_number Check 2 fields'] },
    { errors: wrong.slice(1), links: ['#first_name Check 1 field'] },
    { errors: [], links: [] },
  ])('is below the number of wrong fields, which leads to the first of them: $links', async ({ errors, links }) => {
    const draft = { payment_method: 'cod' }
    await render(
      <SubmitButton i18n={i18n} draft={draft} prices={prices} isSending={false} errors={errors} terms={null} />,
    )
    await expect.element(page.getByRole('button', { name: 'Place order, pay Rs 685 on delivery' })).toBeVisible()
    const found = page.getByRole('link').elements()
    expect(found.map((link) => `${link.getAttribute('href')} ${link.textContent}`)).toEqual(links)
  })

  it.each([
    { total: '315.00', text: "Available as soon as you've paid." },
    { total: '0.00', text: "Available as soon as you've placed the order." },
  ])('says when digital goods of Rs $total are available', async ({ total, text }) => {
    const digital = { ...prices, quote: makeQuote({ total, is_shipping_required: false }) }
    await render(<SubmitButton i18n={i18n} draft={{}} prices={digital} isSending={false} errors={[]} terms={null} />)
    await expect.element(page.getByText(text)).toBeVisible()
  })
})
