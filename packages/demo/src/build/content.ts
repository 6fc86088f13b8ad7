import { readingMinutes } from '@dabali/domain'
import type {
  Article,
  Artist,
  Author,
  Booklist,
  Credit,
  Entry,
  Event,
  EventSet,
  Interview,
  Localized,
  Lyrics,
  News,
  RecordRelease,
  Session,
  Volume,
} from '../content/content-types.ts'
import { SONGS, TRACK_CREDITS } from '../content/songs/songs.ts'
import type { DemoContent, DemoContentGenre, DemoContentKind, DemoMedia, DemoTrack, Key } from '../demo-rows.ts'
import { announcedAt } from './event-dates.ts'
import { articleHtml, daysBefore, durationOf, html, htmlOf, inBoth, minutesIn, morningOf } from './values.ts'

type Parts = {
  published_at: Date
  picture?: string
  facts?: object
  words?: (language: 'en' | 'ne') => object
  body?: (language: 'en' | 'ne') => string
}

const buildContent = (kind: DemoContentKind, entry: Entry, parts: Parts): DemoContent => ({
  kind,
  slug: entry.slug,
  picture_name: parts.picture ?? null,
  published_at: parts.published_at,
  facts: parts.facts ?? {},
  words: inBoth((language) => ({
    title: entry.title[language],
    summary: entry.summary[language],
    body: parts.body?.(language) ?? htmlOf(entry.body, language),
    words: parts.words?.(language) ?? {},
  })),
})

/** Old creation dates; the first of a list is the newest and listed first. */
const FOUNDED = '2024-01-01'
const placed = (place: number, now: Date) => daysBefore(morningOf(FOUNDED, now), place)

/** The first sentence of a biography is its summary. */
const SENTENCES = /^(.+?[.।]) (.+)$/su

export const buildAuthors = (authors: readonly Author[], now: Date) =>
  authors.map((author, place) =>
    buildContent(
      'author',
      {
        ...author,
        summary: inBoth((language) => SENTENCES.exec(author.summary[language])?.[1] ?? author.summary[language]),
      },
      {
        published_at: placed(place, now),
        picture: `portrait:${author.slug}`,
        body: (language) => html([SENTENCES.exec(author.summary[language])?.[2] ?? author.summary[language]]),
      },
    ),
  )

export const buildEntries = (
  kind: 'publisher' | 'category' | 'series' | 'page',
  entries: readonly Entry[],
  now: Date,
) => entries.map((entry, place) => buildContent(kind, entry, { published_at: placed(place, now) }))

const FIRST_ARTIST = '2026-11-19'

export const buildArtists = (artists: readonly Artist[], now: Date) =>
  artists.map((artist, place) =>
    buildContent('artist', artist, {
      published_at: daysBefore(morningOf(FIRST_ARTIST, now), place),
      picture: `portrait:${artist.slug}`,
      facts: { links: (artist.links ?? []).map((url) => ({ label: new URL(url).hostname, url })) },
      words: (language) => ({ home: artist.home[language], genres: artist.genres[language] }),
    }),
  )

export const buildArticles = (articles: readonly Article[], authors: readonly Author[], now: Date) =>
  articles.map((article) =>
    buildContent('article', article, {
      published_at: morningOf(article.published_on, now),
      picture: `block:${article.slug}`,
      body: (language) => articleHtml(article.body, language),
      words: (language) => ({
        byline: nameOf(authors, article.byline)[language],
        reading_minutes: readingMinutes(articleHtml(article.body, language)),
      }),
    }),
  )

export const buildBooklists = (booklists: readonly Booklist[], now: Date) =>
  booklists.map((list) =>
    buildContent('booklist', list, {
      published_at: morningOf(list.published_on, now),
      picture: `block:${list.slug}`,
      words: (language) => ({ curator: list.curator[language] }),
    }),
  )

export const buildNews = (news: readonly News[], now: Date) =>
  news.map((item) =>
    buildContent('news', item, {
      published_at: morningOf(item.published_on, now),
      picture: `block:${item.slug}`,
      words: (language) => ({ byline: item.byline[language], tags: item.tags[language] }),
    }),
  )

export const nameOf = (entries: readonly Entry[], slug: string): Localized =>
  entries.find((entry) => entry.slug === slug)?.title ?? { en: slug, ne: slug }

type Language = 'en' | 'ne'

const LABEL = { en: 'Dabali', ne: 'डबली' }

const creditsIn = (credits: readonly Credit[], language: Language) =>
  credits.map(([roleEn, nameEn, roleNe, nameNe]) =>
    language === 'en' ? { role: roleEn, name: nameEn } : { role: roleNe, name: nameNe },
  )

export const buildRecords = (records: readonly RecordRelease[], now: Date) =>
  records.map((record) =>
    buildContent('record', record, {
      published_at: morningOf(record.released_on, now),
      picture: `sleeve:${record.slug}`,
      facts: {
        released_on: record.released_on,
        catalogue_number: record.catalogue_number,
        format: record.format,
      },
      words: (language) => ({ label: LABEL[language], credits: creditsIn(record.credits, language) }),
    }),
  )

export const buildTracks = (records: readonly RecordRelease[], media: DemoMedia): DemoTrack[] =>
  records.flatMap(({ slug, tracks }) =>
    tracks.map(([en, ne, lasts], at) => {
      const files = media.records[slug]?.[at]
      const song = SONGS[slug]?.[en]
      return {
        record: slug,
        position: at + 1,
        duration_seconds: files?.seconds ?? minutesIn(lasts),
        preview_media: files?.preview ?? null,
        preview_seconds: files?.previewSeconds ?? null,
        is_instrumental: song?.lyrics === undefined,
        lyrics: song?.lyrics ? toLyrics(song.lyrics) : null,
        title: { en, ne },
        credits: inBoth((language) => creditsIn(song?.credits ?? TRACK_CREDITS[slug] ?? [], language)),
      }
    }),
  )

const toLyrics = ({ language, text, romanised, translation }: Lyrics) => ({
  language,
  text: text.join('\n'),
  romanised: romanised?.join('\n') ?? null,
  translation: translation?.join('\n') ?? null,
})

const MINUTE_MS = 60_000

const setsIn = (sets: readonly EventSet[], language: Language) =>
  sets.map(({ after, title, about, is_break = false }) => ({
    after_minutes: durationOf(after) / MINUTE_MS,
    title: title[language],
    about: about[language],
    is_break,
  }))

/** The name of the picture without lettering that lists show. */
const squarePictureOf = ({ slug, square, artists: [first] }: Event) => {
  if (square === 'portrait') return `portrait:${first}`
  return square === 'stage' ? `stage:${slug}` : `square:${slug}`
}

export const buildEvents = (events: readonly Event[], now: Date) =>
  events.map((event) =>
    buildContent('event', event, {
      published_at: announcedAt(event, now),
      picture: `poster:${event.slug}`,
      facts: {
        ...(event.refund_hours !== undefined && { refund_hours: event.refund_hours }),
        ...(event.is_for_children && { for_children: true }),
        square_picture: squarePictureOf(event),
      },
      words: (language) => ({
        refund_rule: event.refund[language],
        organizer: event.organizer[language],
        running_order: setsIn(event.sets ?? [], language),
      }),
    }),
  )

export const buildInterviews = (interviews: readonly Interview[], { episodes }: DemoMedia, now: Date) =>
  interviews.map((interview) => {
    const episode = interview.transcript && episodes[interview.slug]
    return buildContent('interview', interview, {
      published_at: morningOf(interview.published_on, now),
      picture: `block:${interview.slug}`,
      facts: { audio_media: episode?.media_name ?? null, audio_seconds: episode?.duration_seconds ?? null },
      words: (language) => ({
        ...(interview.transcript && { transcript: html(interview.transcript[language]) }),
        audio_chapters: (episode?.chapters ?? []).map(({ starts_at_seconds, title }) => ({
          starts_at_seconds,
          title: title[language],
        })),
        pull_quote: interview.pull_quote[language],
        exchanges: interview.exchanges.map(([questionEn, answerEn, questionNe, answerNe]) =>
          language === 'en'
            ? { question: questionEn, answer: html([answerEn]) }
            : { question: questionNe, answer: html([answerNe]) },
        ),
      }),
    })
  })

export const buildSessions = (sessions: readonly Session[], { sessions: films, filmsUrl }: DemoMedia, now: Date) =>
  sessions.map((session) => {
    const { hosted_film: hosted } = session
    const src = hosted && filmsUrl ? filmsUrl + hosted : films[session.slug]
    return buildContent('session', session, {
      published_at: morningOf(session.published_on, now),
      picture: `stage:${session.slug}`,
      facts: {
        recorded_on: session.recorded_on,
        duration_seconds: minutesIn(session.lasts),
        video: src === undefined ? null : { src },
      },
      words: (language) => ({
        place: session.place[language],
        crew: creditsIn(session.crew, language),
        set_list: session.set_list.map(([startsAt, en, ne]) => ({
          starts_at_seconds: minutesIn(startsAt),
          title: language === 'en' ? en : ne,
        })),
      }),
    })
  })

export const buildVolumes = (volumes: readonly Volume[], now: Date) =>
  volumes.map((volume) =>
    buildContent('volume', volume, {
      published_at: morningOf(volume.published_on, now),
      picture: `stage:${volume.slug}`,
      facts: { number: volume.number },
      body: (language) => articleHtml(volume.body, language),
      words: (language) => ({ theme: volume.theme[language] }),
    }),
  )

type WithGenres = {
  artists: readonly Artist[]
  events: readonly Event[]
  records: readonly RecordRelease[]
  sessions: readonly Session[]
}

/** The genres of artists and events; records and sessions have those of their artists. */
export function buildContentGenres({ artists, events, records, sessions }: WithGenres): DemoContentGenre[] {
  const genresOf = (artist: string) => artists.find(({ slug }) => slug === artist)?.listed_as ?? []
  const listed = (content: Key, genres: readonly string[]) => [...new Set(genres)].map((genre) => ({ content, genre }))
  return [
    ...artists.flatMap(({ slug, listed_as }) => listed(`artist:${slug}`, listed_as)),
    ...events.flatMap(({ slug, genres }) => listed(`event:${slug}`, genres)),
    ...records.flatMap(({ slug, artist }) => listed(`record:${slug}`, genresOf(artist))),
    ...sessions.flatMap(({ slug, about }) =>
      listed(
        `session:${slug}`,
        about.flatMap((key) => genresOf(key.replace('artist:', ''))),
      ),
    ),
  ]
}
