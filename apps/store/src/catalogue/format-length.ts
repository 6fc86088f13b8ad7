import type { Product } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import type { english } from '../i18n/english.ts'

/** What the words of a length are made from. */
type LengthTalk = (
  key: Extract<keyof (typeof english)['book'], 'pages' | 'hoursAndMinutes' | 'hours' | 'minutes'>,
  values: Record<string, string | number>,
) => string

const MINUTES_PER_HOUR = 60
const SECONDS_PER_MINUTE = 60

/** How long a work is in this format: its pages, or how long it is heard or seen; nothing where neither is known. */
export function formatLength(
  { pages, duration_seconds: seconds }: Pick<Product, 'pages' | 'duration_seconds'>,
  t: LengthTalk,
  language: Language,
): string | undefined {
  if (pages !== null) return t('pages', { count: pages, shown: writeDigits(pages, language) })
  if (seconds === null) return undefined
  const all = Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE))
  const [hours, minutes] = [Math.floor(all / MINUTES_PER_HOUR), all % MINUTES_PER_HOUR]
  const shown = { hours: writeDigits(hours, language), minutes: writeDigits(minutes, language) }
  if (hours === 0) return t('minutes', shown)
  return t(minutes === 0 ? 'hours' : 'hoursAndMinutes', shown)
}
