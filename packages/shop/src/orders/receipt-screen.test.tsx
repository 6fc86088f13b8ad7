import type { Receipt } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'

const RECEIPT: Receipt = {
  seller: { name: 'Dabali', address: 'Patan', pan: null },
  number: '100001',
  date_placed: '2026-11-21T12:00:00.000Z',
  date_settled: '2026-11-21T12:00:00.000Z',
  status_display: 'Paid',
  is_masked: false,
  buyer: { name: 'Mira', email: null, phone: null, address: null },
  lines: [],
  discounts: [],
  delivery: null,
  taxes: [],
  currency: 'NPR',
  total_excl_tax: '500.00',
  total_tax: '0.00',
  total_incl_tax: '500.00',
  gift_card_amount: '200.00',
  payment_method: 'card',
  payments: [],
  refunds: [],
  refunded: '250.00',
}

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
