import { expect, it } from 'vitest'
import { fieldErrors } from '../../data/api.ts'
import { changedPaths, mergeValues, takeTheirs } from '../../fields/merge-values.ts'
import {
  FORM_FIELDS,
  fieldChanges,
  isUnlikelyPrice,
  PATHS,
  type Product,
  saleProblems,
  termProblems,
  toPrice,
  toValues,
} from './product-values.ts'

const named = (id: number) => ({ id, slug: `s-${id}`, name: { en: `N${id}` } })
const product = {
  title: { en: 'Fog', ne: 'कुहिरो' },
  ...{ subtitle: {}, description: {}, paper: {}, material: {}, included: {}, care: {} },
  authors: { en: ['Ishvari Tamot', 'Aaju Deula'] },
  ...{ slug: 'fog', language: 'en', isbn: null, binding: null, published_on: null, largest_quantity: 10 },
  ...{ pages: 120, duration_seconds: null, printing_year: null },
  ...{ weight_grams: null, width_mm: null, height_mm: null, depth_mm: null },
  ...{ publisher: null, categories: [named(4)], related: [], items: [], plan: null, rental: null },
  contributors: [{ ...named(1), role: 'author' }],
  price: {
    ...{ mrp: '650.00', selling_price: '585.00', current_price: '585.00', least_price: null },
    sale: {
      price: '500.00',
      starts_at: '2026-11-24T18:15:00.000Z',
      ends_at: '2026-11-30T18:15:00.000Z',
      state: 'planned',
    },
  },
} as unknown as Product
const base = toValues(product)

it('sends what was changed and nothing else; of a text only its language', () => {
  const values = {
    ...base,
    title: { ...base.title, ne: 'हुस्सु' },
    authors: { ...base.authors, ne: ' ईश्वरी तामोट,, आजु ' },
    pages: null,
    isbn: '978-9937-0-0001-7',
    categories: [named(4), named(9)],
    contributors: [{ ...named(2), role: 'translator' as const }, ...base.contributors],
  }
  expect(fieldChanges(base, values)).toEqual({
    title: { ne: 'हुस्सु' },
    authors: { ne: ['ईश्वरी तामोट', 'आजु'] },
    pages: null,
    isbn: '978-9937-0-0001-7',
    category_ids: [4, 9],
    contributors: [
      { id: 2, role: 'translator' },
      { id: 1, role: 'author' },
    ],
  })
  expect(fieldChanges(base, { ...base, isbn: '' })).toEqual({})
})

it('times of a sale are those of Kathmandu', () => {
  expect(base.price.sale_starts_at).toBe('2026-11-25T00:00')
  expect(toPrice(base)).toEqual({
    ...{ mrp: '650.00', selling_price: '585.00', least_price: null },
    sale: { price: '500.00', starts_at: '2026-11-24T18:15:00.000Z', ends_at: '2026-11-30T18:15:00.000Z' },
  })
  const none = { sale_price: '', sale_starts_at: '', sale_ends_at: '' }
  expect(toPrice({ price: { ...base.price, ...none } }).sale).toBeNull()
  expect(saleProblems({ price: { ...base.price, ...none } })).toEqual([])
  expect(saleProblems(base)).toEqual([])
})

it('prices are read in the digits of either script and with commas', () => {
  const price = {
    ...base.price,
    mrp: '1,500',
    selling_price: '१,४००',
    least_price: '1,00,000',
    sale_price: ' 1,200.50 ',
  }
  expect(toPrice({ price })).toMatchObject({
    ...{ mrp: '1500', selling_price: '1400', least_price: '100000', sale: { price: '1200.50' } },
  })
  expect(isUnlikelyPrice('1500.00', '1,500')).toBe(false)
  expect(isUnlikelyPrice('1500.00', '१५,०००')).toBe(true)
})

it('a sale that has ended is not sent again with another price', () => {
  const sale = { ...product.price.sale, state: 'ended' } as Product['price']['sale']
  const values = toValues({ ...product, price: { ...product.price, sale } })
  expect(toPrice({ price: { ...values.price, selling_price: '560.00' } })).toMatchObject({
    ...{ selling_price: '560.00', sale: null },
  })
})

it.each([
  [{ sale_price: '' }, ['price.sale_price']],
  [{ sale_starts_at: '' }, ['price.sale_starts_at']],
  [{ sale_price: '', sale_ends_at: '' }, ['price.sale_price', 'price.sale_ends_at']],
  [{ sale_ends_at: '2026-11-24T00:00' }, ['price.sale_ends_at']],
  [{ sale_ends_at: '2026-11-25T00:00' }, ['price.sale_ends_at']],
])('a sale with %j is incomplete or ends too early: its fields show errors', (changed, fields) => {
  const problems = saleProblems({ price: { ...base.price, ...changed } })
  expect(problems.map(([field]) => field)).toEqual(fields)
})

it.each([
  ['Subscription', {}, ['plan.period_days', 'plan.opens']],
  ['Subscription', { plan: { period_days: 30, opens: [] } }, ['plan.opens']],
  ['Subscription', { plan: { period_days: 30, opens: ['E-book'] } }, []],
  ['Pay Per View', {}, ['rental.days_to_start', 'rental.hours_to_watch']],
  ['Pay Per View', { rental: { days_to_start: 30, hours_to_watch: '' } }, ['rental.hours_to_watch']],
  ['Book', {}, []],
] as const)('the terms of a %s with %j lack %j', (productClass, terms, fields) => {
  const problems = termProblems(productClass, { plan: null, rental: null, ...terms } as never)
  expect(problems.map(([field]) => field)).toEqual(fields)
})

it('merges what only one has changed, and leaves a choice for what both have', () => {
  const mine = {
    ...base,
    title: { en: 'Mine', ne: 'कुहिरो' },
    pages: 130,
    price: { ...base.price, selling_price: '600.00' },
  }
  const theirs: typeof base = {
    ...base,
    title: { en: 'Theirs', ne: 'हुस्सु' },
    pages: 130,
    related: [named(7)],
    price: { ...base.price, selling_price: '560.00' },
  }
  const { values, merged, conflicts } = mergeValues(PATHS, { base, mine, theirs })
  expect(merged).toBe(2)
  expect(conflicts).toEqual([
    { path: 'title.en', mine: 'Mine', theirs: 'Theirs' },
    { path: 'price.selling_price', mine: '600.00', theirs: '560.00' },
  ])
  expect(values).toMatchObject({ title: { en: 'Mine', ne: 'हुस्सु' }, pages: 130, related: [{ id: 7 }] })
  expect(changedPaths(PATHS, theirs, takeTheirs(values, conflicts))).toEqual([])
})

it.each([
  ['450.00', '4500.00', true],
  ['450.00', '4499.00', false],
  ['450.00', '45.00', true],
  ['450.00', '46.00', false],
  ['0.00', '450.00', false],
  ['450.00', '0', true],
  ['450.00', '', false],
])('a price of %s that becomes %s is unlikely: %s', (last, next, isUnlikely) => {
  expect(isUnlikelyPrice(last, next)).toBe(isUnlikely)
})

it('errors of the API stand at the fields of the form', () => {
  const error = { body: { publisher_id: ['Not found: 4.'], sale: ['One.', 'Two.'], code: 'invalid' } }
  expect(fieldErrors(error, FORM_FIELDS)).toEqual([
    ['publisher', 'Not found: 4.'],
    ['price.sale_price', 'One. Two.'],
  ])
})
