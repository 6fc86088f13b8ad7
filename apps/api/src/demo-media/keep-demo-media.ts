import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore, MediaType } from '../media/media-store.ts'
import { keepSessionFilms } from './keep-session-films.ts'
import { rewritePlaylist } from './rewrite-playlist.ts'
import type { SessionCut } from './session-film.ts'

type Put = Pick<MediaStore, 'put'>

const FILES = join(import.meta.dirname, 'files')
const FILM = join(FILES, 'hls')

/** What is heard beside an interview, by its slug. */
const HEARD = {
  'tara-nembang-puts-the-slope-back': 'kettle.m4a',
  'five-drums-and-a-point-of-order': 'seventh-beat.m4a',
}
const TRACKS = ['track-1.m4a', 'track-2.m4a', 'track-3.m4a', 'track-4.m4a']
const RENDITIONS = ['360p', '216p']
const BEGINNINGS = RENDITIONS.map((name) => `${name}-init.mp4`)
const SEGMENTS = RENDITIONS.flatMap((name) => [0, 1, 2, 3, 4].map((segment) => `${name}-${segment}.m4s`))
const CAPTIONS = ['en.vtt', 'ne.vtt']
/** In the order in which they name each other: the master comes last. */
const PLAYLISTS = [...RENDITIONS.map((name) => `${name}.m3u8`), 'captions-en.m3u8', 'captions-ne.m3u8', 'master.m3u8']

const keepFile = async (store: Put, folder: string, file: string, type: MediaType): Promise<string> =>
  store.put(await readFile(join(folder, file)), type)

const keepTracks = (store: Put): Promise<string[]> =>
  Promise.all(TRACKS.map((file) => keepFile(store, FILES, file, 'audio/mp4')))

const keepHeard = async (store: Put) => {
  const kept: Record<string, string> = {}
  for (const [slug, file] of Object.entries(HEARD)) kept[slug] = await keepFile(store, FILES, file, 'audio/mp4')
  return kept
}

const keepChapter = async (store: Put) => ({
  en: await keepFile(store, FILES, 'chapter-en.m4a', 'audio/mp4'),
  ne: await keepFile(store, FILES, 'chapter-ne.m4a', 'audio/mp4'),
})

const keepSamples = async (store: Put) => {
  const { bindSamples } = await import('./samples.ts')
  const { en, ne } = bindSamples()
  return { en: await store.put(en, 'application/epub+zip'), ne: await store.put(ne, 'application/epub+zip') }
}

const keepBooks = async (store: Put) => {
  const { bindBooks } = await import('./samples.ts')
  const { en, ne } = bindBooks()
  const keep = (bytes: Uint8Array) => store.put(bytes, 'application/epub+zip', { isPublic: false })
  return { en: await keep(en), ne: await keep(ne) }
}

/** What is kept is named by what is in it, so a playlist can be written only when what it names is kept. */
const keepFilm = async (store: Put) => {
  const names = new Map<string, string>()
  for (const file of BEGINNINGS) names.set(file, await keepFile(store, FILM, file, 'video/mp4'))
  for (const file of SEGMENTS) names.set(file, await keepFile(store, FILM, file, 'video/iso.segment'))
  for (const file of CAPTIONS) names.set(file, await keepFile(store, FILM, file, 'text/vtt'))
  let last = ''
  for (const file of PLAYLISTS) {
    const playlist = rewritePlaylist(await readFile(join(FILM, file), 'utf8'), names)
    last = await store.put(Buffer.from(playlist), 'application/vnd.apple.mpegurl')
    names.set(file, last)
  }
  const parts = [...new Set(names.values())].filter((name) => name !== last)
  return { film: last, parts: parts.map((part_name) => ({ media_name: last, part_name })) }
}

/** Puts what can be read, heard and watched in the demo under media, and answers the names of it. */
export const keepDemoMedia = async (store: Put, sessions: readonly SessionCut[]) => {
  const { film, parts } = await keepFilm(store)
  return {
    samples: await keepSamples(store),
    books: await keepBooks(store),
    chapter: await keepChapter(store),
    previews: await keepTracks(store),
    films: [film],
    sessions: await keepSessionFilms(store, sessions),
    heard: await keepHeard(store),
    parts,
  }
}
