import { type ContentCard, type EventCard, listEvents, type RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { keepNights } from './keep-nights.ts'
import { readRecord } from './read-record.ts'

const RECORDS = 3
const NIGHTS = 3
/** A night that is told of is among so many that were. */
const PAST_NIGHTS = 50

type Told = Readonly<Record<'artists' | 'records' | 'events', readonly Pick<ContentCard, 'slug'>[]>>

/** What can be heard of those who are told of: on record, and on a stage. */
export type Heard = { records: readonly RecordDetail[]; coming: readonly EventCard[]; past: readonly EventCard[] }

/** The records that something tells of, the next nights of its artists, and of their past ones those that it tells of. */
export async function readHeard({ artists, records, events }: Told, language: Language): Promise<Heard> {
  const read = await Promise.all(records.slice(0, RECORDS).map(({ slug }) => readRecord(slug, language)))
  const nights = await Promise.all(artists.map(({ slug }) => readNightsOf(slug, language)))
  const coming = byName(nights.flatMap((of) => of.coming))
  const isTold = ({ slug }: EventCard) => events.some((event) => event.slug === slug)
  return {
    records: read.flatMap((record) => record ?? []),
    coming: coming.slice(0, NIGHTS),
    past: byName(nights.flatMap((of) => of.past)).filter(isTold),
  }
}

async function readNightsOf(artist: string, language: Language) {
  'use cache'
  cacheTag('events', `artist:${artist}`)
  const client = serverClient()
  const of = (when: 'upcoming' | 'past', size: number) =>
    listEvents(client, { artist, when, page_size: String(size) }, { language })
  const [{ results: coming }, { results: past }] = await Promise.all([of('upcoming', NIGHTS), of('past', PAST_NIGHTS)])
  keepNights([...coming, ...past].flatMap(({ date }) => date ?? []))
  return { coming, past }
}

/** Each once, though several of its artists are told of. */
const byName = (events: readonly EventCard[]) => [...new Map(events.map((event) => [event.slug, event])).values()]
