import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { AddressInputSchema, parseAddress, ShippingAddressSchema } from '../../address/address.ts'
import { businessRefusal, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { errorResponses, isUuid, PageQuery, pageOf, readPage, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY, requestHash } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { onlyLoggedIn, requireAccount } from '../sessions.ts'
import type { AddressQueries, AddressRow } from './queries.ts'

const flag = Type.Optional(Type.Boolean({ description: 'At most one address of an account has it.' }))

export const UserAddressInputSchema = Type.Object(
  {
    ...AddressInputSchema.properties,
    is_default_for_shipping: flag,
    is_default_for_billing: flag,
  },
  { $id: 'UserAddressInput' },
)

type UserAddressInput = Static<typeof UserAddressInputSchema>

export const UserAddressSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    ...ShippingAddressSchema.properties,
    is_default_for_shipping: Type.Boolean(),
    is_default_for_billing: Type.Boolean(),
  },
  { $id: 'UserAddress' },
)

type UserAddress = Static<typeof UserAddressSchema>

const ADDRESSES_PATH = '/v1/api/useraddresses/'

export const toUserAddress = (row: AddressRow): UserAddress => ({
  ...row,
  url: `${ADDRESSES_PATH}${row.id}/`,
  line: row.line4,
})

const MOST_ADDRESSES = 50
// What a courier in Kathmandu needs; postcodes are not used there.
const REQUIRED = ['first_name', 'line1', 'country', 'phone_number'] as const

type AddressChange = { accountId: string; input: UserAddressInput; language: Language }

async function addAddress(
  queries: AddressQueries,
  { accountId, input, language, key }: AddressChange & { key: string | undefined },
): Promise<UserAddress> {
  const address = parse(input, language)
  const id = randomUUIDv7()
  const request = { scope: `addresses ${accountId}`, key, requestHash: requestHash('add address', address), language }
  return queries.once(request, async (inside) => {
    if ((await inside.lockAddresses(accountId)) >= MOST_ADDRESSES)
      throw businessRefusal(MESSAGES[language].account.tooManyAddresses(MOST_ADDRESSES), 'too_many_addresses')
    await inside.clearDefaults({ accountId, id, defaults: address })
    return toUserAddress(await inside.insertAddress({ accountId, id, address }))
  })
}

/** Replaces an address; with `isPartial` only the given fields. */
async function changeAddress(
  queries: AddressQueries,
  { accountId, id, input, language, isPartial }: AddressChange & { id: string; isPartial: boolean },
): Promise<UserAddress> {
  return queries.inTransaction(async (inside) => {
    await inside.lockAddresses(accountId)
    const known = await inside.findAddress({ accountId, id })
    if (!known) throw notFound()
    const address = parse(isPartial ? { ...known, ...input } : input, language)
    await inside.clearDefaults({ accountId, id, defaults: address })
    const changed = await inside.changeAddress({ accountId, id, address })
    if (!changed) throw notFound()
    return toUserAddress(changed)
  })
}

const parse = (input: UserAddressInput, language: Language) => ({
  ...parseAddress(input, { language, required: REQUIRED }),
  is_default_for_shipping: input.is_default_for_shipping ?? false,
  is_default_for_billing: input.is_default_for_billing ?? false,
})

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
      const { rows, count } = await readPage(windowOf(request.query), (window) =>
        queries.listAddresses({ accountId, ...window }),
      )
      return toPage(ADDRESSES_PATH, request.query, count, rows.map(toUserAddress))
    },
  )

  app.post(
    ADDRESSES_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'addUserAddress',
        tags,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body,
        response: {
          201: schemaRef(UserAddressSchema),
          ...errorResponses(400, 401, 403, 406, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { body: input, language, headers } = request
      const address = await addAddress(queries, { accountId, input, language, key: headers['idempotency-key'] })
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
