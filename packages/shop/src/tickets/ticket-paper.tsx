import type { Ticket } from '@dabali/api-client'
import { type Language, ticketNumber } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { dateWords } from '../texts/date-words.ts'
import { kindWords } from './kind-words.ts'
import { TicketCode } from './ticket-code.tsx'
import styles from './ticket-paper.module.css'
import type { TicketsTalk } from './tickets-talk.ts'

type TicketPaperProps = {
  ticket: Ticket
  /** "Ticket 1 of 2" */
  nth: string
  language: Language
  t: TicketsTalk
}

/** A ticket, white in every theme so that gates can read it; two of them fill a sheet of paper. */
export function TicketPaper({ ticket, nth, language, t }: TicketPaperProps) {
  const { event, date, holder, admits, venue, ticket_type: kind } = ticket
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
              <dd>{dateWords(date.doors_at, language).split(' ').at(-1)}</dd>
            </div>
          )}
          <div>
            <dt>{t('where')}</dt>
            <dd>{isStream ? t('online') : [venue?.name, venue?.address].filter(Boolean).join(', ')}</dd>
          </div>
          <div>
            <dt>{t('place')}</dt>
            <dd>{kindWords(kind.title, event.title)}</dd>
          </div>
          <div>
            <dt>{t('holder')}</dt>
            <dd>{holder || t('nobody')}</dd>
          </div>
        </dl>
        <EveningNews state={date.state} t={t} />
        {isStream ? (
          <p className={styles.small}>{t('stream')}</p>
        ) : (
          <>
            {venue?.access_notes && <p className={styles.small}>{venue.access_notes}</p>}
            <p className={styles.small}>
              {t('show')}
              {/* Whoever stands at the gate may read Nepali alone. */}
              {language === 'en' && <span lang="ne"> ढोकामा एक पटक मात्र पढिन्छ।</span>}
            </p>
          </>
        )}
      </div>
      <div className={styles.stub}>
        <Stub ticket={ticket} nth={nth} t={t} />
        <p className={styles.number}>{ticket.code === null ? ticket.order_number : ticketNumber(ticket)}</p>
        <p className={styles.small}>{nth}</p>
      </div>
    </article>
  )
}

function EveningNews({ state, t }: { state: Ticket['date']['state']; t: TicketsTalk }) {
  if (state !== 'cancelled' && state !== 'postponed') return null
  return <p className={styles.news}>{t(`evening_${state}`)}</p>
}

/** The code, or why there is none. */
function Stub({ ticket: { code, state, number }, nth, t }: { ticket: Ticket; nth: string; t: TicketsTalk }) {
  const isUsed = state === 'used' || state === 'revoked' || state === 'transferred'
  if (code !== null && !isUsed) return <TicketCode code={code} name={t('code', { number: nth || number })} />
  return (
    <div className={styles.void}>
      <p className={styles.stamp}>{t(`state_${state}`)}</p>
      {state !== 'valid' && <p className={styles.small}>{t(`void_${state}`)}</p>}
    </div>
  )
}
