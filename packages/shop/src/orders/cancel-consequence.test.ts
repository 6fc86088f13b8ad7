import type { Order } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { cancelConsequence } from './cancel-consequence.ts'
import { ordersTalk } from './orders-talk.ts'

const order = (payment_status: string, payment_method: string, refunded = '0.00') =>
  ({ payment_status, payment_method, refunded, total_incl_tax: '1035.00' }) as Order

it.each([
  { of: order('cod_pending', 'cod'), says: 'You have paid nothing, and nothing is sent.' },
  { of: order('paid', 'esewa'), says: 'Rs\u00a01,035 goes back to you the way it came: eSewa.' },
  {
    of: order('partially_refunded', 'khalti', '35.00'),
    says: 'Rs\u00a01,000 goes back to you the way it came: Khalti.',
  },
  { of: order('pending', 'card'), says: 'Nothing is sent. Should a payment still arrive, it goes back to you.' },
  { of: order('paid', 'free'), says: 'Nothing was to be paid. Tickets lose their codes at once.' },
])('of $of.payment_method that is $of.payment_status it says where the money goes', ({ of, says }) => {
  expect(cancelConsequence(of, 'en', ordersTalk('en'))).toBe(says)
})
