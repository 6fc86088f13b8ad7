import type { JsonLdThing } from '../write-json-ld.ts'
import { type Place, pageAddress } from './place.ts'

export type ListedPage = { name: string; path: string }
type Listed = { name: string; path: string; description?: string | undefined; pages: readonly ListedPage[] }

/** A list of things that each have a page of their own. */
export const listJsonLd = (place: Place, { name, path, description, pages }: Listed): JsonLdThing => ({
  '@type': 'ItemList',
  '@id': `${pageAddress(place, path)}#list`,
  name,
  description: description || undefined,
  url: pageAddress(place, path),
  numberOfItems: pages.length,
  itemListElement: pages.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.name,
    url: pageAddress(place, page.path),
  })),
})
