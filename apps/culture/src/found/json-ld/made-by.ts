import type { ContentCard } from '@dabali/api-client'
import { type Place, pageAddress } from '@dabali/site/found/place'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { artistPath, contentPath } from '../../paths.ts'

export const artistId = (place: Place, slug: string) => `${pageAddress(place, artistPath(slug))}#artist`

/** Artists as other things name them. */
export const artistsNamed = (place: Place, artists: readonly ContentCard[]): JsonLdThing[] =>
  artists.map(({ slug, title }) => ({
    '@type': 'MusicGroup',
    '@id': artistId(place, slug),
    name: title,
    url: pageAddress(place, artistPath(slug)),
  }))

/** Anything with a page here, as other things name it; what stands in the bookshop is left out. */
export const namedAs = (place: Place, type: string, cards: readonly ContentCard[]): JsonLdThing[] =>
  cards.flatMap((card) => {
    const path = contentPath(card)
    return path ? [{ '@type': type, name: card.title, url: pageAddress(place, path) }] : []
  })
