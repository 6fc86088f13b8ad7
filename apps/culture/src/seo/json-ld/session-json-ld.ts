import type { SessionDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { sessionPath } from '../../paths.ts'
import { isoDuration } from './iso-duration.ts'
import { artistsNamed } from './made-by.ts'

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
      actor: artistsNamed(place, artists),
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
