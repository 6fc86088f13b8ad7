import { DEFAULT_QUANTITY } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { AddressInputSchema } from '../address/address.ts'
import { schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { addProduct } from './add-product.ts'
import { BasketSchema } from './basket.ts'
import { setToken } from './basket-cookie.ts'
import { addVoucher, removeVoucher, voucherCode } from './change-vouchers.ts'
import { getBasket } from './get-basket.ts'
import { limitGuesses } from './limit-guesses.ts'
import { listShippingMethods } from './list-shipping-methods.ts'
import { answerMinimal, prefersMinimal } from './prefer-minimal.ts'
import { QuoteInputSchema, QuoteSchema } from './quote.ts'
import { type QuoteShop, quoteBasket } from './quote-basket.ts'
import { AdditionSchema, ChangeHeaders, kindOf, ModeQuery, refusals, SlipSchema, VoucherParams } from './requests.ts'
import { ShippingMethodSchema } from './shipping-method.ts'
import { visitOf } from './visit.ts'

const tags = ['basket']

type Options = QuoteShop & { limits: RateLimitQueries }

/** The visitor's own basket, which needs no name. */
export const ownBasketRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { limits, ...shop }) => {
  app.get(
    '/v1/api/basket/',
    {
      schema: {
        operationId: 'getBasket',
        tags,
        querystring: ModeQuery,
        response: { 200: schemaRef(BasketSchema), ...refusals() },
      },
    },
    (request) => getBasket(shop, visitOf(request), { kind: kindOf(request.query) }),
  )

  app.post(
    '/v1/api/basket/add-product/',
    {
      schema: {
        operationId: 'addProduct',
        tags,
        headers: ChangeHeaders,
        querystring: ModeQuery,
        body: AdditionSchema,
        response: { 200: schemaRef(BasketSchema), ...refusals(406, 409, 422) },
      },
    },
    async (request, reply) => {
      const { url, quantity = DEFAULT_QUANTITY } = request.body
      const addition = { url, quantity, kind: kindOf(request.query) }
      const { basket, newToken } = await addProduct(shop, visitOf(request), addition)
      if (newToken !== undefined) setToken(reply, newToken)
      return basket
    },
  )

  app.post(
    '/v1/api/basket/add-voucher/',
    {
      schema: {
        operationId: 'addVoucher',
        tags,
        headers: ChangeHeaders,
        querystring: ModeQuery,
        body: SlipSchema,
        response: { 200: schemaRef(BasketSchema), ...refusals(406, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const code = request.body.vouchercode
      const slip = { code, kind: kindOf(request.query) }
      const basket = await limitGuesses(limits, request, (visit) => addVoucher(shop, visit, slip))
      if (!prefersMinimal(request)) return basket
      const {
        is_applied: _,
        warning: __,
        ...voucher
      } = basket.vouchers.find((held) => held.code === voucherCode(code)) ?? {}
      return answerMinimal(reply, voucher)
    },
  )

  app.delete(
    '/v1/api/basket/vouchers/:voucher/',
    {
      schema: {
        operationId: 'removeVoucher',
        tags,
        headers: ChangeHeaders,
        querystring: ModeQuery,
        params: VoucherParams,
        response: { 200: schemaRef(BasketSchema), ...refusals(409, 422) },
      },
    },
    async (request, reply) => {
      const slip = { code: request.params.voucher, kind: kindOf(request.query) }
      const basket = await removeVoucher(shop, visitOf(request), slip)
      return prefersMinimal(request) ? answerMinimal(reply) : basket
    },
  )

  const methods = Type.Array(schemaRef(ShippingMethodSchema))

  app.get(
    '/v1/api/basket/shipping-methods/',
    {
      schema: {
        operationId: 'listShippingMethods',
        tags,
        querystring: ModeQuery,
        response: { 200: methods, ...refusals() },
      },
    },
    (request) => listShippingMethods(shop, visitOf(request), { kind: kindOf(request.query) }),
  )

  app.post(
    '/v1/api/basket/shipping-methods/',
    {
      schema: {
        operationId: 'listShippingMethodsForAddress',
        tags,
        querystring: ModeQuery,
        body: schemaRef(AddressInputSchema),
        response: { 200: methods, ...refusals() },
      },
    },
    (request) => listShippingMethods(shop, visitOf(request), { kind: kindOf(request.query), input: request.body }),
  )

  app.post(
    '/v1/api/basket/quote/',
    {
      schema: {
        operationId: 'quoteBasket',
        tags,
        querystring: ModeQuery,
        body: QuoteInputSchema,
        response: { 200: schemaRef(QuoteSchema), ...refusals(406, 409, 429) },
      },
    },
    (request) => {
      const asked = { kind: kindOf(request.query), input: request.body }
      if (request.body.voucher === undefined) return quoteBasket(shop, visitOf(request), asked)
      return limitGuesses(limits, request, (visit) => quoteBasket(shop, visit, asked))
    },
  )
}
