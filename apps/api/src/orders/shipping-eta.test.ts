import { expect, test } from 'vitest'
import { shippingEta } from './to-order.ts'

const parcel = {
  shipping_code: 'outside-valley',
  slot: null,
  status: 'Being processed',
  fulfilment_status: 'packed',
  // Already the next day in Nepal.
  placed_at: new Date('2026-11-20T18:30:00Z'),
  settled_at: null,
} as const

test('counts the days of the shipping method from the confirmation, in Nepal', () => {
  expect(shippingEta(parcel)).toEqual({ from: '2026-11-23', to: '2026-11-26' })
  expect(shippingEta({ ...parcel, settled_at: new Date('2026-12-30T06:00:00Z') })).toEqual({
    from: '2027-01-01',
    to: '2027-01-04',
  })
  expect(shippingEta({ ...parcel, shipping_code: 'inside-valley' })).toEqual({ from: '2026-11-22', to: '2026-11-22' })
  expect(shippingEta({ ...parcel, shipping_code: 'abroad' })).toEqual({ from: '2026-12-01', to: '2026-12-11' })
})

test('is the day of its slot', () => {
  const slot = { day: '2026-11-29', starts: '10:00', ends: '14:00' }
  expect(shippingEta({ ...parcel, slot })).toEqual({ from: '2026-11-29', to: '2026-11-29' })
})

test('is null if no parcel is on its way', () => {
  expect(shippingEta({ ...parcel, shipping_code: null })).toBeNull()
  expect(shippingEta({ ...parcel, status: 'Cancelled' })).toBeNull()
  expect(shippingEta({ ...parcel, fulfilment_status: 'delivered' })).toBeNull()
  expect(shippingEta({ ...parcel, fulfilment_status: 'returned' })).toBeNull()
})
