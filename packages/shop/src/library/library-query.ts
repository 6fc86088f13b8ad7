import type { LibraryItem } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { LIBRARY_PATH } from '../paths.ts'

/** What a shelf may be narrowed to, and the classes of it. */
export const KINDS = {
  read: ['E-book'],
  listen: ['Audiobook'],
  watch: ['Pay Per View'],
  bundles: ['Digital Bundle'],
  passes: ['Subscription'],
} as const satisfies Record<string, readonly LibraryItem['product']['product_class'][]>

export type Kind = keyof typeof KINDS
export const SORTS = ['opened', 'new', 'title'] as const
export type Sort = (typeof SORTS)[number]

/** Which part of a library is looked at. */
export type LibraryQuery = { kind: Kind | undefined; sort: Sort; q: string; page: number }

type Asked = Readonly<Record<string, string | string[] | undefined>>

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text)

/** Reads it from an address; what is not understood is not there. */
export function readLibraryQuery(asked: Asked): LibraryQuery {
  const one = (name: string) => [asked[name]].flat()[0] ?? ''
  const kind = one('kind')
  return {
    kind: isKind(kind) ? kind : undefined,
    sort: SORTS.find((sort) => sort === one('sort')) ?? 'opened',
    q: one('q').trim().slice(0, 100),
    page: Math.max(1, Math.trunc(Number(one('page'))) || 1),
  }
}

/** The address of a part of the library. */
export const libraryHref = (language: Language, query: Partial<LibraryQuery>): string =>
  localPath(language, pathOfLibrary(query))

/** The same without a language; what goes without saying is left out. */
export function pathOfLibrary({ kind, sort = 'opened', q, page = 1 }: Partial<LibraryQuery>): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(sort !== 'opened' && { sort }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH
}

/** The works that are asked for, in the order that is asked for; as they come, what was opened last is first. */
export function narrowLibrary(items: readonly LibraryItem[], { kind, sort, q }: LibraryQuery): LibraryItem[] {
  const classes: readonly string[] = kind ? KINDS[kind] : []
  const words = folded(q).split(/\s+/).filter(Boolean)
  const found = items.filter((item) => {
    const { title, subtitle, authors, product_class } = item.product
    const text = folded([title, subtitle, ...authors].join(' '))
    return (!kind || classes.includes(product_class)) && words.every((word) => text.includes(word))
  })
  if (sort === 'new') return found.toSorted((one, other) => other.granted_at.localeCompare(one.granted_at))
  if (sort === 'title') return found.toSorted((one, other) => one.product.title.localeCompare(other.product.title))
  return found
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
