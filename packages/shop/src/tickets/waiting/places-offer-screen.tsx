import type { TicketOffer } from '@dabali/api-client'
import { Button, ButtonLink } from '@dabali/ui/button'
import { FailedPart } from '../../errors/failed-part.tsx'
import { takeOfferAction } from '../../paths.ts'
import { dateWords } from '../../texts/date-words.ts'
import { failForm } from '../../visit/form-problem.ts'
import type { Visit } from '../../visit/visit.ts'
import styles from '../offered-screen.module.css'
import { ticketsTalk } from '../tickets-talk.ts'
import { WaitingEvening } from './waiting-evening.tsx'

type PlacesOfferScreenProps = {
  token: string
  offer: TicketOffer | undefined
  /** Where the evening stands on this site. */
  eventHref: string
  visit: Visit
  query: { problem?: string | string[] | undefined }
}

/** Places that are kept back for somebody who waited. Nothing changes before it is pressed. */
export function PlacesOfferScreen({ token, offer, eventHref, visit, query }: PlacesOfferScreenProps) {
  const { language } = visit
  const t = ticketsTalk(language)
  if (!offer) return <FailedPart language={language} message={t('failedWaiting')} advice={t('failedText')} />
  const { state, quantity, until } = offer
  if (state === 'open') failForm(visit, query.problem)
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{t(`offer_${state}`, { count: quantity })}</h1>
      <WaitingEvening about={offer} language={language} t={t} />
      <p className={styles.words}>{t(`offerText_${state}`, { count: quantity, date: dateWords(until, language) })}</p>
      {query.problem !== undefined && state === 'open' && (
        <p className={styles.problem} role="alert">
          {t('offerNotTaken')}
        </p>
      )}
      <div className={styles.ways}>
        {state === 'open' && (
          <form method="post" action={takeOfferAction(token)}>
            <input type="hidden" name="language" value={language} />
            <Button type="submit">{t('takeOffer', { count: quantity })}</Button>
          </form>
        )}
        <ButtonLink href={eventHref} kind={state === 'open' ? 'plain' : 'main'}>
          {t('toEvent')}
        </ButtonLink>
      </div>
    </div>
  )
}
