import { listTickets, listWaitingListEntries, type Ticket, type WaitingListEntry } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { EmptyState } from '@dabali/ui/empty-state'
import { AccountPage } from '../account/account-page.tsx'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { PaginationLinks } from '../pagination/pagination-links.tsx'
import { myTicketsPath, TICKETS_PATH, type TicketPart } from '../paths.ts'
import { nullOn404OrDenied, type Owned, type RequestContext } from '../server-request/request-context.ts'
import styles from './my-tickets-screen.module.css'
import { NextTickets, TicketRows } from './ticket-groups.tsx'
import { groupByDate } from './ticket-state.ts'
import { ForgetTicketToday } from './ticket-today.tsx'
import { type TicketsTranslator, ticketsTranslator } from './tickets-messages.ts'
import { FailedWaitingRows, WaitingRows } from './waiting-list/waiting-rows.tsx'

/** As many as the API gives at once. */
const PAGE_SIZE = 100

const PARTS = ['upcoming', 'past', 'inactive'] as const satisfies readonly TicketPart[]

type Query = Readonly<Record<string, string | string[] | undefined>>
type MyTickets = {
  part: TicketPart
  tickets: readonly Ticket[]
  /** What the account waits for, which is among the upcoming tickets; `undefined` when it could not be loaded. */
  waiting: readonly WaitingListEntry[] | undefined
  counts: Readonly<Record<TicketPart, number>>
  page: number
  pages: number
}

/** The part of the list that an address names; the upcoming tickets where it names none. */
export const ticketPart = (query: Query): TicketPart => PARTS.find((part) => part === query['show']) ?? 'upcoming'

/** One part of the tickets of the logged-in account. */
export async function loadMyTickets({ client }: RequestContext, query: Query): Promise<Owned<MyTickets> | undefined> {
  const part = ticketPart(query)
  const page = /^[1-9]\d{0,3}$/.test(String(query['page'])) ? Number(query['page']) : 1
  const asked = { show: part, page: String(page), page_size: String(PAGE_SIZE) }
  const isFirst = part === 'upcoming' && page === 1
  // The tickets are shown also without the waiting lists.
  const entries = isFirst ? listWaitingListEntries(client).catch(() => undefined) : []
  const both = Promise.all([listTickets(client, asked), entries])
  const owned = await nullOn404OrDenied(both)
  if (!owned || 'refused' in owned) return owned
  const [{ results, counts }, waiting] = owned.value
  return { value: { part, tickets: results, waiting, counts, page, pages: Math.ceil(counts[part] / PAGE_SIZE) } }
}

type MyTicketsScreenProps = { owned: Owned<MyTickets> | undefined; context: RequestContext }

/** The tickets of the account: those to come, those of past events, and those that it cannot use any more. */
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
  const { part, tickets, waiting, counts, page, pages } = owned.value
  const choices = PARTS.map((each) => ({
    href: localPath(language, myTicketsPath(each)),
    text: t(`part_${each}`),
    count: `(${writeDigits(counts[each], language)})`,
    isShown: each === part,
  }))
  return (
    <AccountPage title={t('titleMyTickets')} path={TICKETS_PATH} context={context}>
      <ForgetTicketToday />
      <ChoiceLinks label={t('parts')} choices={choices} isOwn />
      {tickets.length > 0 && (
        <section aria-label={t(`part_${part}`)}>
          <TicketDates part={part} tickets={tickets} isFirstPage={page === 1} context={context} t={t} />
        </section>
      )}
      {waiting ? <WaitingRows entries={waiting} context={context} t={t} /> : <FailedWaitingRows t={t} />}
      {tickets.length === 0 && !waiting?.length && (
        <NoTickets part={part} hasUpcoming={counts.upcoming > 0} context={context} t={t} />
      )}
      {pages > 1 && <PaginationLinks path={myTicketsPath(part)} page={page} pages={pages} language={language} />}
    </AccountPage>
  )
}

type PartProps = { part: TicketPart; context: RequestContext; t: TicketsTranslator }
type TicketDatesProps = PartProps & { tickets: readonly Ticket[]; isFirstPage: boolean }

/** Tickets by the date of their event; the next one is above the others. */
function TicketDates({ part, tickets, isFirstPage, context, t }: TicketDatesProps) {
  const dates = groupByDate(tickets)
  if (part !== 'upcoming') return <TicketRows dates={dates} context={context} t={t} />
  const [next, ...later] = dates
  return (
    <>
      {isFirstPage && next && <NextTickets tickets={next} context={context} t={t} />}
      <TicketRows dates={isFirstPage ? later : dates} context={context} t={t} />
      <a className={styles.all} href={`/v1/api/tickets/calendar.ics?language=${context.language}`} download>
        {t('addAllToCalendar')}
      </a>
    </>
  )
}

/** Why a part is empty, and where to go from there. */
function NoTickets({ part, hasUpcoming, context: { language }, t }: PartProps & { hasUpcoming: boolean }) {
  const link =
    part !== 'upcoming' && hasUpcoming
      ? { href: localPath(language, TICKETS_PATH), text: t('toUpcoming') }
      : { href: localPath(language, '/events'), text: t('browseEvents') }
  return <EmptyState level={2} heading={t(`none_${part}`)} text={t(`noneText_${part}`)} link={link} />
}
