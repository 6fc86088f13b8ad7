import type { LibraryItem } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { dateWords } from '../texts/date-words.ts'
import type { LibraryTalk } from './library-talk.ts'

type Timed = Pick<LibraryItem, 'terms' | 'state' | 'starts_at' | 'starts_by' | 'ends_at' | 'hours_to_watch'>

/** For how long a work is open to whoever has it. */
export function termsWords(item: Timed, language: Language, t: LibraryTalk): string {
  const { terms, state, starts_at, ends_at } = item
  if (state === 'revoked') return t('revoked')
  if (state === 'ended') return t('ended')
  if (state === 'upcoming') return t('upcoming', { date: dateWords(starts_at, language) })
  if (terms === 'own') return t('own')
  if (terms === 'pass') return t('borrowed')
  if (ends_at !== null) return t(terms === 'subscription' ? 'pass' : 'until', { date: dateWords(ends_at, language) })
  return windowWords(item, language, t)
}

/** Its time begins with the first play. */
function windowWords({ hours_to_watch, starts_by }: Timed, language: Language, t: LibraryTalk) {
  const hours = writeDigits(hours_to_watch ?? 0, language)
  return starts_by === null
    ? t('windowOpen', { hours })
    : t('windowNew', { hours, date: dateWords(starts_by, language) })
}
