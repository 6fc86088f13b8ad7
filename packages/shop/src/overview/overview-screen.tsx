import { getAccountOverview } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { AccountPage, SessionExpired } from '../account/account-page.tsx'
import { FailedPart } from '../errors/error-parts.tsx'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import {
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  FOLLOWING_PATH,
  LIBRARY_PATH,
  ORDERS_PATH,
  TICKETS_PATH,
  WISHLIST_PATH,
} from '../paths.ts'
import { nullOn404OrDenied, type Owned, type RequestContext } from '../server-request/request-context.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import {
  AddressPart,
  FollowingPart,
  GiftCardsPart,
  LibraryPart,
  OrdersPart,
  type Overview,
  TicketsPart,
  WishlistPart,
} from './overview-parts.tsx'
import styles from './overview-screen.module.css'

const overviewMessages = loadMessages({ en, ne })

export const overviewMetadata = (language: Language): Metadata => ({
  title: createTranslator(overviewMessages(language), language)('title'),
  robots: { index: false },
  referrer: 'same-origin',
})

export const loadOverview = ({ client }: RequestContext): Promise<Owned<Overview> | undefined> =>
  nullOn404OrDenied(getAccountOverview(client))

type OverviewScreenProps = { owned: Owned<Overview> | undefined; context: RequestContext }

/** The first page of the account: the beginning of each of its lists. */
export function OverviewScreen({ owned, context }: OverviewScreenProps) {
  const { language } = context
  const t = createTranslator(overviewMessages(language), language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) return <SessionExpired path={ACCOUNT_PATH} context={context} />
  const overview = owned.value
  const { user, orders, library, tickets, wishlist, follows, addresses } = overview
  const part = { overview, context, t }
  return (
    <AccountPage
      title={user.name ? t('hello', { name: user.name }) : t('helloUnnamed')}
      lead={user.email ?? ''}
      path={ACCOUNT_PATH}
      context={context}
      counts={{
        [ORDERS_PATH]: orders.count,
        [LIBRARY_PATH]: library.count,
        [TICKETS_PATH]: tickets.count,
        [WISHLIST_PATH]: wishlist.count,
        [FOLLOWING_PATH]: follows.count,
        [ADDRESSES_PATH]: addresses.count,
      }}
    >
      <div className={styles.sections}>
        <LibraryPart {...part} />
        <OrdersPart {...part} />
        <TicketsPart {...part} />
        <WishlistPart {...part} />
        <FollowingPart {...part} />
        <div className={styles.pair}>
          <AddressPart {...part} />
          <GiftCardsPart {...part} />
        </div>
      </div>
    </AccountPage>
  )
}
