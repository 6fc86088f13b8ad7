import type { Demo, DemoMedia } from '../src/demo-rows.ts'

type Language = 'en' | 'ne'
type Text = { of: string; language: Language; text: string }

const LANGUAGES = ['en', 'ne'] as const

/** All strings in a nested value. */
function inside(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(inside)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(inside) : []
}

/** All visible texts of the demo with their owner. */
export function textsOf(demo: Demo): Text[] {
  const both = (of: string, words: (language: Language) => unknown) =>
    LANGUAGES.flatMap((language) =>
      inside(words(language)).map((text) => ({ of: `${of} ${language}`, language, text })),
    )
  return [
    ...demo.contents.flatMap(({ kind, slug, words }) =>
      both(`${kind}:${slug}`, (language) => {
        const { body, ...rest } = words[language]
        return body === '' ? rest : words[language]
      }),
    ),
    ...demo.products.flatMap(({ slug, words }) =>
      both(slug, (language) => {
        const { title, authors, description, ...optional } = words[language]
        return [title, authors, description, ...Object.values(optional).filter((text) => text !== '')]
      }),
    ),
    ...demo.relatedProducts.flatMap(({ content, notes }) =>
      notes ? both(content, (language) => notes[language]) : [],
    ),
    ...demo.tracks.flatMap(({ record, title }) => both(record, (language) => title[language])),
    ...demo.venues.flatMap((venue) =>
      both(venue.key, (language) => [venue.name[language], venue.address[language], venue.access[language]]),
    ),
    ...demo.offers.flatMap(({ names }) => both('offer', (language) => names[language])),
  ]
}

const SENTENCE_END = /(?<=[.।?!])\s+/u
/** Shorter sentences are names or phrases. */
const LEAST_WORDS = 4

/** All sentences, once for each item; the formats of one work, and the dates of one event, are one item. */
export function sentencesOf(demo: Demo) {
  const items = [
    ...demo.contents.map(({ kind, slug, words }) => ({ of: `${kind}:${slug}`, words })),
    ...demo.products.map(({ slug, work, words, picture_name }) => ({
      of: work ?? (picture_name?.startsWith('poster:') ? picture_name : slug),
      words: { en: words.en.description, ne: words.ne.description },
    })),
    ...demo.relatedProducts.flatMap(({ content, notes }) => (notes ? [{ of: content, words: notes }] : [])),
    ...demo.venues.map(({ key, access }) => ({ of: key, words: access })),
  ]
  const said = new Map<string, { of: string; sentence: string }>()
  for (const { of, words } of items) {
    // A record and its formats share their text.
    const item = of.replace(/^record[: ]/, '')
    for (const text of inside(words)) {
      for (const sentence of text.replace(/<[^>]*>/g, ' ').split(SENTENCE_END)) {
        const plain = sentence.trim()
        if (plain.split(/\s+/).length >= LEAST_WORDS) said.set(`${item}\n${plain}`, { of: item, sentence: plain })
      }
    }
  }
  return [...said.values()]
}

/** Media names for tests that build the demo without media. */
export const NAMED_MEDIA: DemoMedia = {
  samples: { 'the-rain-ledger': 'sample-en', 'kuhiroko-ghar': 'sample-ne' },
  listening: { 'the-rain-ledger': { parts: [{ title: 'One', media_name: 'part' }], sample: 'listening-sample' } },
  seconds: { part: 1260, film: 20, one: 26, two: 28 },
  records: {},
  films: ['film'],
  sessions: { 'tara-nembang-in-a-weaving-shed': 'session-film' },
  episodes: {
    'tara-nembang-puts-the-slope-back': {
      media_name: 'kettle',
      duration_seconds: 26,
      chapters: [{ starts_at_seconds: 0, title: { en: 'The kettle', ne: 'किट्ली' } }],
    },
  },
  books: { 'the-rain-ledger': 'book-en', 'kuhiroko-ghar': 'book-ne' },
  parts: [{ media_name: 'film', part_name: 'segment' }],
}
