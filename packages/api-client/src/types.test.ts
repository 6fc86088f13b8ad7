import { describe, expectTypeOf, it } from 'vitest'
import type {
  AnswerOf,
  ArgsOf,
  Basket,
  LibraryItemDetail,
  NoArguments,
  Order,
  ProductCard,
  StaffArgsOf,
} from './types.ts'

// The compiler is what fails here.
describe('AnswerOf', () => {
  it('is the body of a success, and never that of a refusal or of a product that has moved', () => {
    expectTypeOf<AnswerOf<'getOrder'>>().toEqualTypeOf<Order>()
    expectTypeOf<AnswerOf<'borrowItem'>>().toEqualTypeOf<LibraryItemDetail>()
    expectTypeOf<AnswerOf<'listProducts'>['results']>().toEqualTypeOf<ProductCard[]>()
    expectTypeOf<AnswerOf<'getArtist'>>().not.toExtend<{ detail: string; code: string }>()
  })

  it('is nothing where there is no body', () => {
    expectTypeOf<AnswerOf<'deleteMe'>>().toEqualTypeOf<undefined>()
    expectTypeOf<AnswerOf<'deleteLogin'>>().toEqualTypeOf<undefined>()
  })
})

describe('ArgsOf', () => {
  it('is the path, the query, the fields of the body and the key at once', () => {
    expectTypeOf<ArgsOf<'changeBasketLine'>>().toEqualTypeOf<{
      id: string | number
      line: string | number
      quantity: number
      seats?: number[]
      idempotencyKey?: string
    }>()
    expectTypeOf<ArgsOf<'stopWatching'>>().toExtend<{ slug: string | number; id: string | number }>()
  })

  it('takes a number or a yes or no where the document has it as a text', () => {
    expectTypeOf<{ page: number; in_stock: boolean; sort: 'new'; category: string[] }>().toExtend<
      ArgsOf<'listProducts'>
    >()
    expectTypeOf<{ sort: string }>().not.toExtend<ArgsOf<'listProducts'>>()
  })

  it('is the path alone where the body has no fields', () => {
    expectTypeOf<ArgsOf<'refreshPayment'>>().toEqualTypeOf<{ hash: string | number }>()
  })

  it('has no idempotency key where the API has none', () => {
    expectTypeOf<ArgsOf<'redeemMagicLink'>>().toEqualTypeOf<{ token: string | number }>()
    expectTypeOf<ArgsOf<'addProduct'>>().toHaveProperty('idempotencyKey')
    expectTypeOf<AnswerOf<'addProduct'>>().toEqualTypeOf<Basket>()
  })

  it('has the version that the caller has seen where the API checks it', () => {
    expectTypeOf<StaffArgsOf<'changeStaffMember'>>().toHaveProperty('ifMatch').toEqualTypeOf<number>()
    expectTypeOf<StaffArgsOf<'getStaffMe'>>().toEqualTypeOf<NoArguments>()
    expectTypeOf<StaffArgsOf<'refundOrder'>>().not.toHaveProperty('ifMatch')
  })

  it('is nothing where an operation has nothing', () => {
    expectTypeOf<ArgsOf<'getMe'>>().toEqualTypeOf<NoArguments>()
  })
})
