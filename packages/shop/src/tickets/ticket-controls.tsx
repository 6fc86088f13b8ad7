import type { Ticket } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { ticketSecret } from './load-tickets.ts'
import { CancelTransferButton, ReissueButton, RenameHolderButton, TransferButton } from './ticket-buttons.tsx'
import styles from './ticket-controls.module.css'
import type { TicketsTranslator } from './tickets-messages.ts'

type TicketWaysProps = {
  ticket: Ticket
  /** Whether whoever looks may change it, as far as the page knows. */
  isTheirs: boolean
  visit: RequestContext
  t: TicketsTranslator
}

/** What can be done with a ticket; none of it is printed. */
export function TicketControls({ ticket, isTheirs, visit, t }: TicketWaysProps) {
  const secret = ticketSecret(ticket)
  if (secret === undefined) return null
  const isUsable = ticket.state === 'valid' && isTheirs
  return (
    <div className={styles.ways}>
      {ticket.live_url && ticket.state === 'valid' && (
        <a className={styles.link} href={livePath(ticket, visit)}>
          {t('watch')}
        </a>
      )}
      {ticket.calendar_url && ticket.state === 'valid' && (
        <a className={styles.link} href={ticket.calendar_url} download>
          {t('calendar')}
        </a>
      )}
      {isUsable && <Changes ticket={ticket} secret={secret} language={visit.language} t={t} />}
    </div>
  )
}

/** A stream is watched on the site of the evenings, by whoever is logged in there. */
function livePath({ event, date }: Ticket, { site, origins, language }: RequestContext) {
  const path = `${language === 'ne' ? '/ne' : ''}/event/${encodeURIComponent(event.slug)}/${date.id}/live`
  return site === 'culture' ? path : origins.culture + path
}

type ChangesProps = { ticket: Ticket; secret: string; language: Language; t: TicketsTranslator }

function Changes({ ticket, secret, language, t }: ChangesProps) {
  const { holder, transfer, admits } = ticket
  return (
    <>
      <RenameHolderButton
        ticket={secret}
        holder={holder}
        texts={{
          open: t(holder ? 'nameOther' : 'name'),
          title: t('nameTitle'),
          label: t('nameLabel'),
          hint: t('nameHint'),
          send: t('nameSave'),
          close: t('close'),
          notSent: t('notSent'),
        }}
      />
      {admits === 'hall' && (
        <ReissueButton
          ticket={secret}
          texts={{
            open: t('reissue'),
            ask: t('reissueAsk'),
            text: t('reissueText'),
            go: t('reissueGo'),
            keep: t('reissueKeep'),
            done: t('reissued'),
          }}
        />
      )}
      {transfer ? (
        <div className={styles.offered}>
          <p>{t('offered', { email: transfer.email, date: dateInSentence(transfer.expires_at, language) })}</p>
          <CancelTransferButton ticket={secret} texts={{ open: t('takeBack'), done: t('takenBack') }} />
        </div>
      ) : (
        <TransferButton
          ticket={secret}
          texts={{
            open: t('transfer'),
            title: t('transferTitle'),
            email: t('transferEmail'),
            hint: t('transferHint'),
            send: t('transferSend'),
            close: t('close'),
            sent: t('transferSent'),
            notSent: t('notSent'),
          }}
        />
      )}
    </>
  )
}
