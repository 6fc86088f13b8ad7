import {
  getOrderByHash,
  getTicket,
  getTicketTransfer,
  listOrderTicketsByHash,
  type Ticket,
  type TicketTransfer,
} from '@dabali/api-client'
import { type Language, localPath, ticketTypeName, writeDigits } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { EmptyState } from '@dabali/ui/empty-state'
import { TextField } from '@dabali/ui/field'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import {
  acceptTransferAction,
  CONTACT_PATH,
  orderPath,
  orderTicketsPath,
  ticketPath,
  ticketTransferPath,
} from '../paths.ts'
import { LINK_OVER, setFormStatus } from '../server-request/form-action.ts'
import { nullOn404, nullOn404OrDenied, type Owned, type RequestContext } from '../server-request/request-context.ts'
import { OfferLayout, placeOf } from './offer-layout.tsx'
import offerStyles from './offer-screen.module.css'
import { orderStatus } from './order-status.ts'
import { TicketAside, type TicketFiles } from './ticket-aside.tsx'
import { TicketControls } from './ticket-controls.tsx'
import { orderHash } from './ticket-selection/ticket-options.ts'
import { cancelledEvents, hasKnownDay, isPrinted, isRefundedToBuyer, orderTicketsFile } from './ticket-state.ts'
import { ForgetTicketToday } from './ticket-today.tsx'
import { TicketPaper } from './ticket-view.tsx'
import { type TicketsTranslator, ticketsTranslator } from './tickets-messages.ts'
import styles from './tickets-screen.module.css'

/** The tickets and the order of a link. */
export const loadOrderTickets = ({ client }: RequestContext, hash: string) =>
  nullOn404(
    Promise.all([getOrderByHash(client, { hash }), listOrderTicketsByHash(client, { hash })]).then(
      ([order, { results }]) => ({ order, tickets: results }),
    ),
  )

type OrderTickets = NonNullable<Awaited<ReturnType<typeof loadOrderTickets>>>

/** One ticket, for its holder or by its secret. */
export const loadTicket = ({ client }: RequestContext, ticket: string) =>
  nullOn404OrDenied(getTicket(client, { ticket }))

/** A ticket transfer. GET changes nothing. */
export const loadTransfer = ({ client }: RequestContext, token: string) =>
  nullOn404(getTicketTransfer(client, { token }))

type TicketsNoticeProps = {
  kind: 'otherAccount' | 'masked' | 'cancelledAll' | 'cancelledSome' | 'cancelledReceived'
  path: string
  language: Language
  t: TicketsTranslator
}

/** Why tickets are shown but cannot be changed, or not be used. */
function TicketsNotice({ kind, path, language, t }: TicketsNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{t(kind)}</p>
      {kind === 'otherAccount' ? (
        <LoginButton kind="plain" path={path} language={language} text={t('login')} />
      ) : (
        <ButtonLink kind="plain" href={localPath(language, path)}>
          {t(kind === 'cancelledReceived' ? 'contactUs' : 'toOrder')}
        </ButtonLink>
      )}
    </div>
  )
}

type OrderTicketsScreenProps = {
  hash: string
  /** Nothing where they could not be read. */
  found: OrderTickets | undefined
  context: RequestContext
}

/** All tickets of an order, to be shown or printed. */
export function OrderTicketsScreen({ hash, found, context }: OrderTicketsScreenProps) {
  const { language, isLoggedIn } = context
  const t = ticketsTranslator(language)
  if (!found) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const { order, tickets } = found
  const back = { href: localPath(language, orderPath(hash)), text: t('toOrder') }
  if (tickets.length === 0) {
    return (
      <div className="page">
        <EmptyState level={1} heading={t('empty')} text={t('emptyText')} link={back} />
      </div>
    )
  }
  const printed = tickets.filter(isPrinted).length
  const cancelled = cancelledEvents(order)
  const status = orderStatus(order, language)
  const isForeign = order.owner !== null && !isLoggedIn
  return (
    <div className={`page ${styles.screen}`}>
      <ForgetTicketToday />
      <div className={styles.head}>
        {/* What becomes of a parcel of the same order is on the page of the order. */}
        {order.shipping_address === null && <StatusText code={status.code}>{status.text}</StatusText>}
        <h1 className={styles.title}>{t('heading', { count: tickets.length })}</h1>
        <p className="quiet">
          {t(printed > 0 ? 'ofOrder' : 'ofOrderOnly', { number: order.number, count: tickets.length })}
        </p>
        {cancelled !== 'none' && (
          <TicketsNotice
            kind={cancelled === 'all' ? 'cancelledAll' : 'cancelledSome'}
            path={orderPath(hash)}
            language={language}
            t={t}
          />
        )}
        {isForeign && <TicketsNotice kind="otherAccount" path={orderTicketsPath(hash)} language={language} t={t} />}
        {order.is_masked && <TicketsNotice kind="masked" path={orderPath(hash)} language={language} t={t} />}
      </div>
      <ul className={styles.tickets}>
        {tickets.map((ticket, index) => (
          <li key={ticket.id} className={`${styles.one} ${printed > 0 && !isPrinted(ticket) ? styles.unprinted : ''}`}>
            <TicketPaper
              ticket={ticket}
              nth={nthTicket(index, tickets.length, { language, t })}
              language={language}
              t={t}
            />
            <TicketControls ticket={ticket} isOwn={!isForeign} isAlone={tickets.length === 1} context={context} t={t} />
          </li>
        ))}
      </ul>
      <TicketAside
        tickets={tickets}
        files={orderFiles(hash, language)}
        order={orderPath(hash)}
        context={context}
        t={t}
      />
    </div>
  )
}

type TicketListProps = { tickets: readonly Ticket[]; language: Language }

/** The files with all tickets of an order. */
export const orderFiles = (hash: string, language: Language): TicketFiles => ({
  pdf: orderTicketsFile(hash, 'tickets.pdf', language),
  calendar: orderTicketsFile(hash, 'tickets.ics', language),
})

/** Tickets to be shown or printed, without what can be done with them; side by side on a phone. */
export function TicketList({ tickets, language }: TicketListProps) {
  const t = ticketsTranslator(language)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, which the keyboard must be able to do.
    <ul className={`${styles.tickets} ${styles.swipe}`} tabIndex={0}>
      {tickets.map((ticket, index) => (
        <li key={ticket.id} className={styles.one}>
          <TicketPaper
            ticket={ticket}
            nth={nthTicket(index, tickets.length, { language, t })}
            language={language}
            t={t}
          />
        </li>
      ))}
    </ul>
  )
}

const nthTicket = (index: number, total: number, { language, t }: { language: Language; t: TicketsTranslator }) =>
  t('nth', { number: writeDigits(index + 1, language), total: writeDigits(total, language) })

type TicketScreenProps = { secret: string; owned: Owned<Ticket> | undefined; context: RequestContext }

/** One ticket, for its holder or by its secret. */
export function TicketScreen({ secret, owned, context }: TicketScreenProps) {
  const { language, fail } = context
  const t = ticketsTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) {
    const status = owned.refused === 'login' ? 401 : 403
    fail({ status })
    return (
      <FailedPart language={language} status={status} message={t('refused')} advice={t('refusedText')}>
        <LoginButton kind="plain" path={ticketPath(secret)} language={language} text={t('login')} />
      </FailedPart>
    )
  }
  const ticket = owned.value
  const nth = t('number', { number: writeDigits(ticket.number, language) })
  const order = orderHash(ticket)
  return (
    <div className={`page ${styles.screen}`}>
      <ForgetTicketToday />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('titleTicket')}</h1>
        <p className="quiet">
          {t(isPrinted(ticket) ? 'ofOrder' : 'ofOrderOnly', { number: ticket.order_number, count: 1 })}
        </p>
        {isRefundedToBuyer(ticket) && (
          <TicketsNotice kind="cancelledReceived" path={CONTACT_PATH} language={language} t={t} />
        )}
      </div>
      <div className={styles.one}>
        <TicketPaper ticket={ticket} nth={nth} language={language} t={t} />
        <TicketControls ticket={ticket} isOwn isAlone context={context} t={t} />
      </div>
      <TicketAside
        tickets={[ticket]}
        files={{ pdf: ticket.pdf_url, calendar: ticket.calendar_url }}
        order={order && orderPath(order)}
        context={context}
        t={t}
      />
    </div>
  )
}

const LONGEST_NAME = 100

type TicketTransferScreenProps = {
  token: string
  transfer: TicketTransfer | undefined
  context: RequestContext
  query: { problem?: string | string[] | undefined }
}

/** The page of a transfer link. GET changes nothing. */
export function TicketTransferScreen({ token, transfer, context, query }: TicketTransferScreenProps) {
  const { language, isLoggedIn } = context
  const t = ticketsTranslator(language)
  if (!transfer) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const { state, sender, ticket } = transfer
  if (state !== 'open') {
    setFormStatus(context, 'used')
    const reason = state === 'not_usable' && ticket.date.state === 'cancelled' ? 'event_cancelled' : state
    return (
      <FailedPart
        language={language}
        status={LINK_OVER}
        heading={t(`transfer_${reason}`)}
        message={t(`transferText_${reason}`)}
      >
        {null}
      </FailedPart>
    )
  }
  setFormStatus(context, query.problem)
  return (
    <OfferLayout picture={ticket.picture}>
      <h1 className={offerStyles.title}>{sender === '' ? t('fromUnknown') : t('from', { sender })}</h1>
      <div className={offerStyles.eventDate}>
        <p className={offerStyles.event} lang={textLanguage(ticket.event.title, language)}>
          {ticket.event.title}
        </p>
        <p>
          {hasKnownDay(ticket) ? <DateText value={ticket.date.starts_at} language={language} /> : t('newDateUnknown')}
        </p>
        <p>{ticket.admits === 'stream' || ticket.venue === null ? t('online') : placeOf(ticket.venue)}</p>
        <p>{ticketTypeName(ticket.ticket_type.title, ticket.event.title)}</p>
      </div>
      <p className={offerStyles.text}>
        {t('acceptText')} {isLoggedIn ? t('acceptToAccount') : t('acceptByEmail')}
      </p>
      {query.problem !== undefined && (
        <p className={offerStyles.problem} role="alert">
          {t('acceptFailed')}
        </p>
      )}
      <form className={offerStyles.form} method="post" action={acceptTransferAction(token)}>
        <input type="hidden" name="language" value={language} />
        <TextField
          name="holder"
          label={t('nameLabel')}
          optional={t('optional')}
          hint={t('nameHint')}
          autoComplete="name"
          maxLength={LONGEST_NAME}
        />
        <Button type="submit">{t('accept')}</Button>
      </form>
      {!isLoggedIn && (
        <LoginButton kind="plain" path={ticketTransferPath(token)} language={language} text={t('login')} />
      )}
      <p className="quiet small">{t('validUntil', { date: dateInSentence(transfer.expires_at, language) })}</p>
    </OfferLayout>
  )
}
