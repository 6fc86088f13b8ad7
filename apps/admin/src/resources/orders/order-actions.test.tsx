// @vitest-environment happy-dom
import type { StaffOrder } from '@dabali/api-client/staff'
import { expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { OrderActions } from './order-actions.tsx'
import { hasPapers } from './order-status.tsx'

const AT = '2027-01-01T03:15:00.000Z'
const order = (fields: object) =>
  ({
    ...{ id: 'o1', number: '100001', status: 'Being processed', payment_status: 'cod_pending', can_cancel: false },
    ...{ total_incl_tax: '500.00', refunded: '0.00', lines_to_pack: [], shipments: [], shipping_address: {} },
    ...fields,
  }) as unknown as StaffOrder

it.each([
  ['on its way', [null], false],
  ['delivered, others not', [AT, null], true],
  ['delivered', [AT], true],
])('cash is recorded when a parcel is %s', async (_, delivered, isOffered) => {
  const shipments = delivered.map((delivered_at) => ({ delivered_at }))
  const { container } = await render(<OrderActions order={order({ shipments })} />, { permissions: ['orders.write'] })
  expect(container.textContent?.includes('resources.orders.actions.collect')).toBe(isOffered)
})

it.each([
  ['Pending', false],
  ['Being processed', true],
  ['Complete', true],
  ['Cancelled', false],
  ['Expired', false],
])('an order that is %s has papers: %s', (status, isSent) => {
  expect(hasPapers(order({ status }))).toBe(isSent)
  expect(hasPapers(order({ status, shipping_address: null }))).toBe(false)
})
