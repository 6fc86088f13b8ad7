import {
  type EventCard,
  type EventDetail,
  getEvent,
  getVolume,
  type Interview,
  listEvents,
  listInterviews,
  listNews,
  listRecords,
  listSessions,
  listVolumes,
  type NewsItem,
  type RecordCard,
  type Session,
  type VolumeDetail,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheUntilNextChange } from '../editorial/event-dates.ts'
import { isUpcomingState } from '../event-states.ts'
import { serverClient } from '../site.ts'

/** The next event and five more. */
const EVENTS = 6

type UpcomingEvents = { lead: EventDetail | undefined; others: readonly EventCard[] }

/** The next event in full, and cards of those after it. */
export async function readUpcomingEvents(language: Language): Promise<UpcomingEvents> {
  'use cache'
  cacheTag('events')
  if (isBuilding()) {
    cacheLife('kept')
    return { lead: undefined, others: [] }
  }
  const query = { when: 'upcoming', page_size: String(EVENTS) } as const
  const { results } = await listEvents(serverClient(), query, { language })
  cacheTag(...results.map(({ slug }) => `event:${slug}`))
  const next = results.find(({ state }) => isUpcomingState(state))
  const lead = next && (await getEvent(serverClient(), { slug: next.slug }, { language }))
  cacheUntilNextChange([...results.flatMap(({ date }) => date ?? []), ...(lead?.dates ?? [])])
  return { lead, others: results.filter((event) => event !== next) }
}

// The number of interviews among which a pull quote is looked for.
const INTERVIEWS = 6
const RECORDS = 4
const SESSIONS = 3
const NEWS = 4

type HomeContent = {
  /** The newest with a pull quote. */
  interview: Interview | undefined
  records: readonly RecordCard[]
  sessions: readonly Session[]
  volume: VolumeDetail | undefined
  news: readonly NewsItem[]
}

const NO_CONTENT: HomeContent = { interview: undefined, records: [], sessions: [], volume: undefined, news: [] }

/** The newest content of each kind. */
export async function readHomeContent(language: Language): Promise<HomeContent> {
  'use cache'
  cacheTag('interviews', 'records', 'sessions', 'volumes', 'news')
  cacheLife('kept')
  if (isBuilding()) return NO_CONTENT
  const client = serverClient()
  const newest = (count: number) => ({ page_size: String(count) })
  const [interviews, records, sessions, volumes, news] = await Promise.all([
    listInterviews(client, newest(INTERVIEWS), { language }),
    listRecords(client, newest(RECORDS), { language }),
    listSessions(client, newest(SESSIONS), { language }),
    listVolumes(client, newest(1), { language }),
    listNews(client, newest(NEWS), { language }),
  ])
  const [last] = volumes.results
  return {
    interview: interviews.results.find(({ pull_quote }) => pull_quote),
    records: records.results,
    sessions: sessions.results,
    volume: last && (await getVolume(client, { slug: last.slug }, { language })),
    news: news.results,
  }
}
