import { DEFAULT_QUANTITY } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { AddressInputSchema } from '../address/address.ts'
import type { GiftCardQueries } from '../gift-cards/queries.ts'
import { schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { setToken } from './basket-cookie.ts'
import { type BasketDeps, getBasket, holdTickets, listShippingMethods } from './change-basket.ts'
import { addGiftCard, addProduct, addVoucher, removeGiftCard, removeVoucher, voucherCode } from './change-contents.ts'
import { QuoteInputSchema, type QuoteRouteDeps, QuoteSchema, quoteBasket } from './quote-basket.ts'
import {
  AdditionSchema,
  answerMinimal,
  basketErrorResponses,
  basketRequestOf,
  ChangeHeaders,
  kindOf,
  limitAttempts,
  ModeQuery,
  prefersMinimal,
  VoucherInputSchema,
  VoucherParams,
} from './requests.ts'
import { BasketSchema, ShippingMethodSchema } from './schemas.ts'

const tags = ['basket']

type Options = QuoteRouteDeps & { limits: RateLimitQueries }

/** Routes of the visitor's own basket, which is found by cookie or account. */
export const ownBasketRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { limits, ...shop }) => {
  app.get(
    '/v1/api/basket/',
    {
      schema: {
        operationId: 'getBasket',
        tags,
        querystring: ModeQuery,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses() },
      },
    },
    (request) => getBasket(shop, basketRequestOf(request), { kind: kindOf(request.query) }),
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
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(406, 409, 422) },
      },
    },
    async (request, reply) => {
      const { url, seats = [], quantity = Math.max(DEFAULT_QUANTITY, seats.length), price } = request.body
      const addition = { url, quantity, seats, price, kind: kindOf(request.query) }
      const { basket, newToken } = await addProduct(shop, basketRequestOf(request), addition)
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
        body: VoucherInputSchema,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(406, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const code = request.body.vouchercode
      const slip = { code, kind: kindOf(request.query) }
      const basket = await limitAttempts(limits, { request, what: 'voucher' }, (visit) => addVoucher(shop, visit, slip))
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
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(409, 422) },
      },
    },
    async (request, reply) => {
      const slip = { code: request.params.voucher, kind: kindOf(request.query) }
      const basket = await removeVoucher(shop, basketRequestOf(request), slip)
      return prefersMinimal(request) ? answerMinimal(reply) : basket
    },
  )

  app.post(
    '/v1/api/basket/hold-tickets/',
    {
      schema: {
        operationId: 'holdTickets',
        tags,
        description:
          'Called when the checkout begins. A line is held whole or not at all; its `held_until` says until when, its `warning` why not. A hold is not extended by a repeated call, and ends with its line, with the basket or when the order takes it over. One that has ended begins again.',
        querystring: ModeQuery,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(409, 429) },
      },
    },
    (request) => {
      const entry = { kind: kindOf(request.query), clientAddress: request.clientAddress }
      return holdTickets({ ...shop, limits }, basketRequestOf(request), entry)
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
        response: { 200: methods, ...basketErrorResponses() },
      },
    },
    (request) => listShippingMethods(shop, basketRequestOf(request), { kind: kindOf(request.query) }),
  )

  app.post(
    '/v1/api/basket/shipping-methods/',
    {
      schema: {
        operationId: 'listShippingMethodsForAddress',
        tags,
        querystring: ModeQuery,
        body: schemaRef(AddressInputSchema),
        response: { 200: methods, ...basketErrorResponses() },
      },
    },
    (request) =>
      listShippingMethods(shop, basketRequestOf(request), { kind: kindOf(request.query), input: request.body }),
  )

  app.post(
    '/v1/api/basket/quote/',
    {
      schema: {
        operationId: 'quoteBasket',
        tags,
        querystring: ModeQuery,
        body: QuoteInputSchema,
        response: { 200: schemaRef(QuoteSchema), ...basketErrorResponses(406, 409, 429) },
      },
    },
    (request) => {
      const asked = { kind: kindOf(request.query), input: request.body }
      if (request.body.voucher === undefined) return quoteBasket(shop, basketRequestOf(request), asked)
      return limitAttempts(limits, { request, what: 'voucher' }, (visit) => quoteBasket(shop, visit, asked))
    },
  )
}

type GiftCardOptions = BasketDeps & { cards: GiftCardQueries; limits: RateLimitQueries }

/** The gift card that pays for the visitor's basket. Its code is only in the body of a request. */
export const basketGiftCardRoutes: FastifyPluginAsyncTypebox<GiftCardOptions> = async (app, { limits, ...shop }) => {
  app.post(
    '/v1/api/basket/add-gift-card/',
    {
      schema: {
        operationId: 'addGiftCard',
        tags,
        description:
          'Pays with this gift card, instead of one that was added before. Nothing is taken before the checkout.',
        headers: ChangeHeaders,
        querystring: ModeQuery,
        body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(406, 409, 422, 429) },
      },
    },
    (request) => {
      const card = { code: request.body.code, kind: kindOf(request.query) }
      return limitAttempts(limits, { request, what: 'gift card' }, (visit) => addGiftCard(shop, visit, card))
    },
  )

  app.delete(
    '/v1/api/basket/gift-card/',
    {
      schema: {
        operationId: 'removeGiftCard',
        tags,
        headers: ChangeHeaders,
        querystring: ModeQuery,
        response: { 200: schemaRef(BasketSchema), ...basketErrorResponses(409, 422) },
      },
    },
    (request) => removeGiftCard(shop, basketRequestOf(request), { kind: kindOf(request.query) }),
  )
}
