import type { StaffVoucher } from '@dabali/api-client/staff'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newVoucher, readVoucher, voucherChanges, writeNewVouchers } from './voucher-forms.ts'

const voucher: StaffVoucher = {
  ...{ code: 'RAIN', version: 3, name: 'Rain', percent: 10, amount: null, least_total: '0.00', product_classes: null },
  ...{ starts_at: '2026-11-01T00:00:30Z', ends_at: '2026-12-01T00:00:30Z', most_uses: null, uses: 2 },
  ...{ most_uses_each: null, customers: null },
  ...{ state: 'active', batch: null, created_at: '2026-11-01T00:00:30Z' },
}
const base = readVoucher(voucher)

it('a form that was not changed changes nothing, also not the seconds of its times', () => {
  expect(voucherChanges(base, base)).toEqual({})
})

it('only what was changed is sent', () => {
  const values = { ...base, name: 'Rain again', ends_at: '2026-12-24T18:00', most_uses: '5', 'class.Book': true }
  expect(voucherChanges(base, values)).toEqual({
    name: 'Rain again',
    ends_at: '2026-12-24T18:00:00+05:45',
    most_uses: 5,
    product_classes: ['Book'],
  })
})

it('a limit that was emptied is removed', () => {
  const limited = readVoucher({ ...voucher, most_uses: 5, least_total: '500.00', product_classes: ['Book'] })
  const values = { ...limited, most_uses: '', least_total: '', 'class.Book': false }
  expect(voucherChanges(limited, values)).toEqual({ most_uses: null, least_total: '0', product_classes: null })
})

it('customers are addresses with commas or lines between them, and none are everybody', () => {
  const values = { ...base, customers: ' maya@example.com,\n hari@example.com ', most_uses_each: '1' }
  const customers = ['maya@example.com', 'hari@example.com']
  expect(voucherChanges(base, values)).toEqual({ customers, most_uses_each: 1 })
  const named = readVoucher({ ...voucher, customers, most_uses_each: 1 })
  expect(voucherChanges(named, { ...named, customers: '', most_uses_each: '' })).toEqual({
    ...{ customers: null, most_uses_each: null },
  })
})

it('the other kind replaces the percentage by an amount', () => {
  expect(voucherChanges(base, { ...base, kind: 'amount', amount: '250' })).toEqual({ amount: '250' })
})

it('a new voucher has one code, or a number of made ones', () => {
  const values = { ...newVoucher(false), name: 'Dashain', voucher_code: 'dashain', ends_at: '2026-12-24T18:00' }
  expect(writeNewVouchers(values)).toEqual({
    ...{ voucher_code: 'dashain', name: 'Dashain', percent: 10, product_classes: null },
    ends_at: '2026-12-24T18:00:00+05:45',
  })
  expect(writeNewVouchers({ ...values, codes: 'made', count: '40', prefix: 'D-' })).toMatchObject({
    count: 40,
    prefix: 'D-',
  })
  expect(writeNewVouchers({ ...values, codes: 'made' })).not.toHaveProperty('voucher_code')
})

it('a member who writes no offers begins with tickets', () => {
  expect(writeNewVouchers(newVoucher(true)).product_classes).toEqual(['Ticket'])
})

it('an emptied start is the present minute, and that of a voucher that has begun stays', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T06:15:40Z') })
  onTestFinished(() => void vi.useRealTimers())
  const planned = readVoucher({ ...voucher, starts_at: '2026-12-24T00:00:00Z' })
  expect(voucherChanges(planned, { ...planned, starts_at: '' })).toEqual({ starts_at: '2026-11-30T12:00:00+05:45' })
  expect(voucherChanges(base, { ...base, starts_at: '' })).toEqual({})
})

it('sums are read in the digits of either script and with commas', () => {
  expect(voucherChanges(base, { ...base, kind: 'amount', amount: ' 1,500 ', least_total: '२,०००' })).toEqual({
    ...{ amount: '1500', least_total: '2000' },
  })
  const values = { ...newVoucher(false), kind: 'amount', amount: '1,00,000.50', least_total: '1,50,000' }
  expect(writeNewVouchers(values)).toMatchObject({ amount: '100000.50', least_total: '150000' })
})
