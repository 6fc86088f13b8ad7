import type { JsonLdThing } from '../write-json-ld.ts'
import { fileAddress, type Place } from './place.ts'

/** A step on the way to a page, with its address as it stands in a link. */
export type Crumb = { name: string; href: string }

/** The way from the front of the site to a page, which is the last of it. */
export const breadcrumbJsonLd = (place: Place, crumbs: readonly Crumb[]): JsonLdThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: fileAddress(place, href),
  })),
})
