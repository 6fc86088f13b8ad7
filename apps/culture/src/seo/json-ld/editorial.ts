import type { ContentCard, InterviewDetail, NewsItemDetail, SessionDetail, VolumeDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { fileUrl, largestImage, maxDate, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import type { Article, NewsArticle, PublicationVolume, VideoObject } from 'schema-dts'
import { interviewPath, newsPath, sessionPath, VOLUMES_PATH, volumePath } from '../../paths.ts'
import { artistReferences, contentReferences, isoDuration, organizationId } from './entities.ts'

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
