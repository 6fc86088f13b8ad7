import type { getStaffCategory, getStaffSeries } from '@dabali/api-client/staff'
import type { BilingualText } from '../../fields/bilingual-field.tsx'
import { changedPaths } from '../../fields/merge-values.ts'
import type { Named } from '../../fields/reference-field.tsx'

type Category = Awaited<ReturnType<typeof getStaffCategory>>
type Series = Awaited<ReturnType<typeof getStaffSeries>>

/** Contributors, publishers, categories and series: one shape, of which categories and series have more. */
export type Entry = Omit<Category, 'parent_id' | 'position' | 'child_count'> &
  Partial<Pick<Category, 'parent_id' | 'position' | 'child_count'>> &
  Partial<Pick<Series, 'works'>>

export type EntryValues = {
  slug: string
  name: BilingualText
  summary: BilingualText
  body: BilingualText
  is_published: boolean
  parent_id: number | null
  works: Named[]
}

export const ENTRY_PATHS = [
  ...['name', 'summary', 'body'].flatMap((name) => [`${name}.en`, `${name}.ne`]),
  ...['slug', 'is_published', 'parent_id', 'works'],
]
export const ENTRY_FIELDS = { product_ids: 'works' }

const bothOf = (text: BilingualText = {}) => ({ en: text.en ?? '', ne: text.ne ?? '' })

export const toEntryValues = (entry?: Entry): EntryValues => ({
  slug: entry?.slug ?? '',
  name: bothOf(entry?.name),
  summary: bothOf(entry?.summary),
  body: bothOf(entry?.body),
  is_published: entry?.is_published ?? true,
  parent_id: entry?.parent_id ?? null,
  // A work is named by one of its editions.
  works: entry?.works?.flatMap(({ products }) => products.slice(0, 1)) ?? [],
})

/** The fields that differ, as the API takes them. */
export function entryChanges(base: EntryValues, values: EntryValues): Record<string, unknown> {
  const change: Record<string, unknown> = {}
  for (const path of changedPaths(ENTRY_PATHS, base, values)) {
    const [name = '', language] = path.split('.')
    const value: unknown = Reflect.get(values, name)
    if (language) change[name] = { ...(change[name] as object), [language]: Reflect.get(Object(value), language) }
    else if (name === 'works') change['product_ids'] = values.works.map(({ id }) => id)
    else change[name] = value
  }
  return change
}
