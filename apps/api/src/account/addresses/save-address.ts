import { randomUUIDv7 } from 'node:crypto'
import { readAddress } from '../../address/read-address.ts'
import { businessRefusal, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import type { AddressQueries } from './queries.ts'
import { toUserAddress } from './to-user-address.ts'
import type { UserAddress, UserAddressInput } from './user-address.ts'

const MOST_ADDRESSES = 50
// What a rider in Kathmandu asks for; a postcode is not among it.
const REQUIRED = ['first_name', 'line1', 'country', 'phone_number'] as const

const FULL: Record<Language, string> = {
  en: `At most ${MOST_ADDRESSES} addresses can be kept. Remove one first.`,
  ne: 'बढीमा ५० वटा ठेगाना राख्न सकिन्छ। पहिले एउटा हटाउनुहोस्।',
}

type Saving = { accountId: string; input: UserAddressInput; language: Language }

export async function addAddress(
  queries: AddressQueries,
  { accountId, input, language }: Saving,
): Promise<UserAddress> {
  const address = read(input, language)
  const id = randomUUIDv7()
  return queries.inTransaction(async (inside) => {
    if ((await inside.lockAddresses(accountId)) >= MOST_ADDRESSES)
      throw businessRefusal(FULL[language], 'too_many_addresses')
    await inside.clearDefaults({ accountId, id, defaults: address })
    return toUserAddress(await inside.insertAddress({ accountId, id, address }))
  })
}

/** Replaces an address, or with `isPartial` only what was sent of it. */
export async function changeAddress(
  queries: AddressQueries,
  { accountId, id, input, language, isPartial }: Saving & { id: string; isPartial: boolean },
): Promise<UserAddress> {
  return queries.inTransaction(async (inside) => {
    await inside.lockAddresses(accountId)
    const known = await inside.findAddress({ accountId, id })
    if (!known) throw notFound()
    const address = read(isPartial ? { ...known, ...input } : input, language)
    await inside.clearDefaults({ accountId, id, defaults: address })
    const changed = await inside.changeAddress({ accountId, id, address })
    if (!changed) throw notFound()
    return toUserAddress(changed)
  })
}

const read = (input: UserAddressInput, language: Language) => ({
  ...readAddress(input, { language, required: REQUIRED }),
  is_default_for_shipping: input.is_default_for_shipping ?? false,
  is_default_for_billing: input.is_default_for_billing ?? false,
})
