import type { ContentCard } from '@dabali/api-client'
import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { webSiteJsonLd } from '@dabali/site/seo/json-ld'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import type { MusicGroup, Organization } from 'schema-dts'
import { artistPath, contentPath, ICON_PATHS } from '../../paths.ts'

/** The `@id` of the organization, the same on every page. */
export const organizationId = ({ origin }: Pick<SiteUrl, 'origin'>) => `${origin}/#house`

/** The organization and its web site with the site search. */
export function organizationJsonLd(site: SiteUrl, { name, description }: { name: string; description: string }) {
  const organization = {
    '@type': 'Organization',
    '@id': organizationId(site),
    ...{ name, description, url: pageUrl(site, HOME_PATH) },
  } satisfies Organization
  // In pixels, as search engines read it; schema.org itself asks for lengths with a unit.
  const logo = { '@type': 'ImageObject', url: fileUrl(site, ICON_PATHS.large), width: 512, height: 512 }
  const webSite = webSiteJsonLd(site, {
    name,
    home: HOME_PATH,
    search: SEARCH_PATH,
    publisher: organizationId(site),
  })
  return [{ ...organization, logo }, webSite]
}

export const artistId = (site: SiteUrl, slug: string) => `${pageUrl(site, artistPath(slug))}#artist`

/** Short nodes for artists, as other nodes refer to them. */
export const artistReferences = (site: SiteUrl, artists: readonly ContentCard[]) =>
  artists.map(
    ({ slug, title }) =>
      ({
        '@type': 'MusicGroup',
        '@id': artistId(site, slug),
        name: title,
        url: pageUrl(site, artistPath(slug)),
      }) satisfies MusicGroup,
  )

/** Short nodes for content with a page on this site; content of the bookshop is left out. */
export const contentReferences = <Type extends string>(site: SiteUrl, type: Type, cards: readonly ContentCard[]) =>
  cards.flatMap((card) => {
    const path = contentPath(card)
    return path ? [{ '@type': type, name: card.title, url: pageUrl(site, path) }] : []
  })

const OFFSET_MILLISECONDS = 345 * 60_000

/**
 * A moment in the time zone of Kathmandu, in which the times of events are announced.
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
 * A length in seconds as an ISO 8601 duration.
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
