import type { Receipt } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'

const LINE: Receipt['lines'][number] = {
  title: 'Hill Songs',
  seats: [],
  product_class: 'Book',
  quantity: 3,
  refunded_quantity: 0,
  cancelled_quantity: 0,
  event_date: null,
  unit_price_incl_tax: '400.00',
  price_incl_tax: '1200.00',
  price_excl_tax: '1200.00',
  tax: '0.00',
  tax_rate: 0,
}

const RECEIPT: Receipt = {
  seller: { name: 'Dabali', address: 'Patan', pan: null },
  number: '100231',
  date_placed: '2026-11-20T10:00:00Z',
  date_settled: '2026-11-20T10:00:00Z',
  status_display: 'Paid. Not shipped yet',
  is_masked: false,
  buyer: { name: 'Maya Gurung', email: null, phone: null, address: null },
  lines: [LINE],
  discounts: [],
  delivery: null,
  taxes: [{ rate: 0, price_excl_tax: '1200.00', tax: '0.00', price_incl_tax: '1200.00' }],
  currency: 'NPR',
  total_excl_tax: '1200.00',
  total_tax: '0.00',
  total_incl_tax: '1200.00',
  gift_card_amount: '0.00',
  payment_method: 'esewa',
  payments: [],
  refunds: [],
  refunded: '0.00',
}

it.each([
  [{}, []],
  [{ cancelled_quantity: 2 }, ['2 cancelled']],
  [{ cancelled_quantity: 2, refunded_quantity: 1 }, ['1 cancelled', '1 refunded']],
  [{ cancelled_quantity: 2, refunded_quantity: 2 }, ['2 refunded']],
])('a line of a receipt with %j has the marks %j', async (quantities, marks) => {
  const { context } = makeRequestContext(200)
  const receipt = { ...RECEIPT, lines: [{ ...LINE, ...quantities }] }
  const page = await renderScreen(<ReceiptScreen hash="order-hash" receipt={receipt} context={context} />)
  expect(page.match(/\d (cancelled|refunded)/g) ?? []).toEqual(marks)
})

const refund = (method: string, doneAt: string | null) => ({
  method,
  amount: '50.00',
  status: doneAt === null ? 'pending' : 'done',
  created_at: '2026-11-22T12:00:00.000Z',
  done_at: doneAt,
})

it.each([
  ['en', ['Refunded to Gift card', 'Refunded to Card', 'Refund to Khalti pending', 'Refund pending']],
  ['ne', ['उपहार कार्डमा फिर्ता भयो', 'कार्डमा फिर्ता भयो', 'खल्तीमा फिर्ता हुन बाँकी', 'फिर्ता हुन बाँकी']],
] as const)('says in %s where each refund went', async (language, texts) => {
  const { context } = makeRequestContext(200)
  const done = '2026-11-23T12:00:00.000Z'
  const refunds = [refund('gift_card', done), refund('card', done), refund('khalti', null), refund('cod', null)]
  const screen = ReceiptScreen({ hash: 'order', receipt: { ...RECEIPT, refunds }, context: { ...context, language } })
  const shown = (await renderScreen(screen)).replaceAll('<!-- -->', '')
  expect(Array.from(shown.matchAll(/<li[^>]*><span>(.*?), </g), ([, text]) => text)).toEqual(texts)
})
