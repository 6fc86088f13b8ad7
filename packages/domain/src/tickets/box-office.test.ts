import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOX_OFFICE_LIMIT, type CashSale, cashTotals, mayCancelSale } from './box-office.ts'

const END = '2026-12-12T18:00:00.000Z'

describe('mayCancelSale', () => {
  it.each([
    { now: '2026-12-12T12:00:00.000Z', may: true },
    { now: '2026-12-12T23:59:59.999Z', may: true },
    { now: '2026-12-13T00:00:00.000Z', may: false },
    { now: '2026-12-14T00:00:00.000Z', may: false },
    { now: 'later', may: false },
  ])('at $now: $may', ({ now, may }) => {
    expect(mayCancelSale(END, now)).toBe(may)
  })

  it('an unknown end ends it', () => {
    expect(mayCancelSale('', END)).toBe(false)
  })
})

const sale: CashSale = { device_id: '1', device: 'Tablet', staff: 'Asha', tickets: 2, total: 120_000, refunded: 0 }

describe('cashTotals', () => {
  it('adds up by device and member of staff', () => {
    expect(
      cashTotals([
        sale,
        { ...sale, tickets: 1, total: 60_000, refunded: 60_000 },
        { ...sale, staff: 'Bijay', total: 30_000 },
        { ...sale, device_id: '2', device: 'Phone', total: 10_000, refunded: 5000 },
      ]),
    ).toEqual([
      {
        device_id: '2',
        device: 'Phone',
        staff: 'Asha',
        sales: 1,
        tickets: 2,
        taken: 10_000,
        refunded: 5000,
        cash: 5000,
      },
      {
        device_id: '1',
        device: 'Tablet',
        staff: 'Asha',
        sales: 2,
        tickets: 3,
        taken: 180_000,
        refunded: 60_000,
        cash: 120_000,
      },
      {
        device_id: '1',
        device: 'Tablet',
        staff: 'Bijay',
        sales: 1,
        tickets: 2,
        taken: 30_000,
        refunded: 0,
        cash: 30_000,
      },
    ])
  })

  it('two devices of one name are two drawers, and a renamed device has its latest name', () => {
    const totals = cashTotals([sale, { ...sale, device_id: '2' }, { ...sale, device: 'Tablet 2' }])
    expect(totals.map(({ device_id, device, sales }) => [device_id, device, sales])).toEqual([
      ['2', 'Tablet', 1],
      ['1', 'Tablet 2', 2],
    ])
  })

  it('loses no money', () => {
    const sales = fc.array(
      fc.record({
        device_id: fc.constantFrom('1', '2'),
        device: fc.constant('Tablet'),
        staff: fc.constantFrom('Asha', 'Bijay'),
        tickets: fc.nat(20),
        total: fc.nat(1_000_000),
        refunded: fc.nat(1_000_000),
      }),
    )
    fc.assert(
      fc.property(sales, (all) => {
        const expected = all.reduce((sum, { total, refunded }) => sum + total - refunded, 0)
        expect(cashTotals(all).reduce((sum, { cash }) => sum + cash, 0)).toBe(expected)
      }),
    )
  })

  it('is empty without sales', () => {
    expect(cashTotals([])).toEqual([])
  })
})

it('BOX_OFFICE_LIMIT is the most tickets of a sale', () => {
  expect(BOX_OFFICE_LIMIT).toBe(20)
})
