import type { JsonLdThing } from '../write-json-ld.ts'
import { type Place, pageAddress } from './place.ts'

/** A site as a whole: who publishes it, and the way in which it is searched. */
export const webSiteJsonLd = (
  place: Place,
  { name, home, search, publisher }: { name: string; home: string; search: string; publisher: string },
): JsonLdThing => ({
  '@type': 'WebSite',
  '@id': `${pageAddress(place, home)}#site`,
  ...{ name, url: pageAddress(place, home) },
  inLanguage: place.language,
  publisher: { '@id': publisher },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageAddress(place, search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
