import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import { errorResponses } from '../../http/error-schema.ts'
import { PageQuery, pageOf, toPage, windowOf } from '../../http/pagination.ts'
import { isUuid, schemaRef } from '../../http/schemas.ts'
import { onlyLoggedIn, requireAccount } from '../visitor.ts'
import {
  ADDRESSES_PATH,
  addAddress,
  changeAddress,
  toUserAddress,
  UserAddressInputSchema,
  UserAddressSchema,
} from './address.ts'
import type { AddressQueries } from './queries.ts'

const tags = ['account']
const params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const body = schemaRef(UserAddressInputSchema)
const ADDRESS_PATH = `${ADDRESSES_PATH}:id/`

export const addressRoutes: FastifyPluginAsyncTypebox<{ queries: AddressQueries }> = async (app, { queries }) => {
  app.get(
    ADDRESSES_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'listUserAddresses',
        tags,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(UserAddressSchema)), ...errorResponses(400, 401) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      const rows = await queries.listAddresses({ accountId, ...windowOf(request.query) })
      return toPage(ADDRESSES_PATH, request.query, rows[0]?.count ?? 0, rows.map(toUserAddress))
    },
  )

  app.post(
    ADDRESSES_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'addUserAddress',
        tags,
        body,
        response: { 201: schemaRef(UserAddressSchema), ...errorResponses(400, 401, 403, 406, 413, 415) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const address = await addAddress(queries, { accountId, input: request.body, language: request.language })
      return reply.code(201).send(address)
    },
  )

  app.get(
    ADDRESS_PATH,
    {
      schema: {
        operationId: 'getUserAddress',
        tags,
        params,
        response: { 200: schemaRef(UserAddressSchema), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      const { id } = request.params
      const address = isUuid(id) ? await queries.findAddress({ accountId, id }) : undefined
      if (!address) throw notFound()
      return toUserAddress(address)
    },
  )

  for (const { method, operationId, isPartial } of [
    { method: 'PUT', operationId: 'replaceUserAddress', isPartial: false },
    { method: 'PATCH', operationId: 'changeUserAddress', isPartial: true },
  ]) {
    app.route({
      method,
      url: ADDRESS_PATH,
      preValidation: onlyLoggedIn,
      schema: {
        operationId,
        tags,
        params,
        body,
        response: { 200: schemaRef(UserAddressSchema), ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
      async handler(request) {
        const { id: accountId } = await requireAccount(request)
        const { id } = request.params
        if (!isUuid(id)) throw notFound()
        const { body: input, language } = request
        return changeAddress(queries, { accountId, id, input, language, isPartial })
      },
    })
  }

  app.delete(
    ADDRESS_PATH,
    {
      schema: {
        operationId: 'deleteUserAddress',
        tags,
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { id } = request.params
      if (!isUuid(id) || !(await queries.deleteAddress({ accountId, id }))) throw notFound()
      return reply.code(204).send(null)
    },
  )
}
