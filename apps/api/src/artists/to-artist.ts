import { contentUrl } from '../content/content-kind.ts'
import { storedFacts } from '../content/stored-facts.ts'
import { cardsOf } from '../content/to-content-card.ts'
import { toDetailOf } from '../content/to-content-detail.ts'
import { toEventsByTime } from '../events/to-event.ts'
import { NO_PICTURE } from '../pictures/picture.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { Artist, ArtistDetail } from './artist.ts'
import type { ArtistDetailRow, ArtistRow } from './queries.ts'

export function toArtist(row: Omit<ArtistRow, 'count'>): Artist {
  const words = storedFacts(row.words)
  return {
    slug: row.slug,
    url: contentUrl('artist', row.slug),
    name: row.title,
    summary: row.summary,
    biography: row.body,
    home: words.text('home'),
    genres: words.texts('genres'),
    picture: row.picture ?? NO_PICTURE,
  }
}

export function toArtistDetail(row: ArtistDetailRow, now: Date): ArtistDetail {
  const { published_at, updated_at } = toDetailOf('artist', row)
  const { upcoming, past } = toEventsByTime(row.events, now)
  const links = storedFacts(row.facts).items('links')
  return {
    ...toArtist(row),
    links: links.map((link) => ({ label: link.text('label'), url: link.text('url') })),
    published_at,
    updated_at,
    records: cardsOf(row.linked, 'record'),
    upcoming_events: upcoming,
    past_events: past,
    sessions: cardsOf(row.linked, 'session'),
    interviews: cardsOf(row.linked, 'interview'),
    news: cardsOf(row.linked, 'news'),
    volumes: cardsOf(row.linked, 'volume'),
    articles: cardsOf(row.linked, 'article'),
    products: toShelf(row.shelf),
  }
}
