import {
  ApiError,
  type Client,
  getMe,
  listCountries,
  listUserAddresses,
  newId,
  type User,
  type UserAddress,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { basketMessages } from '../basket/basket-messages.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { firstInput, withoutRemovedAddress } from './checkout-choices.ts'
import {
  askQuote,
  type CheckoutMessages,
  type CheckoutStart,
  holdQuote,
  loadZones,
  type PostedCheckout,
} from './checkout-start.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

/** The rest can be found in the account. */
const MOST_ADDRESSES = 20

type Visitor = { client: Client; isLoggedIn: boolean }
type Asked = { mode: string | undefined; offer: string | undefined; posted?: PostedCheckout | undefined }

/** Loads the data of the checkout and the quote for what was filled in so far. */
export async function loadCheckout({ client, isLoggedIn }: Visitor, asked: Asked): Promise<CheckoutStart> {
  const member = isLoggedIn ? await readMember(client) : undefined
  const addresses = member?.addresses ?? []
  const own = asked.posted && ownPosted(asked.posted, member)
  const posted = own && { ...own, draft: withoutRemovedAddress(own.draft, { addresses }) }
  const input = firstInput(addresses, posted?.draft)
  // The basket knows whether it is a gift.
  const question = { ...asked, input, basketId: '', isGiftKnown: true }
  const [quote, zones, countries] = await Promise.all([
    askQuote(client, question, {}).then((quote) => holdQuote(client, { ...asked, quote })),
    loadZones(client, asked, {}),
    listCountries(client),
  ])
  return {
    ...asked,
    posted,
    quote,
    zones,
    addresses,
    countries: countries.results
      .filter(({ is_shipping_country }) => is_shipping_country)
      .map(({ code, printable_name }) => ({ value: code, text: printable_name })),
    account: member && accountOf(member.me),
    attemptKey: posted?.key ?? newId(),
  }
}

async function readMember(client: Client): Promise<{ me: User; addresses: UserAddress[] } | undefined> {
  try {
    const [me, { results }] = await Promise.all([getMe(client), listUserAddresses(client)])
    const isDefault = (address: UserAddress) => Number(address.is_default_for_shipping)
    const addresses = results.toSorted((one, other) => isDefault(other) - isDefault(one)).slice(0, MOST_ADDRESSES)
    return { me, addresses }
  } catch (error) {
    // Logged out elsewhere: continue as a guest.
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

const accountOf = ({ id, email, name, phone_number }: User) => ({ id, email: email ?? '', name, phone: phone_number })

/** What another account has sent is not shown. A guest who logs in is the same person. */
const ownPosted = (posted: PostedCheckout, member: { me: User } | undefined): PostedCheckout =>
  posted.owner && posted.owner !== member?.me.id ? { draft: {} } : posted

const checkoutTexts = loadMessages({ en, ne })

/** The texts of the checkout, with those that it shares with the cart. */
export function checkoutMessages(language: Language): CheckoutMessages {
  const { empty, emptyText, applyVoucher, removeVoucher, voucherRefused } = basketMessages(language)
  return { ...checkoutTexts(language), empty, emptyText, applyVoucher, removeVoucher, voucherRefused }
}
