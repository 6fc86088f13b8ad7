import { mediaSrc, optionalMediaSrc } from '../content/media-src.ts'
import { type StoredFacts, storedFacts } from '../content/stored-facts.ts'
import { cardsOf } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { SessionDetailRow, SessionRow } from './queries.ts'
import type { Session, SessionDetail } from './session.ts'

export const toSession = (row: SessionRow): Session => ({ ...toCardOf('session', row), ...sessionOf(row) })

export function toSessionDetail(row: SessionDetailRow): SessionDetail {
  const words = storedFacts(row.words)
  return {
    ...toDetailOf('session', row),
    ...sessionOf(row),
    video: videoOf(storedFacts(row.facts).part('video')),
    set_list: words.items('set_list').map((song) => ({
      starts_at_seconds: song.number('starts_at_seconds'),
      title: song.text('title'),
    })),
    crew: words.items('crew').map((one) => ({ role: one.text('role'), name: one.text('name') })),
    records: cardsOf(row.linked, 'record'),
    events: cardsOf(row.linked, 'event'),
    interviews: cardsOf(row.linked, 'interview'),
    volumes: cardsOf(row.linked, 'volume'),
    news: cardsOf(row.linked, 'news'),
    products: toShelf(row.shelf),
  }
}

function sessionOf({ facts, words, linked }: Pick<SessionRow, 'facts' | 'words' | 'linked'>) {
  const stored = storedFacts(facts)
  return {
    artists: cardsOf(linked, 'artist'),
    recorded_on: stored.optionalText('recorded_on'),
    place: storedFacts(words).text('place'),
    duration_seconds: stored.number('duration_seconds'),
  }
}

function videoOf(video: StoredFacts) {
  const src = video.optionalText('src')
  return src === null ? null : { src: mediaSrc(src), poster: optionalMediaSrc(video.optionalText('poster')) }
}
