import { expect, it } from 'vitest'
import {
  bulkFields,
  changedProducts,
  countResults,
  exceededLimit,
  FIRST_VALUES,
  inverseOf,
  isPriceAction,
  toChange,
} from './bulk-change.ts'

it('publishing, categories and the end of a sale are one change each', () => {
  expect(toChange('publish', {})).toEqual({ is_listed: true })
  expect(toChange('unpublish', {})).toEqual({ is_listed: false })
  expect(toChange('addCategory', { category: '7' })).toEqual({ add_category_ids: [7] })
  expect(toChange('removeCategory', { category: '7' })).toEqual({ remove_category_ids: [7] })
  expect(toChange('endSale', {})).toEqual({ sale: null })
})

it('what is missing is no change', () => {
  expect(toChange('addCategory', { category: '' })).toBeUndefined()
  for (const value of ['', '0', 'ten', '1,5', '-3'])
    expect(toChange('price', { ...FIRST_VALUES, value })).toBeUndefined()
  expect(toChange('sale', { value: '20', starts_at: '', ends_at: '2026-12-02T00:00' })).toBeUndefined()
  expect(toChange('sale', { value: '100', starts_at: '2026-12-01T00:00', ends_at: '2026-12-02T00:00' })).toBeUndefined()
})

it('a price goes down or up, by percent or rupees, and can be rounded', () => {
  expect(toChange('price', { ...FIRST_VALUES, value: '12.5' })).toEqual({
    price: { of: 'selling_price', percent: -12.5 },
  })
  const raised = { direction: 'raise', unit: 'rupees', of: 'both', value: '50', round_to: '5' }
  expect(toChange('price', raised)).toEqual({ price: { of: 'both', amount: '50.00', round_to: 5 } })
})

it.each([
  ['lower', '99', undefined],
  ['lower', '99.5', 99],
  ['raise', '900', undefined],
  ['raise', '901', 900],
])('the limit that a change by %s %s exceeds is %s', (direction, value, limit) => {
  const change = toChange('price', { ...FIRST_VALUES, direction, value })
  expect(change && exceededLimit(change)).toBe(limit)
})

it('a sale begins and ends in the time of Nepal', () => {
  const values = { value: '20', starts_at: '2026-12-01T00:00', ends_at: '2026-12-08T00:00', round_to: '10' }
  expect(toChange('sale', values)).toEqual({
    sale: { percent: 20, starts_at: '2026-12-01T00:00:00+05:45', ends_at: '2026-12-08T00:00:00+05:45', round_to: 10 },
  })
})

it('each action asks for what it needs', () => {
  const names = (action: Parameters<typeof bulkFields>[0]) => bulkFields(action, [], String).map(({ name }) => name)
  expect(names('publish')).toEqual([])
  expect(names('price')).toEqual(['direction', 'value', 'unit', 'of', 'round_to'])
  expect(names('sale')).toEqual(['value', 'starts_at', 'ends_at', 'round_to'])
  expect([isPriceAction('sale'), isPriceAction('publish')]).toEqual([true, false])
})

it('a conflict, a refusal and a product that is gone are not changed', () => {
  const results = (['changed', 'changed', 'unchanged', 'conflict', 'refused', 'not_found'] as const).map((outcome) => ({
    outcome,
  }))
  expect(countResults(results)).toEqual({ changed: 2, unchanged: 1, failed: 3 })
})

it('categories and unpublishing are put back for what was changed, and neither prices nor a publication', () => {
  expect(inverseOf({ is_listed: false })).toEqual({ is_listed: true })
  expect(inverseOf({ add_category_ids: [7] })).toEqual({ remove_category_ids: [7] })
  expect(inverseOf({ remove_category_ids: [7] })).toEqual({ add_category_ids: [7] })
  expect(inverseOf({ is_listed: true })).toBeUndefined()
  expect(inverseOf({ sale: null })).toBeUndefined()
  const outcomes = ['changed', 'unchanged', 'conflict'] as const
  const results = outcomes.map((outcome, at) => ({ id: at + 1, outcome, version: 4, errors: {} }))
  expect(changedProducts(results)).toEqual([{ id: 1, version: 4 }])
})
