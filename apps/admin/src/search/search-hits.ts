import type { StaffContentItem, StaffEventItem, StaffOrder, StaffProductCard } from '@dabali/api-client/staff'
import { isAllowed } from '../data/auth-provider.ts'
import type { AdminResource, Permission } from '../data/resource.ts'

export type SearchLanguage = 'en' | 'ne'
/** Something that was found, and where it is. */
export type Hit = { path: string; title: string; text: string }
/** The prefixes that search in one kind only. */
const PREFIXES = { '#': 'orders', '@': 'customers', '>': 'menu' } as const
export const LEAST_LETTERS = 2

export type Search = { text: string; only?: (typeof PREFIXES)[keyof typeof PREFIXES] }

/** What is searched for, and in which kind if it begins with `#`, `@` or `>`. */
export function readSearch(typed: string): Search {
  const text = typed.trim()
  const [, sign, rest = ''] = /^([#@>])(.*)$/u.exec(text) ?? []
  const only = sign === '#' || sign === '@' || sign === '>' ? PREFIXES[sign] : undefined
  return only ? { text: rest.trim(), only } : { text }
}

type Texts = { en?: string; ne?: string }
const inLanguage = ({ en = '', ne = '' }: Texts, language: SearchLanguage) => (language === 'ne' ? ne || en : en || ne)

type Customer = { id: string; name: string; email: string | null; phone: string }
type Rows = {
  orders: Pick<StaffOrder, 'id' | 'number' | 'email' | 'phone' | 'shipping_address' | 'status_displays'>
  customers: Customer
  products: Pick<StaffProductCard, 'id' | 'title' | 'slug' | 'isbn'>
  events: Pick<StaffEventItem, 'id' | 'title' | 'slug'>
  contents: Pick<StaffContentItem, 'id' | 'title' | 'slug'>
}
type Kind = keyof Rows

const TEXTS: { [K in Kind]: (row: Rows[K], language: SearchLanguage) => Omit<Hit, 'path'> } = {
  orders: ({ number, email, phone, shipping_address: address, status_displays: states }, language) => {
    const name = [address?.first_name, address?.last_name].filter(Boolean).join(' ')
    return { title: [number, name || email || phone].filter(Boolean).join(', '), text: states[language] }
  },
  customers: ({ name, email, phone }) => ({ title: name || email || phone, text: name ? email || phone : '' }),
  products: ({ title, slug, isbn }, language) => ({ title: inLanguage(title, language) || slug, text: isbn ?? '' }),
  events: ({ title, slug }, language) => ({ title: inLanguage(title, language) || slug, text: '' }),
  contents: ({ title, slug }, language) => ({ title: inLanguage(title, language) || slug, text: slug }),
}

const KINDS = Object.keys(TEXTS) as Kind[]

/** The resources whose lists are searched: those that the member may read, and that the text is about. */
export function searchedResources(
  resources: readonly AdminResource[],
  permissions: readonly Permission[] | undefined,
  { text, only }: Search,
): AdminResource[] {
  if (text.length < LEAST_LETTERS) return []
  return KINDS.filter((kind) => !only || kind === only).flatMap(
    (kind) => resources.find(({ name, read }) => name === kind && isAllowed(permissions, read)) ?? [],
  )
}

/** A row of a list as a hit. */
export function toHit(kind: string, row: object, language: SearchLanguage): Hit {
  // The rows are those of the list of that resource.
  const { id, ...texts } = row as { id: string | number }
  const read = TEXTS[kind as Kind] as (of: object, language: SearchLanguage) => Omit<Hit, 'path'>
  return { path: `/${kind}/${encodeURIComponent(id)}/show`, ...read({ id, ...texts }, language) }
}

/** The entries of the menu whose names have each word of the text; all of them after `>`. */
export function menuHits(entries: readonly Hit[], { text, only }: Search): Hit[] {
  if (only ? only !== 'menu' : text === '') return []
  const words = text.toLocaleLowerCase().split(/\s+/)
  return entries.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)))
}

/** The hit that a key moves to, round the ends. */
export function activeAfterKey(active: number, count: number, key: string): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  return undefined
}
