import { getEvent, listEvents } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import type { RequestContext } from '@dabali/shop/request-context'
import { loadDynamic } from '@dabali/site/load'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { DOOR_PATH, doorPath } from '../paths.ts'
import styles from './check-in-screen.module.css'

type CheckInEvent = { id: number; title: string; starts_at: string }

const MAX_EVENTS = '50'

/** Live and upcoming event dates with tickets for the hall. */
async function readCheckInEvents({ client }: RequestContext): Promise<CheckInEvent[]> {
  const { results } = await listEvents(client, { when: 'upcoming', page_size: MAX_EVENTS })
  const events = await Promise.all(results.map(({ slug }) => getEvent(client, { slug })))
  return events
    .flatMap(({ title, dates }) =>
      dates
        .filter(({ state, ticket_types }) => isUpcoming(state) && ticket_types.some(({ admits }) => admits === 'hall'))
        .map(({ id, starts_at }) => ({ id, title, starts_at })),
    )
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at))
}

const isUpcoming = (state: string) => ['upcoming', 'doors_open', 'live'].includes(state)

/** The event dates to check in for, soonest first. */
export async function EventPickerScreen({ visit }: { visit: RequestContext }) {
  const read = await loadDynamic(() => readCheckInEvents(visit))
  if (read.status !== 200) return <UnavailableScreen path={DOOR_PATH} />
  const { language } = visit
  const t = await getTranslations('door')
  return (
    <PageLayout path={DOOR_PATH}>
      <div className={`page ${styles.screen}`}>
        <h1 className={styles.title}>{t('nights')}</h1>
        <p className="quiet">{read.value.length > 0 ? t('nightsText') : t('nightsNone')}</p>
        <ul>
          {read.value.map(({ id, title, starts_at }) => (
            <li key={id} className={styles.night}>
              {/* A full load: the camera is allowed at the door alone. */}
              <a href={localPath(language, doorPath(id))} lang={textLanguage(title, language)}>
                {title}
              </a>
              <DateText value={starts_at} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </PageLayout>
  )
}
