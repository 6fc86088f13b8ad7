import type { CustomerDetail } from '@dabali/api-client/staff'
import { expect, it } from 'vitest'
import { compareCustomers, isProven, proofOf, titleOf } from './customer-facts.ts'

const customer = (own: Partial<CustomerDetail>): CustomerDetail => ({
  ...{ id: 'c1', kind: 'account', name: '', email: null, phone: '', language: 'en', is_staff: false },
  ...{ since: '2026-01-01T00:00:00Z', last_order_at: null, num_orders: 0, paid: '0.00', refunded: '0.00', version: 1 },
  ...{ is_email_verified: true, last_seen_at: null, orders: [], library: [], tickets: [], reviews: [] },
  ...{ newsletter: null, messages: [], notes: [], addresses: [], consents: [] },
  ...own,
})
const note = {
  ...{ id: 'n', text: 'Calls back', author: 'owner@dabali.example', created_at: '2026-01-01T00:00:00Z' },
  version: 1,
  is_author_active: true,
  edited_at: null,
}

it('a customer is named by the first that is known of name, email, phone and id', () => {
  expect(titleOf(customer({ name: 'Maya', email: 'maya@example.com' }))).toBe('Maya')
  expect(titleOf(customer({ email: 'maya@example.com', phone: '+9779841234567' }))).toBe('maya@example.com')
  expect(titleOf(customer({ phone: '+9779841234567' }))).toBe('+9779841234567')
  expect(titleOf(customer({}))).toBe('c1')
})

it('a deletion is confirmed by the whole address, in any case, and by nothing less', () => {
  const maya = customer({ name: 'Maya', email: 'maya@example.com' })
  expect(isProven(maya, ' Maya@Example.com ')).toBe(true)
  for (const typed of ['', 'maya', 'maya@example.co', 'Maya Gurung']) expect(isProven(maya, typed)).toBe(false)
})

it('a customer without an address is confirmed by what names them', () => {
  const maya = customer({ name: 'Maya' })
  expect(proofOf(maya)).toBe('Maya')
  expect(isProven(maya, 'maya')).toBe(true)
})

it('a merge counts what moves, also orders beyond those that are listed', () => {
  const kept = customer({ name: 'Maya', email: 'maya@example.com', num_orders: 2 })
  const merged = customer({ id: 'c2', name: 'M. G.', phone: '+9779841234567', num_orders: 120, notes: [note] })
  const { moving, profile, parts } = compareCustomers(kept, merged)
  expect(moving).toEqual([
    { part: 'orders', count: 120 },
    { part: 'notes', count: 1 },
  ])
  expect(parts[0]).toEqual({ part: 'orders', kept: 2, merged: 120 })
  expect(profile).toEqual([
    { field: 'name', kept: 'Maya', merged: 'M. G.', after: 'Maya' },
    { field: 'email', kept: 'maya@example.com', merged: '', after: 'maya@example.com' },
    { field: 'phone', kept: '', merged: '+9779841234567', after: '+9779841234567' },
  ])
})

it('the address of the merged account is lost only where the other has one', () => {
  const [one, other] = [customer({ email: 'maya@example.com' }), customer({ id: 'c2', email: 'mg@example.com' })]
  expect(compareCustomers(one, other).lostEmail).toBe('mg@example.com')
  expect(compareCustomers(customer({}), other).lostEmail).toBeUndefined()
  expect(compareCustomers(customer({}), other).profile[1]?.after).toBe('mg@example.com')
})
