import { listTickets, type Ticket } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { ButtonLink, buttonClasses } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { EmptyState } from '@dabali/ui/empty-state'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { AccountPage } from '../account/account-page.tsx'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { TICKETS_PATH, ticketPath } from '../paths.ts'
import { nullOn404OrDenied, type Owned, type RequestContext } from '../server-request/request-context.ts'
import styles from './my-tickets-screen.module.css'
import { ticketTypeName } from './ticket-selection/ticket-options.ts'
import { isLiveNow, livePath } from './ticket-view.tsx'
import { type TicketsTranslator, ticketsTranslator } from './tickets-messages.ts'

/** As many as the API gives at once; a visitor with more finds them in the orders. */
const MOST = 100

/** The tickets of the logged-in account, soonest event first. */
export async function loadMyTickets({ client }: RequestContext): Promise<Owned<Ticket[]> | undefined> {
  const owned = await nullOn404OrDenied(listTickets(client, { page: '1', page_size: String(MOST) }))
  return owned && ('refused' in owned ? owned : { value: owned.value.results })
}

/** Whether a ticket can still be used. */
export const isUpcomingTicket = ({ state, date }: Ticket): boolean =>
  (state === 'valid' || (state === 'used' && date.state !== 'ended')) && date.state !== 'cancelled'

type MyTicketsScreenProps = { owned: Owned<Ticket[]> | undefined; context: RequestContext }

/** The tickets of the account: upcoming events first, past ones below. */
export function MyTicketsScreen({ owned, context }: MyTicketsScreenProps) {
  const { language } = context
  const t = ticketsTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) {
    context.fail({ status: 401 })
    return (
      <FailedPart language={language} status={401} message={t('refused')} advice={t('refusedText')}>
        <LoginButton path={TICKETS_PATH} language={language} text={t('login')} />
      </FailedPart>
    )
  }
  const upcoming = owned.value.filter(isUpcomingTicket)
  const past = owned.value.filter((ticket) => !isUpcomingTicket(ticket)).toReversed()
  const events = { href: localPath(language, '/events'), text: t('browseEvents') }
  const count = (tickets: readonly Ticket[]) => ({ count: writeDigits(tickets.length, language) })
  return (
    <AccountPage title={t('titleMyTickets')} path={TICKETS_PATH} context={context}>
      {upcoming.length > 0 ? (
        <section aria-labelledby="upcoming">
          <SectionHead id="upcoming" heading={t('upcoming', count(upcoming))} />
          <TicketRows tickets={upcoming} context={context} t={t} />
        </section>
      ) : (
        <EmptyState level={2} heading={t('noneUpcoming')} text={t('noneUpcomingText')} link={events} />
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <SectionHead id="past" heading={t('past', count(past))} />
          <TicketRows tickets={past} context={context} t={t} />
        </section>
      )}
    </AccountPage>
  )
}

type TicketRowsProps = { tickets: readonly Ticket[]; context: RequestContext; t: TicketsTranslator }

function TicketRows({ tickets, context, t }: TicketRowsProps) {
  return (
    <ul>
      {tickets.map((ticket) => (
        <li key={ticket.id} className={styles.row}>
          <TicketRow ticket={ticket} context={context} t={t} />
        </li>
      ))}
    </ul>
  )
}

function TicketRow({ ticket, context, t }: { ticket: Ticket; context: RequestContext; t: TicketsTranslator }) {
  const { language } = context
  const { event, date, venue, admits, state } = ticket
  const isLive = isLiveNow(ticket)
  return (
    <>
      <div>
        <p className="small">
          {isLive && <StatusText code="e">{t('liveNow')}</StatusText>}{' '}
          <DateText value={date.starts_at} language={language} />
        </p>
        <h3 lang={textLanguage(event.title, language)}>{event.title}</h3>
        <p className="quiet">{admits === 'stream' ? t('online') : venue?.name}</p>
        <p className="quiet small">{ticketTypeName(ticket.ticket_type.title, event.title)}</p>
        {state !== 'valid' && <StatusText code="n">{t(`state_${state}`)}</StatusText>}
        {state === 'valid' && (date.state === 'cancelled' || date.state === 'postponed') && (
          <StatusText code="w">{t(`event_${date.state}`)}</StatusText>
        )}
      </div>
      <p className={styles.actions}>
        {isLive && (
          // The stream page checks the login, so it needs a full page load.
          <a className={buttonClasses({})} href={livePath(ticket, context)}>
            {t('watchNow')}
          </a>
        )}
        <ButtonLink kind="plain" href={localPath(language, ticketPath(ticket.id))}>
          {t('viewTicket')}
        </ButtonLink>
      </p>
    </>
  )
}
