import { localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { IntentLink } from '@dabali/ui/intent-link'
import { getTranslations } from 'next-intl/server'
import { ActiveFilters, FilterMenu, type FilterProps, FilterToggle } from '../editorial/list-filters.tsx'
import { CALENDAR_PATH, EVENTS_PATH, VENUES_PATH } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './event-filters.module.css'

const FLAGS = ['free', 'streamed', 'children', 'step_free'] as const

type EventFiltersProps = FilterProps & {
  /** The calendar has a month instead of a date. */
  hasDates?: boolean
  /** The name of the venue whose events are shown. */
  venue?: string | undefined
}

/** The filters of events with their counts, and the chosen ones. */
export async function EventFilters({ hasDates = true, venue, ...parts }: EventFiltersProps) {
  const t = await getTranslations('events')
  return (
    <div className={styles.filters}>
      <section className={styles.row} aria-label={t('filter')}>
        <div className={styles.toggles}>
          {hasDates && <FilterToggle {...parts} field="date" value="this-weekend" />}
          {FLAGS.map((field) => (
            <FilterToggle key={field} {...parts} field={field} />
          ))}
        </div>
        <div className={styles.menus}>
          {hasDates && (
            <FilterMenu {...parts} field="date" all={t('allDates')}>
              <DateForm query={parts.query} />
            </FilterMenu>
          )}
          <FilterMenu {...parts} field="city" all={t('allCities')} />
          <FilterMenu {...parts} field="genre" all={t('allGenres')} />
        </div>
      </section>
      <ActiveFilters {...parts} without={['when', 'month', 'day']} {...(venue && { names: { venue } })} />
    </div>
  )
}

/** From one day to another; sent as a form. */
async function DateForm({ query }: Pick<FilterProps, 'query'>) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const [from = '', to = from] = /^\d{4}-\d\d-\d\d/.test(query.chosen['date'] ?? '')
    ? (query.chosen['date'] ?? '').split('..')
    : []
  const others = Object.entries(query.chosen).filter(([field]) => field !== 'date')
  return (
    <form className={styles.form} action={localPath(language, EVENTS_PATH)}>
      {others.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <label className={styles.label}>
        {t('fromDay')}
        <input className={styles.input} type="date" name="from" min={FIRST_DAY} max={LAST_DAY} defaultValue={from} />
      </label>
      <label className={styles.label}>
        {t('toDay')}
        <input className={styles.input} type="date" name="to" min={FIRST_DAY} max={LAST_DAY} defaultValue={to} />
      </label>
      <Button type="submit" kind="plain" wide>
        {t('showDates')}
      </Button>
    </form>
  )
}

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

const ICONS = {
  list: 'M4 6h2M4 12h2M4 18h2M9 6h11M9 12h11M9 18h11',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  map: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const

type EventView = keyof typeof ICONS

type ViewSwitchProps = {
  view: EventView
  /** The paths with the present filters. */
  paths?: Partial<Record<EventView, string>>
}

/** Links to the list, the calendar and the map of venues. */
export async function ViewSwitch({ view, paths = {} }: ViewSwitchProps) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const all = { list: EVENTS_PATH, calendar: CALENDAR_PATH, map: VENUES_PATH, ...paths }
  return (
    <nav className={styles.switch} aria-label={t('view')}>
      {(Object.keys(ICONS) as EventView[]).map((each) => (
        <IntentLink
          key={each}
          href={localPath(language, all[each])}
          className={styles.view}
          aria-current={each === view ? 'page' : undefined}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[each]} />
          </svg>
          {t(`views.${each}`)}
        </IntentLink>
      ))}
    </nav>
  )
}
