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
import { checkoutPath, type Language, localPath } from '@dabali/domain'
import type { Metadata } from 'next'
import { addressMessages } from '../account/account-messages.ts'
import { basketMessages } from '../basket/basket-messages.ts'
import { FailedPart } from '../errors/error-parts.tsx'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { CONTACT_PATH, HOME_PATH, loginPath } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { CheckoutClient } from './checkout-client.tsx'
import styles from './checkout-screen.module.css'
import {
  type CheckoutI18n,
  type CheckoutMessages,
  type CheckoutStart,
  isBuyNow,
  modeQuery,
  quoteAddress,
} from './checkout-start.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

const checkoutTexts = loadMessages({ en, ne })

/** The texts of the checkout, with those of an empty cart. */
export function checkoutMessages(language: Language): CheckoutMessages {
  const { empty, emptyText } = basketMessages(language)
  return { ...checkoutTexts(language), empty, emptyText }
}

export const checkoutMetadata = (language: Language): Metadata => ({
  title: createTranslator(checkoutMessages(language), language)('title'),
  robots: { index: false },
})

/** The rest can be found in the account. */
const MOST_ADDRESSES = 20

type Asked = { mode: string | undefined; offer: string | undefined }

/** Loads the data of the checkout; undefined when the API fails. */
async function readCheckout(
  { client, isLoggedIn, fail }: RequestContext,
  request: Asked,
): Promise<CheckoutStart | undefined> {
  try {
    const member = isLoggedIn ? await readMember(client) : undefined
    const addresses = member?.addresses ?? []
    const [quote, countries] = await Promise.all([
      quoteBasket(client, {
        ...modeQuery(request.mode),
        ...(request.offer && { offer: request.offer }),
        shipping_address: quoteAddress(addresses[0]),
      }),
      listCountries(client),
    ])
    return {
      ...request,
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
    // Logged out elsewhere: continue as a guest.
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

const accountOf = ({ email, name, phone_number }: User) => ({ email: email ?? '', name, phone: phone_number })

/** A longer token is not ours. */
const LONGEST_OFFER = 200

type Query = Readonly<Record<string, string | string[] | undefined>>
type CheckoutScreenProps = { context: RequestContext; query: Query }

/** The checkout page. An unknown mode is ignored. */
export async function CheckoutScreen({ context, query }: CheckoutScreenProps) {
  const { language, site } = context
  const t = createTranslator(checkoutMessages(language), language)
  const mode = isBuyNow(textIn(query, 'mode')) ? 'buy-now' : undefined
  const here = localPath(language, checkoutPath(mode))
  const start = await readCheckout(context, { mode, offer: textIn(query, 'offer')?.slice(0, LONGEST_OFFER) })
  const home = { href: localPath(language, HOME_PATH), text: site === 'store' ? t('browseBooks') : t('browseEvents') }
  if (!start) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <Buyer t={t} start={start} login={localPath(language, loginPath(here))} />
      </div>
      <noscript>
        <p className={styles.notice}>
          {t('noScripts')} <a href={localPath(language, CONTACT_PATH)}>{t('contactUs')}</a>
        </p>
      </noscript>
      <CheckoutClient
        start={start}
        texts={checkoutMessages(language)}
        addressTexts={addressMessages(language)}
        language={language}
        home={home}
      />
    </div>
  )
}

type BuyerProps = { t: CheckoutI18n['t']; start: CheckoutStart; login: string }

/** The account, or the login link: guests can buy, too. The draft survives the login. */
function Buyer({ t, start: { account }, login }: BuyerProps) {
  if (account)
    return <p className={styles.quiet}>{account.email ? t('loggedInAs', { email: account.email }) : t('loggedIn')}</p>
  return (
    <p className={styles.quiet}>
      {t('noAccount')} <a href={login}>{t('logIn')}</a> {t('logInWhy')}
    </p>
  )
}

function textIn(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
