import type { SessionDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { sessionPath } from '../../paths.ts'
import { isoDuration } from './iso-duration.ts'
import { artistsNamed } from './made-by.ts'

/** A film, and where in it each song begins; nothing where there is no film to see. */
export function sessionJsonLd(place: Place, session: SessionDetail): JsonLdThing[] {
  const { slug, title, summary, body, artists, video, set_list: songs, duration_seconds } = session
  if (!video) return []
  const url = pageAddress(place, sessionPath(slug))
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#film`,
      ...{ name: title, url },
      description: summary || metaDescription(body),
      thumbnailUrl: largestPicture(place, session.picture),
      uploadDate: session.published_at,
      dateCreated: session.recorded_on ?? undefined,
      duration: isoDuration(duration_seconds),
      // A film at another host is known by its player, not by its file.
      [URL.canParse(video.src) ? 'embedUrl' : 'contentUrl']: fileAddress(place, video.src),
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
