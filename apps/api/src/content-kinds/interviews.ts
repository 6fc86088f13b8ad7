import { Type } from 'typebox'
import {
  ContentCardSchema,
  cardsOf,
  contentCards,
  contentDetailProperties,
  toCardOf,
  toDetailOf,
} from '../content/content-card.ts'
import { mediaSrc, storedFacts } from '../content/content-kind.ts'
import { ArtistFilterQuery, defineContentKind } from '../content/define-content-kind.ts'
import { type ContentRow, isLinkedWith, type LinkedRow, linkedCards } from '../content/queries.ts'
import { items, line, localized, optional, richText, seconds, text } from '../content/staff/document.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'

const InterviewAudioSchema = Type.Object({
  src: Type.String(),
  duration_seconds: Type.Union([Type.Integer(), Type.Null()]),
  chapters: Type.Array(Type.Object({ starts_at_seconds: Type.Integer(), title: Type.String() })),
})

const factProperties = {
  artists: contentCards('The artists who are interviewed.'),
  pull_quote: Type.String(),
}

const factsOf = ({ words, linked }: Pick<ContentRow, 'words'> & { linked: LinkedRow[] }) => ({
  artists: cardsOf(linked, 'artist'),
  pull_quote: storedFacts(words).text('pull_quote'),
})

function audioOf({ facts, words }: Pick<ContentRow, 'facts' | 'words'>) {
  const media = storedFacts(facts).optionalText('audio_media')
  if (media === null) return null
  const chapters = storedFacts(words).items('audio_chapters')
  return {
    src: mediaSrc(media),
    duration_seconds: storedFacts(facts).number('audio_seconds') || null,
    chapters: chapters.map((one) => ({
      starts_at_seconds: one.number('starts_at_seconds'),
      title: one.text('title'),
    })),
  }
}

export const interviews = defineContentKind({
  kind: 'interview',
  operations: { list: 'listInterviews', get: 'getInterview' },
  schema: {
    card: Type.Object({ ...ContentCardSchema.properties, ...factProperties }, { $id: 'Interview' }),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        body: Type.String({ description: 'The introduction, HTML.' }),
        ...factProperties,
        exchanges: Type.Array(Type.Object({ question: Type.String(), answer: Type.String({ description: 'HTML.' }) })),
        transcript: Type.Union([Type.String(), Type.Null()], {
          description: 'The transcript of the audio or video, HTML.',
        }),
        audio: Type.Union([InterviewAudioSchema, Type.Null()]),
        records: contentCards('Records that it mentions.'),
        events: contentCards('Events that it mentions.'),
        sessions: contentCards('Sessions that belong to it.'),
        volumes: contentCards('Volumes that it is in.'),
        news: contentCards('News that mention it.'),
        products: relatedProducts('Products that it mentions.'),
      },
      { $id: 'InterviewDetail' },
    ),
  },
  query: ArtistFilterQuery,
  filters: ['artist'],
  where: ({ artist }) => [artist === undefined ? undefined : isLinkedWith('artist', artist)],
  cardColumns: ({ language }) => ({ linked: linkedCards(language, ['artist']) }),
  detailColumns: ({ language }) => ({
    linked: linkedCards(language, ['artist', 'record', 'event', 'session', 'volume', 'news']),
    products: relatedProductsOf(language),
  }),
  document: {
    facts: { audio_media: optional.line(), audio_seconds: optional.integer(1) },
    texts: {
      pull_quote: localized(text(1000)),
      exchanges: items({ question: localized(text()), answer: localized(richText()) }),
      transcript: localized(richText()),
      audio_chapters: items({ starts_at_seconds: seconds(), title: localized(line()) }),
    },
    links: ['artist', 'record', 'event', 'session', 'volume', 'news'],
    products: 'list',
    media: ['facts.audio_media'],
  },
  toCard: (row) => ({ ...toCardOf('interview', row), ...factsOf(row) }),
  toDetail(row) {
    const words = storedFacts(row.words)
    return {
      ...toDetailOf('interview', row),
      ...factsOf(row),
      exchanges: words
        .items('exchanges')
        .map((one) => ({ question: one.text('question'), answer: one.text('answer') })),
      transcript: words.optionalText('transcript'),
      audio: audioOf(row),
      records: cardsOf(row.linked, 'record'),
      events: cardsOf(row.linked, 'event'),
      sessions: cardsOf(row.linked, 'session'),
      volumes: cardsOf(row.linked, 'volume'),
      news: cardsOf(row.linked, 'news'),
      products: toRelatedProducts(row.products),
    }
  },
})
