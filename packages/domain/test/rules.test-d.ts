import { expectTypeOf, test } from 'vitest'
import {
  allowsCashOnDelivery,
  type Basket,
  cashOnDeliveryRefusal,
  cataloguePath,
  formatNpr,
  guardRoute,
  INSIDE_VALLEY_LINES,
  type PRODUCT_CLASSES,
  type ProductClass,
  roundToTwo,
  SHIPPABLE_CLASSES,
  type StoreData,
  singleProductBasket,
  statusColour,
} from '../src/index.ts'
import { makeBasket, makeStoreData } from '../src/testing/testing.ts'

test('a class is one of the nine', () => {
  expectTypeOf<(typeof PRODUCT_CLASSES)[number]>().toEqualTypeOf<ProductClass>()
  expectTypeOf<'Pay Per View'>().toExtend<ProductClass>()
  expectTypeOf<'Newspaper'>().not.toExtend<ProductClass>()
  expectTypeOf(SHIPPABLE_CLASSES).toEqualTypeOf<readonly ProductClass[]>()
  expectTypeOf(INSIDE_VALLEY_LINES[0]).toEqualTypeOf<'Kathmandu'>()
})

test('a rule returns its possible results and nothing else', () => {
  expectTypeOf(cashOnDeliveryRefusal).returns.toEqualTypeOf<'disabled' | 'gift' | 'product_class' | 'country' | null>()
  expectTypeOf(statusColour).returns.toEqualTypeOf<'red' | 'yellow' | 'green' | 'black'>()
  expectTypeOf(singleProductBasket).returns.toEqualTypeOf<Basket>()
})

test('only a refusal has a redirect', () => {
  const verdict = guardRoute({ path: '/login', storeData: makeStoreData() })
  expectTypeOf(verdict.redirect).toEqualTypeOf<string | undefined>()
  if (verdict.allowed) expectTypeOf(verdict.redirect).toEqualTypeOf<undefined>()
  if (!verdict.allowed) expectTypeOf(verdict.storeData).toEqualTypeOf<StoreData>()
})

test('money is a number or a decimal text', () => {
  expectTypeOf(roundToTwo).parameter(0).toEqualTypeOf<number | string>()
  // @ts-expect-error TS2345: nothing is not an amount.
  formatNpr(null, 'en')
})

test('a basket that is not there yet is an answer, not a mistake', () => {
  allowsCashOnDelivery({ basket: undefined })
  allowsCashOnDelivery({ basket: makeBasket() })
  // @ts-expect-error TS2353: another name for the flag would silently allow everything.
  allowsCashOnDelivery({ basket: null, cod_allowed: false })
})

test('a slug is needed', () => {
  // @ts-expect-error TS2345: no page is without one.
  cataloguePath({ kind: 'article' })
})
