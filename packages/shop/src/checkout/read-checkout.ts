import {
  ApiError,
  type Client,
  getMe,
  listCountries,
  listUserAddresses,
  quoteBasket,
  type User,
  type UserAddress,
} from '@dabali/api-client'
import type { Visit } from '../visit/visit.ts'
import { modeQuery } from './checkout-mode.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { placeOf } from './read-place.ts'

/** Somebody with more of them has the rest at hand in the account. */
const MOST_ADDRESSES = 20

type Asked = { mode: string | undefined; offer: string | undefined }

/** What the checkout begins with; nothing when the API does not answer. */
export async function readCheckout(
  { client, isLoggedIn, fail }: Visit,
  asked: Asked,
): Promise<CheckoutStart | undefined> {
  try {
    const member = isLoggedIn ? await readMember(client) : undefined
    const addresses = member?.addresses ?? []
    const [quote, countries] = await Promise.all([
      quoteBasket(client, {
        ...modeQuery(asked.mode),
        ...(asked.offer && { offer: asked.offer }),
        shipping_address: placeOf(addresses[0]),
      }),
      listCountries(client),
    ])
    return {
      ...asked,
      quote,
      addresses,
      countries: countries.results
        .filter(({ is_shipping_country }) => is_shipping_country)
        .map(({ code, printable_name }) => ({ value: code, text: printable_name })),
      account: member && accountOf(member.me),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return fail(error)
  }
}

async function readMember(client: Client): Promise<{ me: User; addresses: UserAddress[] } | undefined> {
  try {
    const [me, { results }] = await Promise.all([getMe(client), listUserAddresses(client)])
    const isDefault = (address: UserAddress) => Number(address.is_default_for_shipping)
    const addresses = results.toSorted((one, other) => isDefault(other) - isDefault(one)).slice(0, MOST_ADDRESSES)
    return { me, addresses }
  } catch (error) {
    // Logged out elsewhere: whoever is a guest can buy as one.
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

const accountOf = ({ email, name, phone_number }: User) => ({ email: email ?? '', name, phone: phone_number })
