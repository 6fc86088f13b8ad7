import { sql } from 'kysely'
import { Type } from 'typebox'
import { cardsOf, contentCards, toContentCard, toDetailOf } from '../content/content-card.ts'
import { countGenresAndLetters, GENRE_AND_LETTER, genreAndLetter } from '../content/content-facets.ts'
import { contentUrl, storedFacts } from '../content/content-kind.ts'
import { defineContentKind } from '../content/define-content-kind.ts'
import { type ContentRow, linkedCards, similarArtists } from '../content/queries.ts'
import { items, line, localized } from '../content/staff/document.ts'
import { toEventsByTime } from '../events/event-card.ts'
import { EventSchema } from '../events/event-schemas.ts'
import { linkedEvents } from '../events/queries.ts'
import { PageQuery, schemaRef } from '../http/schemas.ts'
import { NO_PICTURE, PictureSchema } from '../pictures/queries.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'
import { registerPressRoute } from './artist-press.ts'

const artistProperties = {
  slug: Type.String(),
  url: Type.String({ examples: ['/v1/api/artists/tara-nembang/'] }),
  name: Type.String(),
  summary: Type.String(),
  biography: Type.String({ description: 'HTML.' }),
  home: Type.String(),
  genres: Type.Array(Type.String()),
  picture: schemaRef(PictureSchema),
}

function toArtist(row: Pick<ContentRow, 'slug' | 'title' | 'summary' | 'body' | 'words' | 'picture'>) {
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

export const artists = defineContentKind({
  kind: 'artist',
  operations: { list: 'listArtists', get: 'getArtist' },
  schema: {
    card: Type.Object(artistProperties, { $id: 'Artist' }),
    detail: Type.Object(
      {
        ...artistProperties,
        links: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
        published_at: Type.String({ format: 'date-time' }),
        updated_at: Type.String({ format: 'date-time' }),
        records: contentCards('Newest first.'),
        upcoming_events: Type.Array(schemaRef(EventSchema), { description: 'Upcoming events, soonest first.' }),
        past_events: Type.Array(schemaRef(EventSchema), { description: 'Past events, latest first.' }),
        sessions: contentCards('Newest first.'),
        interviews: contentCards('Newest first.'),
        news: contentCards('Newest first.'),
        volumes: contentCards('Volumes that mention the artist.'),
        articles: contentCards('Articles that mention the artist.'),
        similar_artists: contentCards('At most six other artists, those who have most in common first.'),
        products: relatedProducts('Products of the artist other than records.'),
      },
      { $id: 'ArtistDetail' },
    ),
  },
  query: Type.Object({ ...PageQuery.properties, ...GENRE_AND_LETTER }),
  filters: ['genre', 'letter'],
  where: (query, { language }) => genreAndLetter(query, language),
  facets: (database, query, { language }) => countGenresAndLetters(database, { kind: 'artist', language, query }),
  cardColumns: () => ({}),
  detailColumns: ({ language, now }) => ({
    linked: linkedCards(language, ['record', 'session', 'interview', 'news', 'volume', 'article']),
    events: linkedEvents(language, now, { ids: sql<number[]>`array[content.id]` }),
    products: relatedProductsOf(language),
    similar: similarArtists(language),
  }),
  // The states of an artist's events depend on the clock; who is similar depends on every artist.
  cache: { detailSeconds: 5, tags: () => ['artists'] },
  routes: registerPressRoute,
  document: {
    facts: {
      links: items({ label: line(), url: Type.String({ maxLength: 2000, pattern: '^https?://[^\\s]+$' }) }, 30),
    },
    texts: { home: localized(line()), genres: localized(Type.Array(line(100), { maxItems: 20 })) },
    links: ['record', 'event', 'session', 'interview', 'news', 'volume', 'article'],
    products: 'list',
    hasGenres: true,
  },
  toCard: toArtist,
  toDetail(row, now) {
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
      similar_artists: row.similar.map(toContentCard),
      products: toRelatedProducts(row.products),
    }
  },
})
