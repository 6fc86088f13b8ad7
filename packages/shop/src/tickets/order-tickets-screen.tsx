import { localPath, writeDigits } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { StatusText } from '@dabali/ui/status-text'
import { FailedPart } from '../errors/failed-part.tsx'
import { orderPath, orderTicketsPath } from '../paths.ts'
import type { Visit } from '../visit/visit.ts'
import { PrintButton } from './print-button.tsx'
import type { OrderTickets } from './read-tickets.ts'
import { TicketPaper } from './ticket-paper.tsx'
import { TicketWays } from './ticket-ways.tsx'
import { TicketsNotice } from './tickets-notice.tsx'
import styles from './tickets-screen.module.css'
import { ticketsTalk } from './tickets-talk.ts'

type OrderTicketsScreenProps = {
  hash: string
  /** Nothing where they could not be read. */
  found: OrderTickets | undefined
  visit: Visit
}

/** All tickets of an order, to be shown or printed. */
export function OrderTicketsScreen({ hash, found, visit }: OrderTicketsScreenProps) {
  const { language, isLoggedIn } = visit
  const t = ticketsTalk(language)
  if (!found) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const { order, tickets } = found
  const back = { href: localPath(language, orderPath(hash)), text: t('toOrder') }
  if (tickets.length === 0) {
    return (
      <div className="page">
        <EmptyState level={1} heading={t('none')} text={t('noneText')} link={back} />
      </div>
    )
  }
  const isForeign = order.owner !== null && !isLoggedIn
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.head}>
        <StatusText code={order.status_code}>{order.status_display}</StatusText>
        <h1 className={styles.title}>{t('heading', { count: tickets.length })}</h1>
        <p className="quiet">{t('ofOrder', { number: order.number, count: tickets.length })}</p>
        <div className={styles.ways}>
          <PrintButton text={t('print', { count: tickets.length })} />
          <a className={styles.link} href={back.href}>
            {back.text}
          </a>
        </div>
        {isForeign && <TicketsNotice kind="foreign" path={orderTicketsPath(hash)} language={language} t={t} />}
        {order.is_masked && <TicketsNotice kind="masked" path={orderPath(hash)} language={language} t={t} />}
      </div>
      <ul className={styles.tickets}>
        {tickets.map((ticket, index) => (
          <li key={ticket.id} className={styles.one}>
            <TicketPaper ticket={ticket} nth={nthOf(index + 1, tickets.length)} language={language} t={t} />
            <TicketWays ticket={ticket} isTheirs={!isForeign} visit={visit} t={t} />
          </li>
        ))}
      </ul>
    </div>
  )

  function nthOf(number: number, total: number) {
    return t('nth', { number: writeDigits(number, language), total: writeDigits(total, language) })
  }
}
