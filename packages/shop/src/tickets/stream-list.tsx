import { listTickets, type Ticket } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { ticketPath } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import styles from './my-tickets-screen.module.css'
import { isStreamOpen, isUsable, livePath, streamCode, streamText } from './ticket-state.ts'
import { type TicketsTranslator, ticketsTranslator } from './tickets-messages.ts'

const MOST = '100'

/** The streams that an account can watch, now or later. The library also works without them. */
export const loadStreams = ({ client }: RequestContext): Promise<Ticket[]> =>
  listTickets(client, { page: '1', page_size: MOST }).then(
    ({ results }) => results.filter((ticket) => ticket.admits === 'stream' && isUsable(ticket)),
    () => [],
  )

type StreamListProps = { tickets: readonly Ticket[]; context: RequestContext }

/** The streams of an account: those that are live, those to come and those with a recording. */
export function StreamList({ tickets, context }: StreamListProps) {
  const t = ticketsTranslator(context.language)
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby="streams">
      <SectionHead id="streams" heading={t('streams')} />
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={styles.row}>
            <StreamRow ticket={ticket} context={context} t={t} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type StreamRowProps = { ticket: Ticket; context: RequestContext; t: TicketsTranslator }

function StreamRow({ ticket, context, t }: StreamRowProps) {
  const { language } = context
  const { event, date, picture, watch_until: until } = ticket
  const isOpen = isStreamOpen(ticket) || date.state === 'replay'
  return (
    <>
      <div className={styles.poster}>{picture && <Picture picture={picture} sizes="6rem" decorative />}</div>
      <div className={styles.text}>
        <p className="small">
          {isStreamOpen(ticket) && <StatusText code={streamCode(date)}>{t(streamText(date))}</StatusText>}{' '}
          <DateText value={date.starts_at} language={language} />
        </p>
        <h3 className={styles.event} lang={textLanguage(event.title, language)}>
          {event.title}
        </h3>
        <p className="quiet small">
          {date.state === 'replay' && until
            ? t('recordingUntil', { date: dateInSentence(until, language) })
            : t('streamTicket')}
        </p>
      </div>
      <p className={styles.actions}>
        {isOpen ? (
          // The stream page checks the login, so it needs a full page load.
          <a
            className={buttonClasses({ kind: isStreamOpen(ticket) ? 'main' : 'plain' })}
            href={livePath(ticket, context)}
          >
            {t(isStreamOpen(ticket) ? 'watchNow' : 'watch')}
          </a>
        ) : (
          <a className={buttonClasses({ kind: 'plain' })} href={localPath(language, ticketPath(ticket.id))}>
            {t('viewTicket')}
          </a>
        )}
      </p>
    </>
  )
}
