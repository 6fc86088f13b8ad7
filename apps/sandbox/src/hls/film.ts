import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QUALITIES, SOUND } from './playlists.ts'

const FOLDER = join(import.meta.dirname, 'film')
const PARTS = ['init.mp4', '0.m4s', '1.m4s', '2.m4s', '3.m4s']

/** The film in its qualities and its sound alone, by the folder that each is asked for in. */
export const FORMS: readonly string[] = [...QUALITIES.map(({ name }) => name), SOUND]

/** The committed film in all its forms, by `270p/init.mp4` and `270p/0.m4s`. */
export const readFilm = () =>
  new Map<string, Buffer>(
    FORMS.flatMap((name) =>
      PARTS.map((part) => [`${name}/${part}`, readFileSync(join(FOLDER, `${name}-${part}`))] as const),
    ),
  )
