import { localPath, writeDigits } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { choose, type ListQuery } from '../editorial/list-query.ts'
import { pageLanguage } from '../request-context.ts'
import { readEnvironment } from '../site.ts'
import { eventListPath } from './event-query.ts'
import styles from './events-header.module.css'

const CALENDAR_FILE = '/v1/api/events/calendar.ics'

/** The heading of the list and of the calendar. */
export async function EventsHeading({ heading, children }: { heading?: string; children?: ReactNode }) {
  const t = await getTranslations('events')
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{heading ?? t('heading')}</h1>
      {children ?? <p className="quiet">{t('intro')}</p>}
    </header>
  )
}

type EventTabsProps = {
  query: ListQuery
  /** The tab that is shown, if any, with the number of its events. */
  shown?: { period: 'upcoming' | 'past'; count: number }
  children: ReactNode
}

/** Upcoming and past events, and the switch of views beside them. */
export async function EventTabs({ query, shown, children }: EventTabsProps) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  // The days of one are not those of the other.
  const undated = choose(query, 'date', undefined)
  const choices = (['upcoming', 'past'] as const).map((period) => ({
    href: localPath(language, eventListPath(choose(undated, 'when', period === 'past' ? period : undefined))),
    text: t(period),
    ...(shown?.period === period && { count: `(${writeDigits(shown.count, language)})` }),
    isShown: shown?.period === period,
  }))
  return (
    <div className={styles.tools}>
      <ChoiceLinks label={t('periods')} choices={choices} isBare />
      {children}
    </div>
  )
}

/** A calendar feed of all upcoming events. */
export async function CalendarFeedLink() {
  const t = await getTranslations('events')
  return (
    <p className={styles.feed}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4" />
      </svg>
      <a href={readEnvironment().origin.replace(/^https?:/, 'webcal:') + CALENDAR_FILE}>{t('subscribe')}</a>
    </p>
  )
}
