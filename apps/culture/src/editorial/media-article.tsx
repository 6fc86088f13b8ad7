import { type ContentCard, type EventCard, listEvents, type RecordDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { recordPath } from '../paths.ts'
import { PlayAll } from '../player/play-all.tsx'
import { pageLanguage } from '../request-context.ts'
import { readEnvironment, serverClient } from '../site.ts'
import { cacheUntilNextChange } from './event-dates.ts'
import { EventRows } from './event-rows.tsx'
import styles from './media-article.module.css'
import { readRecord } from './queries.ts'

/** Text with an aside next to it; below it on a phone. */
export function TwoColumn({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={aside ? `page ${styles.both} ${styles.split}` : `page ${styles.both}`}>
      <div className={styles.text}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}

const TEXT_KEYS = [
  ...(['watch', 'loading', 'play', 'pause', 'mute', 'unmute', 'seek'] as const),
  ...(['captions', 'fullScreen', 'leaveFullScreen', 'live', 'failed', 'advice', 'retry'] as const),
]

/** The texts of the media players. */
export async function playerTexts() {
  const t = await getTranslations('video')
  return Object.fromEntries(TEXT_KEYS.map((word) => [word, t(word)])) as Record<(typeof TEXT_KEYS)[number], string>
}

/** The options of the player for a video at another host; undefined for our own videos. */
export async function videoHosting(src: string) {
  const host = URL.parse(src)?.host
  if (!host) return undefined
  const t = await getTranslations('video')
  return {
    hosts: readEnvironment().filmHosts,
    texts: { notAllowed: t('notAllowed'), openAtHost: t('openAtHost', { host }) },
  }
}

const RECORDS = 3
const EVENTS = 3
/** Mentioned past events are looked for among this many. */
const PAST_EVENTS = 50

type References = Readonly<Record<'artists' | 'records' | 'events', readonly Pick<ContentCard, 'slug'>[]>>

/** Records and events of the artists that a text is about. */
export type RelatedMusicData = {
  records: readonly RecordDetail[]
  coming: readonly EventCard[]
  past: readonly EventCard[]
}

/** The records that a text mentions, the next events of its artists, and the past events that it mentions. */
export async function readRelatedMusic(
  { artists, records, events }: References,
  language: Language,
): Promise<RelatedMusicData> {
  const read = await Promise.all(records.slice(0, RECORDS).map(({ slug }) => readRecord(slug, language)))
  const eventDates = await Promise.all(artists.map(({ slug }) => readEventsOf(slug, language)))
  const coming = uniqueBySlug(eventDates.flatMap((of) => of.coming))
  const isMentioned = ({ slug }: EventCard) => events.some((event) => event.slug === slug)
  return {
    records: read.flatMap((record) => record ?? []),
    coming: coming.slice(0, EVENTS),
    past: uniqueBySlug(eventDates.flatMap((of) => of.past)).filter(isMentioned),
  }
}

async function readEventsOf(artist: string, language: Language) {
  'use cache'
  cacheTag('events', `artist:${artist}`)
  const client = serverClient()
  const of = (when: 'upcoming' | 'past', size: number) =>
    listEvents(client, { artist, when, page_size: String(size) }, { language })
  const [{ results: coming }, { results: past }] = await Promise.all([of('upcoming', EVENTS), of('past', PAST_EVENTS)])
  cacheUntilNextChange([...coming, ...past].flatMap(({ date }) => date ?? []))
  return { coming, past }
}

/** Without duplicates: several artists may share an event. */
const uniqueBySlug = (events: readonly EventCard[]) => [...new Map(events.map((event) => [event.slug, event])).values()]

/** Records and events of the artists in question, shown next to a text. */
export async function RelatedMusic({ relatedMusic: { records, coming, past } }: { relatedMusic: RelatedMusicData }) {
  const t = await getTranslations('musicLinks')
  const eventDates = coming.length > 0 ? coming : past
  return (
    <section aria-labelledby="hear">
      <SectionHead heading={t('heading')} id="hear" />
      {records.length > 0 && (
        <ul className={records.length === 1 ? styles.only : styles.records}>
          {records.map((record) => (
            <li key={record.slug} className={styles.record}>
              <RecordTeaser record={record} />
            </li>
          ))}
        </ul>
      )}
      {eventDates.length > 0 && (
        <div className={styles.events}>
          <EventRows events={eventDates} />
        </div>
      )}
    </section>
  )
}

async function RecordTeaser({ record }: { record: RecordDetail }) {
  const t = await getTranslations('musicLinks')
  const language = await pageLanguage()
  const { slug, title, picture, released_on } = record
  return (
    <>
      <div className={styles.teaser}>
        <Picture picture={picture} sizes="16rem" decorative />
        <div>
          <h3 className={styles.title} lang={textLanguage(title, language)}>
            <IntentLink href={localPath(language, recordPath(slug))}>{title}</IntentLink>
          </h3>
          <p className="quiet">
            <DateText value={released_on} language={language} />
          </p>
        </div>
      </div>
      <PlayAll record={record} text={t('play')} />
    </>
  )
}

/** Whether there are records or events to show. */
export const hasRelatedMusic = ({ records, coming, past }: RelatedMusicData) =>
  records.length + coming.length + past.length > 0
