import { Type } from 'typebox'
import {
  ContentCardSchema,
  cardsOf,
  contentCards,
  contentDetailProperties,
  toCardOf,
  toDetailOf,
} from '../content/content-card.ts'
import { countGenresAndLetters, GENRE_AND_LETTER, genreAndLetter } from '../content/content-facets.ts'
import { mediaSrc, optionalMediaSrc, type StoredFacts, storedFacts } from '../content/content-kind.ts'
import { ArtistFilterQuery, defineContentKind } from '../content/define-content-kind.ts'
import { type ContentRow, type LinkedRow, linkedCards, linkedWithArtist } from '../content/queries.ts'
import { items, line, localized, optional, people, seconds } from '../content/staff/document.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'

const factProperties = {
  artists: contentCards('The artists who play.'),
  recorded_on: Type.Union([Type.String(), Type.Null()], { examples: ['2026-03-06'] }),
  place: Type.String(),
  duration_seconds: Type.Integer(),
}

function factsOf({ facts, words, linked }: Pick<ContentRow, 'facts' | 'words'> & { linked: LinkedRow[] }) {
  const stored = storedFacts(facts)
  return {
    artists: cardsOf(linked, 'artist'),
    recorded_on: stored.optionalText('recorded_on'),
    place: storedFacts(words).text('place'),
    duration_seconds: stored.number('duration_seconds'),
  }
}

function toVideo(video: StoredFacts) {
  const src = video.optionalText('src')
  return src === null ? null : { src: mediaSrc(src), poster: optionalMediaSrc(video.optionalText('poster')) }
}

export const sessions = defineContentKind({
  kind: 'session',
  operations: { list: 'listSessions', get: 'getSession' },
  schema: {
    card: Type.Object({ ...ContentCardSchema.properties, ...factProperties }, { $id: 'Session' }),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        ...factProperties,
        video: Type.Union([
          Type.Object({ src: Type.String(), poster: Type.Union([Type.String(), Type.Null()]) }),
          Type.Null(),
        ]),
        set_list: Type.Array(Type.Object({ starts_at_seconds: Type.Integer(), title: Type.String() })),
        crew: Type.Array(Type.Object({ role: Type.String(), name: Type.String() })),
        records: contentCards('Records that its songs are on.'),
        events: contentCards('Events that it belongs to.'),
        interviews: contentCards('Interviews that belong to it.'),
        volumes: contentCards('Volumes that it is in.'),
        news: contentCards('News that mention it.'),
        products: relatedProducts('Products of the session.'),
      },
      { $id: 'SessionDetail' },
    ),
  },
  query: Type.Object({ ...ArtistFilterQuery.properties, ...GENRE_AND_LETTER }),
  filters: ['artist', 'genre', 'letter'],
  where: (query, { language }) => [linkedWithArtist(query.artist), ...genreAndLetter(query, language)],
  facets: (database, query, { language }) =>
    countGenresAndLetters(database, { kind: 'session', language, query, where: [linkedWithArtist(query.artist)] }),
  cardColumns: ({ language }) => ({ linked: linkedCards(language, ['artist']) }),
  detailColumns: ({ language }) => ({
    linked: linkedCards(language, ['artist', 'record', 'event', 'interview', 'volume', 'news']),
    products: relatedProductsOf(language),
  }),
  document: {
    facts: {
      recorded_on: optional.date(),
      duration_seconds: seconds(),
      video: Type.Union([Type.Object({ src: line(2000), poster: optional.line(2000) }), Type.Null()]),
    },
    texts: {
      place: localized(line()),
      crew: people(),
      set_list: items({ starts_at_seconds: seconds(), title: localized(line()) }),
    },
    links: ['artist', 'record', 'event', 'interview', 'volume', 'news'],
    products: 'list',
    hasGenres: true,
    media: ['facts.video.src', 'facts.video.poster'],
  },
  toCard: (row) => ({ ...toCardOf('session', row), ...factsOf(row) }),
  toDetail(row) {
    const words = storedFacts(row.words)
    return {
      ...toDetailOf('session', row),
      ...factsOf(row),
      video: toVideo(storedFacts(row.facts).part('video')),
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
      products: toRelatedProducts(row.products),
    }
  },
})
