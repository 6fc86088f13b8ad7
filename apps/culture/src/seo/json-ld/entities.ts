import type { ContentCard } from '@dabali/api-client'
import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { type JsonLdNode, webSiteJsonLd } from '@dabali/site/seo/json-ld'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { artistPath, contentPath, ICON_PATHS } from '../../paths.ts'

/** The same id on every page. */
export const organizationId = ({ origin }: Pick<SiteUrl, 'origin'>) => `${origin}/#house`

/** The organization and its site, with its search. */
export function organizationJsonLd(
  place: SiteUrl,
  { name, description }: { name: string; description: string },
): JsonLdNode[] {
  const url = pageUrl(place, HOME_PATH)
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(place),
      ...{ name, description, url },
      logo: { '@type': 'ImageObject', url: fileUrl(place, ICON_PATHS.large), width: 512, height: 512 },
    },
    webSiteJsonLd(place, { name, home: HOME_PATH, search: SEARCH_PATH, publisher: organizationId(place) }),
  ]
}

export const artistId = (place: SiteUrl, slug: string) => `${pageUrl(place, artistPath(slug))}#artist`

/** Artists as other things name them. */
export const artistReferences = (place: SiteUrl, artists: readonly ContentCard[]): JsonLdNode[] =>
  artists.map(({ slug, title }) => ({
    '@type': 'MusicGroup',
    '@id': artistId(place, slug),
    name: title,
    url: pageUrl(place, artistPath(slug)),
  }))

/** Anything with a page here, as other things name it; what stands in the bookshop is left out. */
export const contentReferences = (place: SiteUrl, type: string, cards: readonly ContentCard[]): JsonLdNode[] =>
  cards.flatMap((card) => {
    const path = contentPath(card)
    return path ? [{ '@type': type, name: card.title, url: pageUrl(place, path) }] : []
  })

const OFFSET_MILLISECONDS = 345 * 60_000

/**
 * A moment with the clock of Kathmandu, which is what stands on a poster.
 *
 * @example
 * kathmanduTime('2026-12-12T12:45:00.000Z') // => '2026-12-12T18:30:00+05:45'
 */
export function kathmanduTime(moment: string): string {
  const there = new Date(Date.parse(moment) + OFFSET_MILLISECONDS).toISOString()
  return there.replace(/\.\d{3}Z$/, '+05:45')
}

const [MINUTE, HOUR] = [60, 3600]

/**
 * A length as machines read it.
 *
 * @example
 * isoDuration(3748) // => 'PT1H2M28S'
 */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [
    [Math.floor(whole / HOUR), 'H'],
    [Math.floor((whole % HOUR) / MINUTE), 'M'],
    [whole % MINUTE, 'S'],
  ] as const
  const written = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')
  return `PT${written || '0S'}`
}
