import { ARTISTS_PATH, EVENTS_PATH, RECORDS_PATH } from '../paths.ts'

/** Things whose pages do not stand below the list that they belong to: `/artist/tara` is one of `/artists`. */
const SECTION_BY_KIND: Readonly<Record<string, string>> = {
  artist: ARTISTS_PATH,
  event: EVENTS_PATH,
  record: RECORDS_PATH,
}

/** The section of a page whose own path does not go through it; nothing where it does, or where there is none. */
export const parentSection = (path: string): string | undefined => SECTION_BY_KIND[path.split(/[/?#]/)[1] ?? '']
