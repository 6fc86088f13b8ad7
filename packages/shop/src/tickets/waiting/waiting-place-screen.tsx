import type { WaitingListEntry } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { FailedPart } from '../../errors/failed-part.tsx'
import { leaveLineAction } from '../../paths.ts'
import { dateWords } from '../../texts/date-words.ts'
import { failForm } from '../../visit/form-problem.ts'
import type { Visit } from '../../visit/visit.ts'
import styles from '../offered-screen.module.css'
import { ticketsTalk } from '../tickets-talk.ts'
import { WaitingEvening } from './waiting-evening.tsx'

type WaitingPlaceScreenProps = {
  token: string
  place: WaitingListEntry | undefined
  /** Where the evening stands on this site. */
  eventHref: string
  visit: Visit
  query: { problem?: string | string[] | undefined }
}

/** Where somebody stands in line, what became of it, and the way out. */
export function WaitingPlaceScreen({ token, place, eventHref, visit, query }: WaitingPlaceScreenProps) {
  const { language } = visit
  const t = ticketsTalk(language)
  if (!place) return <FailedPart language={language} message={t('failedWaiting')} advice={t('failedText')} />
  const { state, email, quantity, offered_until } = place
  const isInLine = state === 'waiting' || state === 'offered'
  if (isInLine) failForm(visit, query.problem)
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{t(`waiting_${state}`, { count: quantity })}</h1>
      <WaitingEvening about={place} language={language} t={t} />
      <p className={styles.words}>
        {t(`waitingText_${state}`, {
          email,
          count: quantity,
          place: writeDigits(place.place, language),
          date: offered_until === null ? '' : dateWords(offered_until, language),
        })}
      </p>
      {query.problem !== undefined && isInLine && (
        <p className={styles.problem} role="alert">
          {t('notSent')}
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink href={eventHref} kind={isInLine ? 'plain' : 'main'}>
          {t('toEvent')}
        </ButtonLink>
        {isInLine && (
          <form method="post" action={leaveLineAction(token)}>
            <input type="hidden" name="language" value={language} />
            <Button type="submit" kind="plain">
              {t(state === 'offered' ? 'leaveOffered' : 'leave', { count: quantity })}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}
