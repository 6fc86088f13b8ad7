import { INSIDE_VALLEY_LINES, PRODUCT_CLASSES, SHIPPABLE_CLASSES } from '@dabali/domain'
import { describe, expect, test } from 'vitest'
import { toShippingMethod } from './schemas.ts'
import { chooseDelivery, deliveryDays, shippingMethodsFor, shownSlots } from './shipping-methods.ts'

const BOOKS = [{ product_class: 'Book' as const, quantity: 2 }]
const codesFor = (address: { country?: string; line?: string } | null, lines: typeof BOOKS = BOOKS) =>
  shippingMethodsFor({ address, lines }, 'en').map(({ code, fee }) => `${code} ${fee}`)

type Destination = Parameters<typeof codesFor>[0]

describe('shippingMethodsFor', () => {
  test.each<[Destination, string[]]>([
    ...INSIDE_VALLEY_LINES.map((line): [Destination, string[]] => [
      { country: 'NP', line },
      ['inside-valley 10000', 'pick-up 0'],
    ]),
    [{ country: 'NP', line: 'Pokhara' }, ['outside-valley 18000', 'pick-up 0']],
    [{ country: 'NP', line: 'kathmandu' }, ['outside-valley 18000', 'pick-up 0']],
    [{ country: 'NP', line: '' }, ['inside-valley 10000', 'outside-valley 18000', 'pick-up 0']],
    [{ country: 'NP' }, ['inside-valley 10000', 'outside-valley 18000', 'pick-up 0']],
    [{ country: 'IN', line: 'Kathmandu' }, ['abroad 300000']],
    [{ country: 'DE' }, ['abroad 300000']],
    [{ line: 'Kathmandu' }, ['inside-valley 10000', 'outside-valley 18000', 'pick-up 0', 'abroad 300000']],
    [null, ['inside-valley 10000', 'outside-valley 18000', 'pick-up 0', 'abroad 300000']],
  ])('%j: two books can be sent by %j', (address, methods) => {
    expect(codesFor(address)).toEqual(methods)
  })

  test.each(PRODUCT_CLASSES)('%s needs delivery only if it is shippable', (product_class) => {
    const methods = shippingMethodsFor({ address: null, lines: [{ product_class, quantity: 1 }] }, 'en')
    expect(methods.length > 0).toBe(SHIPPABLE_CLASSES.includes(product_class))
  })

  test('abroad only shippable lines count', () => {
    const lines = [...BOOKS, { product_class: 'E-book' as const, quantity: 9 }]
    expect(shippingMethodsFor({ address: { country: 'US' }, lines }, 'en')[0]?.fee).toBe(300_000)
  })

  test('a basket without lines needs no delivery', () => {
    expect(codesFor(null, [])).toEqual([])
  })
})

test('names each method in both languages, with four decimals as django-oscar-api does', () => {
  const inside = { address: { country: 'NP', line: 'Lalitpur' }, lines: BOOKS }
  expect(shippingMethodsFor(inside, 'en').slice(0, 1).map(toShippingMethod)).toEqual([
    {
      code: 'inside-valley',
      name: 'Inside the valley',
      description: 'Delivered to your door the next day.',
      price: { currency: 'NPR', excl_tax: '100.0000', incl_tax: '100.0000', tax: '0.0000' },
      is_discounted: false,
      discount: 0,
      eta: deliveryDays('inside-valley', new Date()),
    },
  ])
  expect(shippingMethodsFor(inside, 'ne')[0]?.name).toBe('उपत्यकाभित्र')
})

test.each([
  { zone: 'inside-valley' as const, from: '2026-11-24', to: '2026-11-24' },
  { zone: 'outside-valley' as const, from: '2026-11-25', to: '2026-11-28' },
  { zone: 'abroad' as const, from: '2026-12-03', to: '2026-12-13' },
])('$zone what is ordered on November 23 in Nepal arrives from $from to $to', ({ zone, from, to }) => {
  // 23:59 in Nepal.
  expect(deliveryDays(zone, new Date('2026-11-23T18:14:00Z'))).toEqual({ from, to })
  expect(deliveryDays(zone, new Date('2026-11-22T18:15:00Z'))).toEqual({ from, to })
})

test('what is ordered by 17:00 can be picked up the same day', () => {
  expect(deliveryDays('pick-up', new Date('2026-11-23T11:14:00Z')).from).toBe('2026-11-23')
  expect(deliveryDays('pick-up', new Date('2026-11-23T11:15:00Z')).from).toBe('2026-11-24')
})

test.each([
  { address: { country: 'NP', line: 'Lalitpur' }, requested: null, chosen: 'inside-valley' },
  { address: { country: 'NP', line: 'Lalitpur' }, requested: 'pick-up', chosen: 'pick-up' },
  { address: { country: 'NP' }, requested: null, chosen: undefined },
  { address: null, requested: 'pick-up', chosen: 'pick-up' },
])('of $address, with $requested requested, $chosen is chosen', ({ address, requested, chosen }) => {
  expect(chooseDelivery({ address, lines: BOOKS, requested }, 'en').method?.code).toBe(chosen)
})

const slotsOf = (fullness: boolean[]) =>
  fullness.map((is_full, at) => ({ id: `${at}`, day: '2026-11-24', starts: '10:00', ends: '14:00', is_full }))

test.each([
  { what: 'the next six', full: 0, of: 28, count: 6 },
  { what: 'full ones, too', full: 3, of: 28, count: 6 },
  { what: 'all up to the first that is not full', full: 9, of: 28, count: 10 },
  { what: 'six where all are full', full: 28, of: 28, count: 6 },
  { what: 'fewer where there are no more', full: 0, of: 2, count: 2 },
])('slots to choose from are $what', ({ full, of, count }) => {
  const slots = slotsOf(Array.from({ length: of }, (_, at) => at < full))
  expect(shownSlots(slots)).toEqual(slots.slice(0, count))
})
