import type { ProductCard } from '@dabali/api-client'
import { cataloguePath, formatNpr, type Language, localPath, workTitles, writeDigits } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import type { ReactNode } from 'react'
import { AccountPage, SessionExpired } from '../account/account-page.tsx'
import { addressLines } from '../account/address-input.ts'
import { FailedPart } from '../errors/error-parts.tsx'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { libraryTranslator } from '../library/library-messages.ts'
import { LibraryRow } from '../library/library-row.tsx'
import { OrderRow } from '../orders/order-row.tsx'
import { ordersTranslator } from '../orders/orders-messages.ts'
import {
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  FOLLOWING_PATH,
  GIFT_CARD_BALANCE_PATH,
  LIBRARY_PATH,
  ORDERS_PATH,
  TICKETS_PATH,
  WISHLIST_PATH,
} from '../paths.ts'
import type { Owned, RequestContext } from '../server-request/request-context.ts'
import { type DateTickets, groupByDate } from '../tickets/ticket-state.ts'
import { type Overview, type OverviewMessageKey, overviewMessages } from './load-overview.ts'
import styles from './overview-screen.module.css'

type PartProps = { overview: Overview; context: RequestContext; t: Translator<OverviewMessageKey> }

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

type SectionProps = {
  id: string
  heading: string
  /** The link to the whole list. */
  all?: { href: string; text: string } | false
  children: ReactNode
}

function Section({ id, heading, all, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead heading={heading} id={id}>
        {/* A full page load: the server checks the session. */}
        {all && <a href={all.href}>{all.text}</a>}
      </SectionHead>
      {children}
    </section>
  )
}

/** What an empty list will have, and where to go for it. */
function EmptyPart({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <p className={styles.empty}>
      <span className="quiet">{text}</span>
      <a href={href}>{link}</a>
    </p>
  )
}

const booksHref = ({ origins, language }: RequestContext) => origins.store + localPath(language, '/books')
const eventsHref = ({ origins, language }: RequestContext) => origins.culture + localPath(language, '/events')

const MOST_STARTED = 2

function LibraryPart({ overview: { library }, context, t }: PartProps) {
  const { language } = context
  const texts = libraryTranslator(language)
  const all = library.count > 0 && { href: localPath(language, LIBRARY_PATH), text: t('libraryAll') }
  return (
    <Section id="overview-library" heading={t('library')} all={all}>
      {library.count === 0 ? (
        <EmptyPart text={t('libraryEmpty')} href={booksHref(context)} link={t('browseBooks')} />
      ) : (
        <ul className={styles.works}>
          {library.results.slice(0, MOST_STARTED).map((item) => (
            <LibraryRow key={item.id} item={item} context={context} t={texts} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function OrdersPart({ overview: { orders }, context, t }: PartProps) {
  const { language } = context
  const all = orders.count > 0 && { href: localPath(language, ORDERS_PATH), text: t('ordersAll') }
  return (
    <Section id="overview-orders" heading={t('orders')} all={all}>
      {orders.count === 0 ? (
        <EmptyPart text={t('ordersEmpty')} href={booksHref(context)} link={t('browseBooks')} />
      ) : (
        <ul>
          {orders.results.map((order) => (
            <OrderRow key={order.id} order={order} language={language} t={ordersTranslator(language)} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function TicketsPart({ overview: { tickets }, context, t }: PartProps) {
  const [next] = groupByDate(tickets.results)
  const href = context.origins.culture + localPath(context.language, TICKETS_PATH)
  return (
    <Section id="overview-tickets" heading={t('tickets')} all={next && { href, text: t('ticketsAll') }}>
      {next ? (
        <NextEvent tickets={next} href={href} language={context.language} t={t} />
      ) : (
        <EmptyPart text={t('ticketsEmpty')} href={eventsHref(context)} link={t('browseEvents')} />
      )}
    </Section>
  )
}

type NextEventProps = { tickets: DateTickets; href: string; language: Language } & Pick<PartProps, 't'>

/** The next event that the account has tickets of. */
function NextEvent({ tickets, href, language, t }: NextEventProps) {
  const [{ event, date, picture, venue, admits }] = tickets
  const place = admits === 'stream' ? t('online') : venue?.name
  return (
    <div className={styles.event}>
      <div className={styles.poster}>{picture && <Picture picture={picture} sizes="6rem" decorative />}</div>
      <div className={styles.text}>
        <h3 className={styles.title} lang={textLanguage(event.title, language)}>
          {event.title}
        </h3>
        {date.state !== 'postponed' && (
          <p>
            <DateText value={date.starts_at} language={language} />
          </p>
        )}
        <p className="quiet">
          {place && <span lang={textLanguage(place, language)}>{place}, </span>}
          {t('ticketCount', { count: tickets.length })}
        </p>
      </div>
      <ButtonLink kind="plain" href={href}>
        {t('viewTickets')}
        <span className="visually-hidden">: {event.title}</span>
      </ButtonLink>
    </div>
  )
}

function WishlistPart({ overview: { wishlist }, context, t }: PartProps) {
  const { language, origins } = context
  const href = origins.store + localPath(language, WISHLIST_PATH)
  const all = wishlist.count > 0 && { href, text: t('wishlistAll', { count: writeDigits(wishlist.count, language) }) }
  return (
    <Section id="overview-wishlist" heading={t('wishlist')} all={all}>
      {wishlist.count === 0 ? (
        <EmptyPart text={t('wishlistEmpty')} href={booksHref(context)} link={t('browseBooks')} />
      ) : (
        <ul className={styles.covers}>
          {wishlist.results.map((product) => (
            <SavedWork key={product.id} product={product} context={context} t={t} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function SavedWork({
  product,
  context: { language, origins },
  t,
}: { product: ProductCard } & Omit<PartProps, 'overview'>) {
  const { own } = workTitles(product)
  return (
    <li className={styles.saved}>
      <div className={styles.stand}>
        <Picture picture={product.picture} sizes="(min-width: 48rem) 10rem, 44vw" cover decorative />
      </div>
      <h3 className={styles.title} lang={textLanguage(own, language)}>
        <a href={origins.store + localPath(language, cataloguePath({ slug: product.slug }))}>{own}</a>
      </h3>
      <p>{formatNpr(product.selling_price, language)}</p>
      {!product.is_available_to_buy && <StatusText code="e">{t('soldOut')}</StatusText>}
    </li>
  )
}

const MOST_FOLLOWED = 8

function FollowingPart({ overview: { follows }, context, t }: PartProps) {
  const { language, origins } = context
  const href = origins.culture + localPath(language, FOLLOWING_PATH)
  const all = follows.count > 0 && { href, text: t('followingAll', { count: writeDigits(follows.count, language) }) }
  const paths = {
    author: (slug: string) => origins.store + localPath(language, cataloguePath({ kind: 'author', slug })),
    artist: (slug: string) => `${origins.culture}${localPath(language, `/artist/${encodeURIComponent(slug)}`)}`,
    venue: (slug: string) => `${origins.culture}${localPath(language, '/venues')}#${slug}`,
  }
  return (
    <Section id="overview-following" heading={t('following')} all={all}>
      {follows.count === 0 ? (
        <EmptyPart text={t('followingEmpty')} href={eventsHref(context)} link={t('browseEvents')} />
      ) : (
        <ul className={styles.names}>
          {follows.results.slice(0, MOST_FOLLOWED).map(({ kind, slug, name }) => (
            <li key={`${kind} ${slug}`}>
              <a href={paths[kind](slug)} lang={textLanguage(name, language)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function AddressPart({ overview: { addresses }, context: { language }, t }: PartProps) {
  const href = localPath(language, ADDRESSES_PATH)
  const [address] = addresses.results
  return (
    <Section id="overview-address" heading={t('address')} all={address && { href, text: t('addressAll') }}>
      {address ? (
        <address>
          {addressLines(address, language).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      ) : (
        <EmptyPart text={t('addressEmpty')} href={`${href}?add=1`} link={t('addressAdd')} />
      )}
    </Section>
  )
}

/** Who has the code of a gift card can use it: it belongs to no account. */
function GiftCardsPart({ context: { language, origins }, t }: PartProps) {
  const href = origins.store + localPath(language, GIFT_CARD_BALANCE_PATH)
  return (
    <Section id="overview-gift-cards" heading={t('giftCards')}>
      <EmptyPart text={t('giftCardsText')} href={href} link={t('giftCardsBalance')} />
    </Section>
  )
}
