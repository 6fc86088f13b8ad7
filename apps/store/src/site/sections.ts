import { LIBRARY_PATH } from '@dabali/shop/paths'
import { ARTICLES_PATH, BOOKLISTS_PATH, BOOKS_PATH, CATEGORIES_PATH, classPath } from '../paths.ts'

/** The parts of the shop, in the order in which its head names them. */
export const SECTIONS = [
  { name: 'books', path: BOOKS_PATH },
  { name: 'eBooks', path: classPath('e-book') },
  { name: 'audiobooks', path: classPath('audiobook') },
  { name: 'categories', path: CATEGORIES_PATH },
  { name: 'lists', path: BOOKLISTS_PATH },
  { name: 'readingRoom', path: ARTICLES_PATH },
] as const

const PATHS: readonly string[] = [...SECTIONS.map(({ path }) => path), LIBRARY_PATH]

/** The path of the section that a page is in: the longest that its own path goes through; a page may be in none. */
export function sectionAt(path: string): string | undefined {
  const place = placeOf(path)
  return PATHS.filter((section) => `${place}/`.startsWith(`${section}/`)).sort((a, b) => b.length - a.length)[0]
}

/** What stands in `aria-current` of the way to a section while a page is shown. */
export function currentAt(section: string, { path, current }: { path: string; current: string | undefined }) {
  if (section !== current) return undefined
  return placeOf(path) === section ? 'page' : 'true'
}

/** A path without what is asked of it, and without the slash that some end with. */
const placeOf = (path: string) => path.replace(/[?#].*$/, '').replace(/\/$/, '')
