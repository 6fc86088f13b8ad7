import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CAPTION_PLAYLISTS,
  captionList,
  PICTURE,
  pictureList,
  type SessionFilm,
  SOUND,
  STAGE_HEAD,
  soundList,
  stageFiles,
  TUNE_FILES,
  TUNE_HEAD,
  WHOLE_FILM,
  writeCaptions,
} from './session-film.ts'

/**
 * Gives every file that a playlist names the name by which it is kept: lines that are not tags, and URI="…" inside of
 * tags. A file that is not kept is an error, because the player would stop there.
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

export type DemoMediaType =
  | 'audio/mp4'
  | 'video/mp4'
  | 'video/iso.segment'
  | 'application/vnd.apple.mpegurl'
  | 'text/vtt'
  | 'application/epub+zip'

/** The part of a media store that the demo writes to; answers the name under which the bytes can be read. */
type MediaWriter = {
  put: (bytes: Uint8Array, type: DemoMediaType, options?: { isPublic?: boolean }) => Promise<string>
}
type MediaNames = Map<string, string>

const SESSION_FILES = join(import.meta.dirname, 'files/sessions')
const PLAYLIST = 'application/vnd.apple.mpegurl'

/** Puts the film of every session under media, and answers the names of them by the slugs of the sessions. */
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

/** What is kept is named by what is in it, so the list of the whole comes last. */
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

const FILES = join(import.meta.dirname, 'files')
const FILM = join(FILES, 'hls')

/** What is heard beside an interview, by its slug. */
const INTERVIEW_AUDIO = {
  'tara-nembang-puts-the-slope-back': 'kettle.m4a',
  'five-drums-and-a-point-of-order': 'seventh-beat.m4a',
}
const TRACKS = ['track-1.m4a', 'track-2.m4a', 'track-3.m4a', 'track-4.m4a']
const RENDITIONS = ['360p', '216p']
const INIT_SEGMENTS = RENDITIONS.map((name) => `${name}-init.mp4`)
const SEGMENTS = RENDITIONS.flatMap((name) => [0, 1, 2, 3, 4].map((segment) => `${name}-${segment}.m4s`))
const CAPTIONS = ['en.vtt', 'ne.vtt']
/** In the order in which they name each other: the master comes last. */
const PLAYLISTS = [...RENDITIONS.map((name) => `${name}.m3u8`), 'captions-en.m3u8', 'captions-ne.m3u8', 'master.m3u8']

const storeFile = async (store: MediaWriter, folder: string, file: string, type: DemoMediaType): Promise<string> =>
  store.put(await readFile(join(folder, file)), type)

const storeTracks = (store: MediaWriter): Promise<string[]> =>
  Promise.all(TRACKS.map((file) => storeFile(store, FILES, file, 'audio/mp4')))

const storeInterviewAudio = async (store: MediaWriter) => {
  const kept: Record<string, string> = {}
  for (const [slug, file] of Object.entries(INTERVIEW_AUDIO))
    kept[slug] = await storeFile(store, FILES, file, 'audio/mp4')
  return kept
}

const storeChapters = async (store: MediaWriter) => ({
  en: await storeFile(store, FILES, 'chapter-en.m4a', 'audio/mp4'),
  ne: await storeFile(store, FILES, 'chapter-ne.m4a', 'audio/mp4'),
})

const storeSamples = async (store: MediaWriter) => {
  const { createSampleBooks } = await import('./sample-books.ts')
  const { en, ne } = createSampleBooks()
  return { en: await store.put(en, 'application/epub+zip'), ne: await store.put(ne, 'application/epub+zip') }
}

const storeBooks = async (store: MediaWriter) => {
  const { createBooks } = await import('./sample-books.ts')
  const { en, ne } = createBooks()
  const keep = (bytes: Uint8Array) => store.put(bytes, 'application/epub+zip', { isPublic: false })
  return { en: await keep(en), ne: await keep(ne) }
}

/** What is kept is named by what is in it, so a playlist can be written only when what it names is kept. */
const storeFilm = async (store: MediaWriter) => {
  const names = new Map<string, string>()
  for (const file of INIT_SEGMENTS) names.set(file, await storeFile(store, FILM, file, 'video/mp4'))
  for (const file of SEGMENTS) names.set(file, await storeFile(store, FILM, file, 'video/iso.segment'))
  for (const file of CAPTIONS) names.set(file, await storeFile(store, FILM, file, 'text/vtt'))
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
export const storeDemoMedia = async (store: MediaWriter, sessions: readonly SessionFilm[]) => {
  const { film, parts } = await storeFilm(store)
  return {
    samples: await storeSamples(store),
    books: await storeBooks(store),
    chapter: await storeChapters(store),
    previews: await storeTracks(store),
    films: [film],
    sessions: await storeSessionFilms(store, sessions),
    interviewAudio: await storeInterviewAudio(store),
    parts,
  }
}
