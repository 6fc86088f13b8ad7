import type { WaitingListEntry } from '@dabali/api-client'
import { localPath, ticketTypeName, writeDigits } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { RetryButton } from '@dabali/ui/retry-button'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { dateInSentence } from '../../i18n/date-in-sentence.ts'
import { waitingListPath } from '../../paths.ts'
import type { RequestContext } from '../../server-request/request-context.ts'
import styles from '../my-tickets-screen.module.css'
import type { TicketsTranslator } from '../tickets-messages.ts'

type RowProps = { context: RequestContext; t: TicketsTranslator }

/** What an account waits for: its position, or until when tickets are held for it. */
export function WaitingRows({ entries, context, t }: RowProps & { entries: readonly WaitingListEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="waiting-lists" className={styles.waiting}>
      <SectionHead heading={t('waitingLists')} id="waiting-lists" />
      <ul>
        {entries.map((entry) => (
          <WaitingRow key={entry.url} entry={entry} context={context} t={t} />
        ))}
      </ul>
    </section>
  )
}

/** In place of the waiting lists when they could not be loaded. */
export function FailedWaitingRows({ t }: Pick<RowProps, 't'>) {
  return (
    <section aria-labelledby="waiting-lists" className={styles.waiting}>
      <SectionHead heading={t('waitingLists')} id="waiting-lists" />
      <p className={styles.text}>
        <StatusText code="e">{t('failedWaitingLists')}</StatusText>
      </p>
      <p className={styles.actions}>
        <RetryButton text={t('planRetry')} />
      </p>
    </section>
  )
}

/** The token is the last part of the address. */
const tokenOf = ({ url }: WaitingListEntry) => url?.split('/').at(-2) ?? ''

function WaitingRow({ entry, context: { language }, t }: RowProps & { entry: WaitingListEntry }) {
  const { event, ticket_type, starts_at, venue, picture, quantity, state, email, place, offered_until } = entry
  const kind = ticketTypeName(ticket_type.title, event.title)
  const isOffered = state === 'offered'
  return (
    <li className={styles.row}>
      <div className={styles.poster}>{picture && <Picture picture={picture} sizes="6rem" decorative />}</div>
      <div className={styles.text}>
        {isOffered && (
          <p>
            <StatusText code="w">{t('waiting_offered', { count: quantity })}</StatusText>
          </p>
        )}
        <p className="small">
          <DateText value={starts_at} language={language} />
        </p>
        <h3 className={styles.event} lang={textLanguage(event.title, language)}>
          {event.title}
        </h3>
        {venue && (
          <p className="quiet" lang={textLanguage(venue.name, language)}>
            {venue.name}
          </p>
        )}
        <p className="small" lang={textLanguage(kind, language)}>
          {t('ticketCountOfKind', { count: writeDigits(quantity, language), kind })}
        </p>
        <p className="quiet small">
          {t(isOffered ? 'waitingText_offered' : 'waitingText_waiting', {
            email,
            count: quantity,
            place: writeDigits(place ?? 0, language),
            date: offered_until === null ? '' : dateInSentence(offered_until, language),
          })}
        </p>
      </div>
      <p className={styles.actions}>
        {/* The list is left on its page, so that nobody loses a position by one wrong tap. */}
        <ButtonLink kind="plain" href={localPath(language, waitingListPath(tokenOf(entry)))}>
          {t(isOffered ? 'viewOffer' : 'leaveList')}
          <span className="visually-hidden">: {event.title}</span>
        </ButtonLink>
      </p>
    </li>
  )
}
