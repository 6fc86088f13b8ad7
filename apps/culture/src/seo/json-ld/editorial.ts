import type { ContentCard, InterviewDetail, NewsItemDetail, SessionDetail, VolumeDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { webSiteJsonLd } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, maxDate, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import type { Article, MusicGroup, NewsArticle, Organization, PublicationVolume, VideoObject } from 'schema-dts'
import {
  artistPath,
  contentPath,
  ICON_PATHS,
  interviewPath,
  newsPath,
  sessionPath,
  VOLUMES_PATH,
  volumePath,
} from '../../paths.ts'

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

/** Search engines cut longer headlines. */
const MAX_HEADLINE_LENGTH = 110

type ArticleContent = Pick<ContentCard, 'kind' | 'slug' | 'title' | 'summary' | 'published_at' | 'picture'> & {
  body: string
  updated_at: string
}

/** The properties that all articles have. */
function articleJsonLd(site: SiteUrl, content: ArticleContent, path: string) {
  const { kind, slug, title, summary, body, picture, published_at, updated_at } = content
  const url = pageUrl(site, path)
  return {
    '@id': `${url}#article`,
    headline: title.slice(0, MAX_HEADLINE_LENGTH),
    description: summary || metaDescription(body),
    image: [fileUrl(site, shareImagePath(site.language, kind, slug)), ...largestImage(site, picture)],
    datePublished: published_at,
    dateModified: maxDate(updated_at, published_at),
    publisher: { '@id': organizationId(site) },
    inLanguage: site.language,
    isAccessibleForFree: true,
    mainEntityOfPage: url,
  }
}

export const interviewJsonLd = (site: SiteUrl, interview: InterviewDetail) =>
  ({
    '@type': 'Article',
    ...articleJsonLd(site, interview, interviewPath(interview.slug)),
    author: [{ '@id': organizationId(site) }],
    about: artistReferences(site, interview.artists),
    audio: interview.audio
      ? { '@type': 'AudioObject', contentUrl: fileUrl(site, interview.audio.src), encodingFormat: 'audio/mp4' }
      : undefined,
  }) satisfies Article

export const newsJsonLd = (site: SiteUrl, item: NewsItemDetail) =>
  ({
    '@type': 'NewsArticle',
    ...articleJsonLd(site, item, newsPath(item.slug)),
    author: item.byline ? [{ '@type': 'Person', name: item.byline }] : [{ '@id': organizationId(site) }],
    about: artistReferences(site, item.artists),
    keywords: item.tags,
  }) satisfies NewsArticle

/** The video of a session with its songs as clips; nothing for a session without a video. */
export function sessionJsonLd(site: SiteUrl, session: SessionDetail) {
  const { slug, title, summary, body, artists, video, set_list: songs, duration_seconds } = session
  if (!video) return []
  const url = pageUrl(site, sessionPath(slug))
  const src = fileUrl(site, video.src)
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#film`,
      ...{ name: title, url },
      description: summary || metaDescription(body),
      thumbnailUrl: largestImage(site, session.picture),
      uploadDate: session.published_at,
      dateCreated: session.recorded_on ?? undefined,
      duration: isoDuration(duration_seconds),
      // A video at another host has the address of a player, not of a file.
      ...(URL.canParse(video.src) ? { embedUrl: src } : { contentUrl: src }),
      locationCreated: session.place ? { '@type': 'Place', name: session.place } : undefined,
      actor: artistReferences(site, artists),
      hasPart: songs.map((song, at) => ({
        '@type': 'Clip',
        name: song.title,
        startOffset: song.starts_at_seconds,
        endOffset: songs[at + 1]?.starts_at_seconds ?? duration_seconds,
        url: `${url}#t=${song.starts_at_seconds}`,
      })),
    } satisfies VideoObject,
  ]
}

/** A volume of the magazine with its contents. */
export function volumeJsonLd(site: SiteUrl, volume: VolumeDetail) {
  const { slug, title, theme, number, contents, published_at } = volume
  const url = pageUrl(site, volumePath(slug))
  return {
    '@type': 'PublicationVolume',
    '@id': `${url}#volume`,
    ...{ name: title, url },
    volumeNumber: String(number),
    description: theme || volume.summary,
    image: [fileUrl(site, shareImagePath(site.language, 'volume', slug)), ...largestImage(site, volume.picture)],
    datePublished: published_at,
    inLanguage: site.language,
    publisher: { '@id': organizationId(site) },
    isPartOf: { '@type': 'Periodical', name: 'Dabali', url: pageUrl(site, VOLUMES_PATH) },
    hasPart: contentReferences(site, 'CreativeWork', contents),
  } satisfies PublicationVolume
}
