import type { ContentCard, InterviewDetail, NewsItemDetail, SessionDetail, VolumeDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, maxDate, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { interviewPath, newsPath, sessionPath, VOLUMES_PATH, volumePath } from '../../paths.ts'
import { artistReferences, contentReferences, isoDuration, organizationId } from './entities.ts'

/** What is quoted as a headline anywhere is no longer than this. */
const MAX_HEADLINE_LENGTH = 110

type Article = Pick<ContentCard, 'kind' | 'slug' | 'title' | 'summary' | 'published_at' | 'picture'> & {
  body: string
  updated_at: string
}

/** What every piece of writing says, whatever its kind. */
function articleJsonLd(place: SiteUrl, type: string, written: Article, path: string): JsonLdNode {
  const { kind, slug, title, summary, body, picture, published_at, updated_at } = written
  const url = pageUrl(place, path)
  return {
    '@type': type,
    '@id': `${url}#article`,
    headline: title.slice(0, MAX_HEADLINE_LENGTH),
    description: summary || metaDescription(body),
    image: [fileUrl(place, shareImagePath(place.language, kind, slug)), ...largestImage(place, picture)],
    datePublished: published_at,
    dateModified: maxDate(updated_at, published_at),
    publisher: { '@id': organizationId(place) },
    inLanguage: place.language,
    isAccessibleForFree: true,
    mainEntityOfPage: url,
  }
}

/** Questions, answers, and who gives them. */
export const interviewJsonLd = (place: SiteUrl, interview: InterviewDetail): JsonLdNode => ({
  ...articleJsonLd(place, 'Article', interview, interviewPath(interview.slug)),
  author: [{ '@id': organizationId(place) }],
  about: artistReferences(place, interview.artists),
  audio: interview.audio
    ? { '@type': 'AudioObject', contentUrl: fileUrl(place, interview.audio.src), encodingFormat: 'audio/mp4' }
    : undefined,
})

export const newsJsonLd = (place: SiteUrl, item: NewsItemDetail): JsonLdNode => ({
  ...articleJsonLd(place, 'NewsArticle', item, newsPath(item.slug)),
  author: item.byline ? [{ '@type': 'Person', name: item.byline }] : [{ '@id': organizationId(place) }],
  about: artistReferences(place, item.artists),
  keywords: item.tags,
})

/** A film, and where in it each song begins; nothing where there is no film to see. */
export function sessionJsonLd(place: SiteUrl, session: SessionDetail): JsonLdNode[] {
  const { slug, title, summary, body, artists, video, set_list: songs, duration_seconds } = session
  if (!video) return []
  const url = pageUrl(place, sessionPath(slug))
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#film`,
      ...{ name: title, url },
      description: summary || metaDescription(body),
      thumbnailUrl: largestImage(place, session.picture),
      uploadDate: session.published_at,
      dateCreated: session.recorded_on ?? undefined,
      duration: isoDuration(duration_seconds),
      // A film at another host is known by its player, not by its file.
      [URL.canParse(video.src) ? 'embedUrl' : 'contentUrl']: fileUrl(place, video.src),
      locationCreated: session.place ? { '@type': 'Place', name: session.place } : undefined,
      actor: artistReferences(place, artists),
      hasPart: songs.map((song, at) => ({
        '@type': 'Clip',
        name: song.title,
        startOffset: song.starts_at_seconds,
        endOffset: songs[at + 1]?.starts_at_seconds ?? duration_seconds,
        url: `${url}#t=${song.starts_at_seconds}`,
      })),
    },
  ]
}

/** One number of the magazine, with what is in it. */
export function volumeJsonLd(place: SiteUrl, volume: VolumeDetail): JsonLdNode {
  const { slug, title, theme, number, contents, published_at } = volume
  const url = pageUrl(place, volumePath(slug))
  return {
    '@type': 'PublicationVolume',
    '@id': `${url}#volume`,
    ...{ name: title, url },
    volumeNumber: String(number),
    description: theme || volume.summary,
    image: [fileUrl(place, shareImagePath(place.language, 'volume', slug)), ...largestImage(place, volume.picture)],
    datePublished: published_at,
    inLanguage: place.language,
    publisher: { '@id': organizationId(place) },
    isPartOf: { '@type': 'Periodical', name: 'Dabali', url: pageUrl(place, VOLUMES_PATH) },
    hasPart: contentReferences(place, 'CreativeWork', contents),
  }
}
