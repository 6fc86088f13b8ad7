import { randomUUIDv7 } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { AddressInputSchema, parseAddress, ShippingAddressSchema } from '../../address/address.ts'
import { businessRefusal, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
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

export type UserAddress = Static<typeof UserAddressSchema>

export const ADDRESSES_PATH = '/v1/api/useraddresses/'

export const toUserAddress = (row: AddressRow): UserAddress => ({
  ...row,
  url: `${ADDRESSES_PATH}${row.id}/`,
  line: row.line4,
})

const MOST_ADDRESSES = 50
// What a courier in Kathmandu needs; postcodes are not used there.
const REQUIRED = ['first_name', 'line1', 'country', 'phone_number'] as const

type AddressChange = { accountId: string; input: UserAddressInput; language: Language }

export async function addAddress(
  queries: AddressQueries,
  { accountId, input, language }: AddressChange,
): Promise<UserAddress> {
  const address = parse(input, language)
  const id = randomUUIDv7()
  return queries.inTransaction(async (inside) => {
    if ((await inside.lockAddresses(accountId)) >= MOST_ADDRESSES)
      throw businessRefusal(MESSAGES[language].account.tooManyAddresses(MOST_ADDRESSES), 'too_many_addresses')
    await inside.clearDefaults({ accountId, id, defaults: address })
    return toUserAddress(await inside.insertAddress({ accountId, id, address }))
  })
}

/** Replaces an address; with `isPartial` only the given fields. */
export async function changeAddress(
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
