import type { Ticket } from '@dabali/api-client'
import { formatNpr, type Language, ticketNumber } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text'
import { encodeQR } from 'qr'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { CancelTransferButton, ReissueButton, RenameHolderButton, TransferButton } from './ticket-buttons.tsx'
import ticketControlsStyles from './ticket-controls.module.css'
import styles from './ticket-paper.module.css'
import { ticketSecret, ticketTypeName } from './ticket-selection/ticket-options.ts'
import type { TicketsTranslator } from './tickets-messages.ts'

export type CodePath = { size: number; path: string }

/** The standard asks for four light squares around a code. */
const QUIET = 4

/** A QR code as one path of a drawing: each run of dark squares in a row is one stroke of it. */
export function codePath(code: string): CodePath {
  // A seventh of it may be under a thumb or worn off; more would make its squares too small for a phone.
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: QUIET })
  return { size: rows.length, path: rows.map((row, y) => rowPath(row, y)).join('') }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x]) x += 1
    path += `M${start} ${y}h${x - start}v1H${start}z`
  }
  return path
}

/** The QR code, rendered on the server. */
function TicketCode({ code, name }: { code: string; name: string }) {
  const { size, path } = codePath(code)
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}

type TicketPaperProps = {
  ticket: Ticket
  /** "Ticket 1 of 2" */
  nth: string
  language: Language
  t: TicketsTranslator
}

/** A ticket, white in every theme so that gates can read it; two of them fill a sheet of paper. */
export function TicketPaper({ ticket, nth, language, t }: TicketPaperProps) {
  const { event, date, holder, admits, state, venue, ticket_type: kind } = ticket
  const isStream = admits === 'stream'
  return (
    <article className={styles.ticket} aria-label={`${event.title}, ${nth}`}>
      <header className={styles.head}>
        <h2 lang={textLanguage(event.title, language)}>{event.title}</h2>
      </header>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('when')}</dt>
            <dd>
              <DateText value={date.starts_at} language={language} />
            </dd>
          </div>
          {!isStream && (
            <div>
              <dt>{t('doors')}</dt>
              <dd>{dateInSentence(date.doors_at, language).split(' ').at(-1)}</dd>
            </div>
          )}
          <div>
            <dt>{t('where')}</dt>
            <dd>{isStream ? t('online') : [venue?.name, venue?.address].filter(Boolean).join(', ')}</dd>
          </div>
          <div>
            <dt>{t('ticketType')}</dt>
            <dd>{ticketTypeName(kind.title, event.title)}</dd>
          </div>
          {ticket.seat && (
            <div>
              <dt>{ticket.seat.section}</dt>
              <dd>{ticket.seat.label}</dd>
            </div>
          )}
          <div>
            <dt>{t('orderNumber')}</dt>
            <dd>{ticket.order_number}</dd>
          </div>
          {Number(ticket.price) > 0 && (
            <div>
              <dt>{t('price')}</dt>
              <dd>{formatNpr(ticket.price, language)}</dd>
            </div>
          )}
          {ticket.organizer && (
            <div>
              <dt>{t('organizer')}</dt>
              <dd lang={textLanguage(ticket.organizer, language)}>{ticket.organizer}</dd>
            </div>
          )}
          <div>
            <dt>{t('holder')}</dt>
            <dd>{holder || t('notSet')}</dd>
          </div>
        </dl>
        <EventDateNotice state={date.state} t={t} />
        {isStream && state === 'valid' && <p className={styles.small}>{t('stream')}</p>}
        {isPrinted(ticket) && (
          <p className={styles.small}>
            {t('showTicket')}
            {/* Gate staff may read Nepali only. */}
            {language === 'en' && <span lang="ne"> ढोकामा एक पटक मात्र पढिन्छ।</span>}
          </p>
        )}
      </div>
      <div className={styles.stub}>
        <Stub ticket={ticket} nth={nth} t={t} />
        {ticket.code !== null && <p className={styles.number}>{ticketNumber(ticket)}</p>}
        <p className={styles.small}>{nth}</p>
      </div>
    </article>
  )
}

function EventDateNotice({ state, t }: { state: Ticket['date']['state']; t: TicketsTranslator }) {
  if (state !== 'cancelled' && state !== 'postponed') return null
  return <p className={styles.change}>{t(`event_${state}`)}</p>
}

/** The code, or why there is none. */
function Stub({ ticket: { code, state, number }, nth, t }: { ticket: Ticket; nth: string; t: TicketsTranslator }) {
  const isUsed = state === 'used' || state === 'revoked' || state === 'transferred'
  if (code !== null && !isUsed) return <TicketCode code={code} name={t('code', { number: nth || number })} />
  return (
    <div className={styles.void}>
      <p className={styles.stamp}>{t(`state_${state}`)}</p>
      {state !== 'valid' && <p className={styles.small}>{t(`void_${state}`)}</p>}
    </div>
  )
}

type TicketControlsProps = {
  ticket: Ticket
  /** Whether the visitor may change it, as far as the page knows. */
  isOwn: boolean
  context: RequestContext
  t: TicketsTranslator
}

/** What can be done with a ticket; none of it is printed. */
export function TicketControls({ ticket, isOwn, context, t }: TicketControlsProps) {
  const secret = ticketSecret(ticket)
  if (secret === undefined) return null
  const isUsable = ticket.state === 'valid' && isOwn
  return (
    <div className={ticketControlsStyles.actions}>
      {ticket.live_url && ticket.state === 'valid' && (
        <a className={ticketControlsStyles.link} href={livePath(ticket, context)}>
          {t('watch')}
        </a>
      )}
      {ticket.calendar_url && ticket.state === 'valid' && (
        <a className={ticketControlsStyles.link} href={ticket.calendar_url} download>
          {t('calendar')}
        </a>
      )}
      {isUsable && <Changes ticket={ticket} secret={secret} language={context.language} t={t} />}
    </div>
  )
}

/** Whether a ticket has a code that can still be shown at the entrance. */
export const isPrinted = ({ admits, state }: Ticket): boolean => admits === 'hall' && state === 'valid'

/** Whether a ticket opens a stream that can be watched now. */
export const isLiveNow = ({ admits, state, date }: Ticket): boolean =>
  admits === 'stream' && state === 'valid' && (date.state === 'live' || date.state === 'doors_open')

/** Streams are on the culture site and need a login. */
export function livePath({ event, date }: Ticket, { site, origins, language }: RequestContext) {
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
          open: t(holder ? 'changeName' : 'addName'),
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
            ask: t('reissueQuestion'),
            text: t('reissueText'),
            go: t('reissueConfirm'),
            keep: t('reissueKeep'),
            done: t('reissued'),
          }}
        />
      )}
      {transfer ? (
        <div className={ticketControlsStyles.offered}>
          <p>{t('transferPending', { email: transfer.email, date: dateInSentence(transfer.expires_at, language) })}</p>
          <CancelTransferButton ticket={secret} texts={{ open: t('transferCancel'), done: t('transferCancelled') }} />
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
