import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from '../media/media-store.ts'
import { rewritePlaylist } from './rewrite-playlist.ts'
import {
  CAPTIONS,
  captionList,
  PICTURE,
  pictureList,
  type SessionCut,
  SOUND,
  STAGE_HEAD,
  soundList,
  stageFiles,
  TUNE_FILES,
  TUNE_HEAD,
  WHOLE_FILM,
  writeCaptions,
} from './session-film.ts'

type Put = Pick<MediaStore, 'put'>
type Names = Map<string, string>

const FILES = join(import.meta.dirname, 'files/sessions')
const PLAYLIST = 'application/vnd.apple.mpegurl'

/** Puts the film of every session under media, and answers the names of them by the slugs of the sessions. */
export async function keepSessionFilms(store: Put, sessions: readonly SessionCut[]) {
  const keep = async (file: string, type: 'video/mp4' | 'video/iso.segment') =>
    [file, await store.put(await readFile(join(FILES, file)), type)] as const
  const heads = [STAGE_HEAD, TUNE_HEAD].map((file) => keep(file, 'video/mp4'))
  const segments = [...TUNE_FILES, ...sessions.flatMap(stageFiles)].map((file) => keep(file, 'video/iso.segment'))
  const kept = await Promise.all([...heads, ...segments])
  const films: Record<string, string> = {}
  for (const [shift, cut] of sessions.entries()) films[cut.slug] = await keepFilm(store, cut, shift, new Map(kept))
  return films
}

/** What is kept is named by what is in it, so the list of the whole comes last. */
async function keepFilm(store: Put, cut: SessionCut, shift: number, names: Names) {
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
    await keepList(CAPTIONS[language], captionList(cut, file))
  }
  return keepList('master.m3u8', WHOLE_FILM)
}
