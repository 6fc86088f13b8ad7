import type { Quote } from '@dabali/api-client'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTranslator } from '../i18n/translator.ts'
import { makeCart, makeQuote } from '../testing/fixtures.ts'
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
})
