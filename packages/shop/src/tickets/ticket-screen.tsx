import type { Ticket } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { FailedPart } from '../errors/failed-part.tsx'
import { ticketPath } from '../paths.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { PrintButton } from './print-button.tsx'
import { TicketPaper } from './ticket-paper.tsx'
import { TicketWays } from './ticket-ways.tsx'
import styles from './tickets-screen.module.css'
import { ticketsTalk } from './tickets-talk.ts'

type TicketScreenProps = { secret: string; own: Own<Ticket> | undefined; visit: Visit }

/** One ticket, for whoever holds it or has its link. */
export function TicketScreen({ secret, own, visit }: TicketScreenProps) {
  const { language, fail } = visit
  const t = ticketsTalk(language)
  if (!own) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in own) {
    const status = own.refused === 'login' ? 401 : 403
    fail({ status })
    return (
      <FailedPart language={language} status={status} message={t('refused')} advice={t('refusedText')}>
        <LoginHere kind="plain" path={ticketPath(secret)} language={language} text={t('login')} />
      </FailedPart>
    )
  }
  const ticket = own.thing
  const nth = t('number', { number: writeDigits(ticket.number, language) })
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('titleTicket')}</h1>
        <p className="quiet">{t('ofOrder', { number: ticket.order_number, count: 1 })}</p>
        <div className={styles.ways}>
          <PrintButton text={t('print', { count: 1 })} />
        </div>
      </div>
      <div className={styles.one}>
        <TicketPaper ticket={ticket} nth={nth} language={language} t={t} />
        <TicketWays ticket={ticket} isTheirs visit={visit} t={t} />
      </div>
    </div>
  )
}
