import type { Order } from '@dabali/api-client'
import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { addressMessages } from '../account/account-messages.ts'
import { createTranslator } from '../i18n/translator.ts'
import { makeQuote } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { checkoutMessages } from './load-checkout.ts'
import { useSubmitOrder } from './use-submit-order.ts'

const quote = makeQuote({ is_shipping_required: false })
const start = {
  mode: undefined,
  offer: undefined,
  quote,
  countries: [],
  account: undefined,
  addresses: [],
  zones: [],
  attemptKey: 'key',
}
const translators = {
  t: createTranslator(checkoutMessages('en'), 'en'),
  address: createTranslator(addressMessages('en'), 'en'),
}
const draft = { email: 'maya@example.com', phone_number: '9841234567', payment_method: 'esewa' }

afterEach(() => {
  vi.restoreAllMocks()
})

it('can be submitted again after an unexpected error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { services, sent } = pageServices(() => Response.json({ hash: 'h', number: '100001' }))
  const placed: Order[] = []
  const onPlaced = (order: Order) => placed.push(order)
  const { result, act } = await renderHook(
    () => useSubmitOrder({ start, quote, draft, translators, onPlaced, refreshQuote: () => undefined }),
    { wrapper: ({ children }) => <PageFrame services={services}>{children}</PageFrame> },
  )
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
    throw new TypeError('unexpected failure')
  })
  await act(() => result.current.submit())
  expect(result.current).toMatchObject({ isSending: false, outcome: { kind: 'unanswered' } })
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'unexpected failure' }))
  await act(() => result.current.submit())
  expect(placed).toMatchObject([{ number: '100001' }])
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
