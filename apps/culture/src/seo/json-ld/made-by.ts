import type { ContentCard } from '@dabali/api-client'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { artistPath, contentPath } from '../../paths.ts'

export const artistId = (place: SiteUrl, slug: string) => `${pageUrl(place, artistPath(slug))}#artist`

/** Artists as other things name them. */
export const artistsNamed = (place: SiteUrl, artists: readonly ContentCard[]): JsonLdNode[] =>
  artists.map(({ slug, title }) => ({
    '@type': 'MusicGroup',
    '@id': artistId(place, slug),
    name: title,
    url: pageUrl(place, artistPath(slug)),
  }))

/** Anything with a page here, as other things name it; what stands in the bookshop is left out. */
export const namedAs = (place: SiteUrl, type: string, cards: readonly ContentCard[]): JsonLdNode[] =>
  cards.flatMap((card) => {
    const path = contentPath(card)
    return path ? [{ '@type': type, name: card.title, url: pageUrl(place, path) }] : []
  })
