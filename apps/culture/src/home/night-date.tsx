import type { EventDate } from '@dabali/api-client'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { getTranslations } from 'next-intl/server'
import { dayParts } from '../content/day-parts.ts'
import { LiveBadge } from '../content/live-badge.tsx'
import { pageLanguage } from '../i18n/language.ts'
import styles from './tonight.module.css'

/** When a night is, and whether it is already going on. */
export async function NightDate({ night }: { night: EventDate }) {
  const [t, event] = await Promise.all([getTranslations('home'), getTranslations('event')])
  const language = await pageLanguage()
  const { starts_at, ends_at, state, is_streamed } = night
  const { time, weekday } = dayParts(starts_at, language)
  const isLong = dayOf(starts_at) !== dayOf(ends_at)
  return (
    <p className={styles.top}>
      {state === 'live' && <LiveBadge now>{t('liveNow')}</LiveBadge>}
      {state === 'doors_open' && <LiveBadge>{t('doorsOpen')}</LiveBadge>}
      {state === 'upcoming' && is_streamed && <LiveBadge>{t('liveAt', { time })}</LiveBadge>}
      <span className="quiet">
        {event(`weekday.${weekday}`)},{' '}
        <DateText value={is_streamed && state === 'upcoming' ? dayOf(starts_at) : starts_at} language={language} />
      </span>
      {state === 'live' && (
        <span className="quiet">
          {t.rich('until', {
            end: () =>
              isLong ? (
                <DateText value={ends_at} language={language} />
              ) : (
                <time dateTime={ends_at}>{dayParts(ends_at, language).time}</time>
              ),
          })}
        </span>
      )}
    </p>
  )
}
