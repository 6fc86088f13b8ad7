import { getTicketOffer, getWaitingListEntry, type TicketOffer, type WaitingListEntry } from '@dabali/api-client'
import { type Language, localPath, ticketTypeName, writeDigits } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { EmptyState } from '@dabali/ui/empty-state'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../../errors/error-parts.tsx'
import { dateInSentence } from '../../i18n/date-in-sentence.ts'
import { acceptOfferPath, leaveWaitingListPath } from '../../paths.ts'
import { problemStatus, setFormStatus } from '../../server-request/form-action.ts'
import { nullOn404, type RequestContext } from '../../server-request/request-context.ts'
import { OfferLayout, placeOf } from '../offer-layout.tsx'
import styles from '../offer-screen.module.css'
import { type TicketsTranslator, ticketsMetadata, ticketsTranslator } from '../tickets-messages.ts'

/** The metadata of the pages of the waiting list. */
export const waitingListMetadata = (language: Language, title: 'titleOffer' | 'titleWaiting') =>
  ticketsMetadata(language, title)

/** A waiting list entry by its link. */
export const loadWaitingListEntry = ({ client }: RequestContext, token: string) =>
  nullOn404(getWaitingListEntry(client, { token }))

/** Seats reserved for a waiting list entry. GET changes nothing. */
export const loadSeatsOffer = ({ client }: RequestContext, token: string) =>
  nullOn404(getTicketOffer(client, { token }))

type WaitingListEventProps = {
  about: Pick<WaitingListEntry, 'event' | 'ticket_type' | 'starts_at' | 'venue' | 'quantity'>
  language: Language
  t: TicketsTranslator
}

/** The event, date, venue and quantity of an entry. */
export function WaitingListEvent({
  about: { event, ticket_type, starts_at, venue, quantity },
  language,
  t,
}: WaitingListEventProps) {
  const kind = ticketTypeName(ticket_type.title, event.title)
  return (
    <div className={styles.eventDate}>
      <p className={styles.event} lang={textLanguage(event.title, language)}>
        {event.title}
      </p>
      <p>
        <DateText value={starts_at} language={language} />
      </p>
      <p lang={textLanguage(venue?.name ?? t('online'), language)}>{venue ? placeOf(venue) : t('online')}</p>
      <p lang={textLanguage(kind, language)}>
        {t('ticketCountOfKind', { count: writeDigits(quantity, language), kind })}
      </p>
    </div>
  )
}

type WaitingListResultScreenProps = {
  /** 'joined', or the status of the failure. */
  result: string | string[] | undefined
  /** The path of the event, without its language. */
  eventPath: string
  context: Pick<RequestContext, 'language' | 'fail'>
}

/** The result of joining the waiting list without scripts. */
export function WaitingListResultScreen({ result, eventPath, context }: WaitingListResultScreenProps) {
  const { language } = context
  const t = ticketsTranslator(language)
  const link = { href: localPath(language, eventPath), text: t('toEvent') }
  if (result === 'joined') {
    return (
      <div className="page">
        <EmptyState level={1} icon="waiting" heading={t('joined')} text={t('joinedText')} link={link} />
      </div>
    )
  }
  const status = problemStatus(result) ?? 400
  setFormStatus(context, String(status))
  const why = status === 429 ? 'tooMany' : status < 500 ? 'refused' : 'failed'
  return (
    <FailedPart language={language} message={t(`notJoined_${why}`)} advice={t(`notJoinedText_${why}`)}>
      <ButtonLink href={link.href} kind="plain">
        {link.text}
      </ButtonLink>
    </FailedPart>
  )
}

type SeatsOfferScreenProps = {
  token: string
  offer: TicketOffer | undefined
  /** The event's URL on this site. */
  eventHref: string
  context: RequestContext
  query: { problem?: string | string[] | undefined }
}

/** The page of a seats offer. GET changes nothing. */
export function SeatsOfferScreen({ token, offer, eventHref, context, query }: SeatsOfferScreenProps) {
  const { language } = context
  const t = ticketsTranslator(language)
  if (!offer) return <FailedPart language={language} message={t('failedWaiting')} advice={t('failedText')} />
  const { state, quantity, until } = offer
  if (state === 'open') setFormStatus(context, query.problem)
  return (
    <OfferLayout picture={offer.picture}>
      <h1 className={styles.title}>{t(`offer_${state}`, { count: quantity })}</h1>
      <WaitingListEvent about={offer} language={language} t={t} />
      <p className={styles.text}>
        {t(`offerText_${state}`, { count: quantity, date: dateInSentence(until, language) })}
      </p>
      {query.problem !== undefined && state === 'open' && (
        <p className={styles.problem} role="alert">
          {t('offerFailed')}
        </p>
      )}
      <div className={styles.actions}>
        {state === 'open' && (
          <form method="post" action={acceptOfferPath(token)}>
            <input type="hidden" name="language" value={language} />
            <Button type="submit">{t('buyOffer', { count: quantity })}</Button>
          </form>
        )}
        <ButtonLink href={eventHref} kind={state === 'open' ? 'plain' : 'main'}>
          {t('toEvent')}
        </ButtonLink>
      </div>
    </OfferLayout>
  )
}

type WaitingListScreenProps = {
  token: string
  place: WaitingListEntry | undefined
  /** The event's URL on this site. */
  eventHref: string
  context: RequestContext
  query: { problem?: string | string[] | undefined }
}

/** The page of a waiting list entry: position, result and a way to leave. */
export function WaitingListScreen({ token, place, eventHref, context, query }: WaitingListScreenProps) {
  const { language } = context
  const t = ticketsTranslator(language)
  if (!place) return <FailedPart language={language} message={t('failedWaiting')} advice={t('failedText')} />
  const { state, email, quantity, offered_until } = place
  const isWaiting = state === 'waiting' || state === 'offered'
  if (isWaiting) setFormStatus(context, query.problem)
  return (
    <OfferLayout picture={place.picture}>
      <h1 className={styles.title}>{t(`waiting_${state}`, { count: quantity })}</h1>
      <WaitingListEvent about={place} language={language} t={t} />
      <p className={styles.text}>
        {t(`waitingText_${state}`, {
          email,
          count: quantity,
          place: writeDigits(place.place, language),
          date: offered_until === null ? '' : dateInSentence(offered_until, language),
        })}
      </p>
      {query.problem !== undefined && isWaiting && (
        <p className={styles.problem} role="alert">
          {t('notSent')}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink href={eventHref} kind={isWaiting ? 'plain' : 'main'}>
          {t('toEvent')}
        </ButtonLink>
        {isWaiting && (
          <form method="post" action={leaveWaitingListPath(token)}>
            <input type="hidden" name="language" value={language} />
            <Button type="submit" kind="plain">
              {t(state === 'offered' ? 'declineOffer' : 'leaveWaitingList', { count: quantity })}
            </Button>
          </form>
        )}
      </div>
    </OfferLayout>
  )
}
