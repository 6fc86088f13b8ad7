import {
  getVolume,
  type Interview,
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
import { serverClient } from '../api.ts'

// The loudest sentence is looked for among so many interviews.
const INTERVIEWS = 6
const RECORDS = 4
const SESSIONS = 3
const NEWS = 4

type Magazine = {
  /** The newest that has a sentence to stand alone. */
  interview: Interview | undefined
  records: readonly RecordCard[]
  sessions: readonly Session[]
  volume: VolumeDetail | undefined
  news: readonly NewsItem[]
}

const NOTHING: Magazine = { interview: undefined, records: [], sessions: [], volume: undefined, news: [] }

/** What there is to read, to hear and to see: the newest of each. */
export async function readMagazine(language: Language): Promise<Magazine> {
  'use cache'
  cacheTag('interviews', 'records', 'sessions', 'volumes', 'news')
  cacheLife('kept')
  if (isBuilding()) return NOTHING
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
