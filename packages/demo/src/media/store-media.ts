import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoEpisode, DemoListeningBook } from '../demo-rows.ts'
import { secondsOfFile } from './audio-file.ts'
import type { Ebook } from './ebooks.ts'
import type { DemoMediaType, MediaWriter } from './media-writer.ts'
import type { ComposedRecord } from './music/record-audio.ts'

type Both = { en: string; ne: string }
type Song = { startsAt: number; title: Both }

/** The video of a session: the start of each song, and the length. */
export type SessionFilm = { slug: string; seconds: number; songs: readonly Song[] }

/** The videos are loops; a song consists of several. */
export const ROUND_SECONDS = 24
const SEGMENT_SECONDS = 12
const SEGMENTS = ROUND_SECONDS / SEGMENT_SECONDS

/** The captions of each tune. */
const TUNES: readonly Both[] = [
  { en: 'tungna and madal, an easy four', ne: 'टुङ्ना र मादल, चार मात्राको सजिलो ताल' },
  { en: 'a sarangi over a drone', ne: 'सारङ्गी, पछाडि एउटै सुर' },
  { en: 'slow strings, and rain', ne: 'बिस्तारै बज्ने तार, र पानी' },
  { en: 'six to the bar: tungna, madal, then a sarangi', ne: 'छ मात्राको झ्याउरे: टुङ्ना, मादल, पछि सारङ्गी' },
]

export const STAGE_HEAD = 'stage-init.mp4'
export const TUNE_HEAD = 'tune-init.mp4'
export const TUNE_FILES = TUNES.flatMap((_, tune) => segmentsOf(`tune-${tune + 1}`))
export const stageFiles = ({ slug }: Pick<SessionFilm, 'slug'>) => segmentsOf(slug)

function segmentsOf(name: string) {
  return Array.from({ length: SEGMENTS }, (_, at) => `${name}-${at}.m4s`)
}

/**
 * The song of each loop of a video. Every song starts with a loop, after the previous song and before the end.
 */
export function roundsOf({ slug, seconds, songs }: SessionFilm): number[] {
  const starts = songs.map(({ startsAt }) => startsAt)
  const isCut = [...starts, seconds].every((time) => time % ROUND_SECONDS === 0)
  const isInOrder = [...starts, seconds].every((time, at, all) => at === 0 || time > (all[at - 1] ?? 0))
  if (starts[0] !== 0 || !isCut || !isInOrder) throw new Error(`The set list of ${slug} does not fit its film.`)
  return Array.from({ length: seconds / ROUND_SECONDS }, (_, round) =>
    starts.findLastIndex((start) => start <= round * ROUND_SECONDS),
  )
}

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7']
const write = (lines: readonly string[]) => `${lines.join('\n')}\n`

function listOf(head: string, rounds: readonly (readonly string[])[]) {
  return write([
    ...HEAD,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${head}"`,
    // A discontinuity where the loop restarts.
    ...rounds.flatMap((files, round) => [
      ...(round === 0 ? [] : ['#EXT-X-DISCONTINUITY']),
      ...files.flatMap((file) => [`#EXTINF:${SEGMENT_SECONDS}.0,`, file]),
    ]),
    '#EXT-X-ENDLIST',
  ])
}

/** Consecutive sessions start with different tunes. */
const tuneOf = (song: number, shift: number) => (song + shift) % TUNES.length

export const pictureList = (cut: SessionFilm) =>
  listOf(
    STAGE_HEAD,
    roundsOf(cut).map(() => stageFiles(cut)),
  )

export const soundList = (cut: SessionFilm, shift: number) =>
  listOf(
    TUNE_HEAD,
    roundsOf(cut).map((song) => segmentsOf(`tune-${tuneOf(song, shift) + 1}`)),
  )

export const captionList = ({ seconds }: SessionFilm, file: string) =>
  write([
    ...HEAD,
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds}.0,`,
    file,
    '#EXT-X-ENDLIST',
  ])

/** The media playlists in the master playlist. */
export const PICTURE = 'picture.m3u8'
export const SOUND = 'sound.m3u8'
export const CAPTION_PLAYLISTS = { en: 'captions-en.m3u8', ne: 'captions-ne.m3u8' } as const

export const WHOLE_FILM = write([
  ...HEAD,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,URI="${SOUND}"`,
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="${CAPTION_PLAYLISTS.en}"`,
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="नेपाली",LANGUAGE="ne",DEFAULT=NO,AUTOSELECT=YES,URI="${CAPTION_PLAYLISTS.ne}"`,
  '#EXT-X-STREAM-INF:BANDWIDTH=110000,AVERAGE-BANDWIDTH=70000,RESOLUTION=640x360,FRAME-RATE=8.000,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="sound",SUBTITLES="captions"',
  PICTURE,
])

const AGAIN: Both = { en: 'the tune comes round again', ne: 'धुन फेरि घुम्छ' }

/** The captions: title and instruments at the start of a song, then each loop. */
export function writeCaptions(cut: SessionFilm, language: 'en' | 'ne', shift: number): string {
  const cues = roundsOf(cut).flatMap((song, round, rounds) => {
    const start = round * ROUND_SECONDS
    if (song === rounds[round - 1]) return [cueOf(start, start + 6, `(${AGAIN[language]})`)]
    return [
      cueOf(start, start + 5, `♪ ${cut.songs[song]?.title[language]}`),
      cueOf(start + 5, start + 12, `(${TUNES[tuneOf(song, shift)]?.[language]})`),
    ]
  })
  return write(['WEBVTT', 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0', '', ...cues])
}

const cueOf = (from: number, to: number, text: string) => `${clock(from)} --> ${clock(to)}\n${text}\n`
const two = (number: number) => String(number).padStart(2, '0')
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`

/**
 * Replaces the file names in a playlist by their stored names: lines that are not tags, and URI="…" in tags. A file that is
 * not stored is an error, because the player would stop there.
 */
export const rewritePlaylist = (playlist: string, names: ReadonlyMap<string, string>): string => {
  const named = (file: string): string => {
    const name = names.get(file)
    if (name === undefined) throw new Error(`A playlist names ${file}, which is not there.`)
    return name
  }
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line.replace(/URI="([^"]+)"/g, (_, file: string) => `URI="${named(file)}"`)
      return line.trim() === '' ? line : named(line.trim())
    })
    .join('\n')
}

type MediaNames = Map<string, string>
/** The lengths of the stored audio and video, by name. */
type Seconds = Record<string, number>

const SESSION_FILES = join(import.meta.dirname, 'files/sessions')
const PLAYLIST = 'application/vnd.apple.mpegurl'

/** Stores the videos of all sessions; returns their names by slug. */
export async function storeSessionFilms(store: MediaWriter, sessions: readonly SessionFilm[]) {
  const keep = async (file: string, type: 'video/mp4' | 'video/iso.segment') =>
    [file, await store.put(await readFile(join(SESSION_FILES, file)), type)] as const
  const heads = [STAGE_HEAD, TUNE_HEAD].map((file) => keep(file, 'video/mp4'))
  const segments = [...TUNE_FILES, ...sessions.flatMap(stageFiles)].map((file) => keep(file, 'video/iso.segment'))
  const kept = await Promise.all([...heads, ...segments])
  const films: Record<string, string> = {}
  for (const [shift, cut] of sessions.entries())
    films[cut.slug] = await storeSessionFilm(store, cut, shift, new Map(kept))
  return films
}

/** Stored names are content hashes, so the master playlist comes last. */
async function storeSessionFilm(store: MediaWriter, cut: SessionFilm, shift: number, names: MediaNames) {
  const keepList = async (file: string, list: string) => {
    const name = await store.put(Buffer.from(rewritePlaylist(list, names)), PLAYLIST)
    names.set(file, name)
    return name
  }
  await keepList(PICTURE, pictureList(cut))
  await keepList(SOUND, soundList(cut, shift))
  for (const language of ['en', 'ne'] as const) {
    const file = `${language}.vtt`
    names.set(file, await store.put(Buffer.from(writeCaptions(cut, language, shift)), 'text/vtt'))
    await keepList(CAPTION_PLAYLISTS[language], captionList(cut, file))
  }
  return keepList('master.m3u8', WHOLE_FILM)
}

const EPUB = 'application/epub+zip'
const FILES = join(import.meta.dirname, 'files')
const FILM = join(FILES, 'hls')

const RENDITIONS = ['360p', '216p']
const INIT_SEGMENTS = RENDITIONS.map((name) => `${name}-init.mp4`)
const MEDIA_SEGMENTS = RENDITIONS.flatMap((name) => [0, 1, 2, 3, 4].map((segment) => `${name}-${segment}.m4s`))
const CAPTIONS = ['en.vtt', 'ne.vtt']
/** In the order of their references: the master comes last. */
const PLAYLISTS = [...RENDITIONS.map((name) => `${name}.m3u8`), 'captions-en.m3u8', 'captions-ne.m3u8', 'master.m3u8']

const storeFile = async (store: MediaWriter, folder: string, file: string, type: DemoMediaType): Promise<string> =>
  store.put(await readFile(join(folder, file)), type)

/** The episodes of the podcast, by the slug of their interview. */
const storeEpisodes = async (store: MediaWriter) => {
  const { EPISODES, composeEpisode } = await import('./episodes.ts')
  const episodes: Record<string, DemoEpisode> = {}
  for (const episode of EPISODES) {
    const { bytes, chapters } = await composeEpisode(episode)
    const media_name = await store.put(bytes, 'audio/mp4')
    episodes[episode.interview] = { media_name, duration_seconds: secondsOfFile(bytes, 'audio/mp4'), chapters }
  }
  return episodes
}

const storeListeningBooks = async (store: MediaWriter, seconds: Seconds) => {
  const { LISTENING_BOOKS, composeListeningBook } = await import('./listening-books.ts')
  const books: Record<string, DemoListeningBook> = {}
  for (const book of LISTENING_BOOKS) {
    const { sample, chapters } = await composeListeningBook(book)
    const parts = await Promise.all(
      chapters.map(async ({ title, bytes }) => {
        const media_name = await store.put(bytes, 'audio/mp4', { isPublic: false })
        seconds[media_name] = secondsOfFile(bytes, 'audio/mp4')
        return { title, media_name }
      }),
    )
    books[book.work] = { parts, sample: await store.put(sample, 'audio/mp4') }
  }
  return books
}

/** The names of the samples and of the whole books, by slug. */
async function storeEbooks(store: MediaWriter, ebooks: readonly Ebook[]) {
  const { createEbook, createSample } = await import('./ebooks.ts')
  const names = { samples: {} as Record<string, string>, books: {} as Record<string, string> }
  for (const ebook of ebooks) {
    names.samples[ebook.slug] = await store.put(createSample(ebook), EPUB)
    names.books[ebook.slug] = await store.put(createEbook(ebook), EPUB, { isPublic: false })
  }
  return names
}

/** Stored names are content hashes, so a playlist is stored after its files. */
const storeFilm = async (store: MediaWriter, seconds: Seconds) => {
  const names = new Map<string, string>()
  for (const file of INIT_SEGMENTS) names.set(file, await storeFile(store, FILM, file, 'video/mp4'))
  for (const file of MEDIA_SEGMENTS) names.set(file, await storeFile(store, FILM, file, 'video/iso.segment'))
  for (const file of CAPTIONS) names.set(file, await storeFile(store, FILM, file, 'text/vtt'))
  let last = ''
  let length = 0
  for (const file of PLAYLISTS) {
    const playlist = rewritePlaylist(await readFile(join(FILM, file), 'utf8'), names)
    last = await store.put(Buffer.from(playlist), 'application/vnd.apple.mpegurl')
    names.set(file, last)
    length ||= secondsOfFile(Buffer.from(playlist), PLAYLIST)
  }
  seconds[last] = length
  const parts = [...new Set(names.values())].filter((name) => name !== last)
  return { film: last, parts: parts.map((part_name) => ({ media_name: last, part_name })) }
}

/** Stores all media of the demo and returns their names. */
export const storeDemoMedia = async (
  store: MediaWriter,
  {
    sessions,
    ebooks,
    records,
  }: { sessions: readonly SessionFilm[]; ebooks: readonly Ebook[]; records: readonly ComposedRecord[] },
) => {
  const seconds: Seconds = {}
  const { film, parts } = await storeFilm(store, seconds)
  return {
    seconds,
    ...(await storeEbooks(store, ebooks)),
    listening: await storeListeningBooks(store, seconds),
    records: await (await import('./music/store-records.ts')).storeRecords(store, records),
    films: [film],
    sessions: await storeSessionFilms(store, sessions),
    episodes: await storeEpisodes(store),
    parts,
  }
}
