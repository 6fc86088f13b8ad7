import type { WaitingListEntry } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { kindWords } from '../kind-words.ts'
import styles from '../offered-screen.module.css'
import type { TicketsTalk } from '../tickets-talk.ts'

type WaitingEveningProps = {
  about: Pick<WaitingListEntry, 'event' | 'ticket_type' | 'starts_at' | 'quantity'>
  language: Language
  t: TicketsTalk
}

/** Which evening it is, and how many of what. */
export function WaitingEvening({
  about: { event, ticket_type, starts_at, quantity },
  language,
  t,
}: WaitingEveningProps) {
  const kind = kindWords(ticket_type.title, event.title)
  return (
    <div className={styles.evening}>
      <p className={styles.event} lang={textLanguage(event.title, language)}>
        {event.title}
      </p>
      <p>
        <DateText value={starts_at} language={language} />
      </p>
      <p lang={textLanguage(kind, language)}>{t('wish', { count: writeDigits(quantity, language), kind })}</p>
    </div>
  )
}
