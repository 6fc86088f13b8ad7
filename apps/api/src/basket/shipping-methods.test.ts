import { INSIDE_VALLEY_LINES, PRODUCT_CLASSES, SHIPPABLE_CLASSES } from '@dabali/domain'
import { describe, expect, test } from 'vitest'
import { toShippingMethod } from './schemas.ts'
import { shippingMethodsFor } from './shipping-methods.ts'

const BOOKS = [{ product_class: 'Book' as const, quantity: 2 }]
const codesFor = (address: { country?: string; line?: string } | null, lines: typeof BOOKS = BOOKS) =>
  shippingMethodsFor({ address, lines }, 'en').map(({ code, fee }) => `${code} ${fee}`)

type Destination = Parameters<typeof codesFor>[0]

describe('shippingMethodsFor', () => {
  test.each<[Destination, string[]]>([
    ...INSIDE_VALLEY_LINES.map((line): [Destination, string[]] => [{ country: 'NP', line }, ['inside-valley 10000']]),
    [{ country: 'NP', line: 'Pokhara' }, ['outside-valley 18000']],
    [{ country: 'NP', line: 'kathmandu' }, ['outside-valley 18000']],
    [{ country: 'NP', line: '' }, ['inside-valley 10000', 'outside-valley 18000']],
    [{ country: 'NP' }, ['inside-valley 10000', 'outside-valley 18000']],
    [{ country: 'IN', line: 'Kathmandu' }, ['abroad 300000']],
    [{ country: 'DE' }, ['abroad 300000']],
    [{ line: 'Kathmandu' }, ['inside-valley 10000', 'outside-valley 18000', 'abroad 300000']],
    [null, ['inside-valley 10000', 'outside-valley 18000', 'abroad 300000']],
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
  expect(shippingMethodsFor(inside, 'en').map(toShippingMethod)).toEqual([
    {
      code: 'inside-valley',
      name: 'Inside the valley',
      description: 'Delivered to your door the next day.',
      price: { currency: 'NPR', excl_tax: '100.0000', incl_tax: '100.0000', tax: '0.0000' },
      is_discounted: false,
      discount: 0,
    },
  ])
  expect(shippingMethodsFor(inside, 'ne')[0]?.name).toBe('उपत्यकाभित्र')
})
