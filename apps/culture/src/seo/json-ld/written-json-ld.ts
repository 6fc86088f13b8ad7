import type { ContentCard, InterviewDetail, NewsItemDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, maxDate, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { interviewPath, newsPath } from '../../paths.ts'
import { artistsNamed } from './made-by.ts'
import { organizationId } from './organization-json-ld.ts'

/** What is quoted as a headline anywhere is no longer than this. */
const LONGEST_HEADLINE = 110

type Written = Pick<ContentCard, 'kind' | 'slug' | 'title' | 'summary' | 'published_at' | 'picture'> & {
  body: string
  updated_at: string
}

/** What every piece of writing says, whatever its kind. */
function writtenJsonLd(place: SiteUrl, type: string, written: Written, path: string): JsonLdNode {
  const { kind, slug, title, summary, body, picture, published_at, updated_at } = written
  const url = pageUrl(place, path)
  return {
    '@type': type,
    '@id': `${url}#article`,
    headline: title.slice(0, LONGEST_HEADLINE),
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
  ...writtenJsonLd(place, 'Article', interview, interviewPath(interview.slug)),
  author: [{ '@id': organizationId(place) }],
  about: artistsNamed(place, interview.artists),
  audio: interview.audio
    ? { '@type': 'AudioObject', contentUrl: fileUrl(place, interview.audio.src), encodingFormat: 'audio/mp4' }
    : undefined,
})

export const newsJsonLd = (place: SiteUrl, item: NewsItemDetail): JsonLdNode => ({
  ...writtenJsonLd(place, 'NewsArticle', item, newsPath(item.slug)),
  author: item.byline ? [{ '@type': 'Person', name: item.byline }] : [{ '@id': organizationId(place) }],
  about: artistsNamed(place, item.artists),
  keywords: item.tags,
})
