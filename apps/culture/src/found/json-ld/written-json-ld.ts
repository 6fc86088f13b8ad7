import type { ContentCard, InterviewDetail, NewsItemDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { laterOf } from '@dabali/site/found/later-of'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { sharePictureOf } from '@dabali/site/found/share-metadata'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { interviewPath, newsPath } from '../../paths.ts'
import { houseId } from './house-json-ld.ts'
import { artistsNamed } from './made-by.ts'

/** What is quoted as a headline anywhere is no longer than this. */
const LONGEST_HEADLINE = 110

type Written = Pick<ContentCard, 'kind' | 'slug' | 'title' | 'summary' | 'published_at' | 'picture'> & {
  body: string
  updated_at: string
}

/** What every piece of writing says, whatever its kind. */
function writtenJsonLd(place: Place, type: string, written: Written, path: string): JsonLdThing {
  const { kind, slug, title, summary, body, picture, published_at, updated_at } = written
  const url = pageAddress(place, path)
  return {
    '@type': type,
    '@id': `${url}#article`,
    headline: title.slice(0, LONGEST_HEADLINE),
    description: summary || metaDescription(body),
    image: [fileAddress(place, sharePictureOf(place.language, kind, slug)), ...largestPicture(place, picture)],
    datePublished: published_at,
    dateModified: laterOf(updated_at, published_at),
    publisher: { '@id': houseId(place) },
    inLanguage: place.language,
    isAccessibleForFree: true,
    mainEntityOfPage: url,
  }
}

/** Questions, answers, and who gives them. */
export const interviewJsonLd = (place: Place, interview: InterviewDetail): JsonLdThing => ({
  ...writtenJsonLd(place, 'Article', interview, interviewPath(interview.slug)),
  author: [{ '@id': houseId(place) }],
  about: artistsNamed(place, interview.artists),
  audio: interview.audio
    ? { '@type': 'AudioObject', contentUrl: fileAddress(place, interview.audio.src), encodingFormat: 'audio/mp4' }
    : undefined,
})

export const newsJsonLd = (place: Place, item: NewsItemDetail): JsonLdThing => ({
  ...writtenJsonLd(place, 'NewsArticle', item, newsPath(item.slug)),
  author: item.byline ? [{ '@type': 'Person', name: item.byline }] : [{ '@id': houseId(place) }],
  about: artistsNamed(place, item.artists),
  keywords: item.tags,
})
