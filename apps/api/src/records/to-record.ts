import { mediaSrc } from '../content/media-src.ts'
import { type StoredFacts, storedFacts } from '../content/stored-facts.ts'
import { cardsOf } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toLinkedEvent } from '../events/to-event.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { RecordDetailRow, RecordRow, TrackRow } from './queries.ts'
import { DEFAULT_FORMAT, RECORD_FORMATS, type RecordCard, type RecordDetail, type Track } from './record.ts'

export const toRecord = (row: RecordRow): RecordCard => ({ ...toCardOf('record', row), ...recordOf(row) })

export function toRecordDetail(row: RecordDetailRow, now: Date): RecordDetail {
  const words = storedFacts(row.words)
  return {
    ...toDetailOf('record', row),
    ...recordOf(row),
    label: words.text('label'),
    catalogue_number: storedFacts(row.facts).text('catalogue_number'),
    duration_seconds: row.tracks.reduce((sum, track) => sum + track.duration_seconds, 0),
    tracks: row.tracks.map(toTrack),
    credits: words.items('credits').map(toCredit),
    formats: toShelf(row.shelf),
    next_events: row.events.map((event) => toLinkedEvent(event, now)),
    sessions: cardsOf(row.linked, 'session'),
    interviews: cardsOf(row.linked, 'interview'),
    news: cardsOf(row.linked, 'news'),
    volumes: cardsOf(row.linked, 'volume'),
    articles: cardsOf(row.linked, 'article'),
  }
}

function recordOf({ facts, linked }: Pick<RecordRow, 'facts' | 'linked'>) {
  const stored = storedFacts(facts)
  const format = RECORD_FORMATS.find((known) => known === stored.text('format')) ?? DEFAULT_FORMAT
  return { artists: cardsOf(linked, 'artist'), released_on: stored.optionalText('released_on'), format }
}

const toTrack = ({ preview_media, ...track }: TrackRow): Track => ({
  ...track,
  preview: preview_media === null ? null : { src: mediaSrc(preview_media) },
})

const toCredit = (credit: StoredFacts) => ({ role: credit.text('role'), name: credit.text('name') })
