import { getInterview, type InterviewDetail, listInterviews } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { writeFeed } from '@dabali/site/seo/feed'
import { fileUrl, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { readPages } from '@dabali/site/seo/sitemap'
import { cacheLife, cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { serverClient } from '../api.ts'
import { readEnvironment } from '../env.ts'
import { INTERVIEWS_PATH, interviewPath } from '../paths.ts'
import { podcastPath } from './paths.ts'

const MOST_ITEMS = 50

/** The interviews that are heard, for programs that play them. */
export async function readPodcast(language: Language): Promise<string> {
  'use cache'
  cacheTag('interviews')
  cacheLife('kept')
  const { origin } = readEnvironment()
  const place: SiteUrl = { origin, language }
  const t = await getTranslations({ locale: language, namespace: 'found' })
  const { results } = await listInterviews(serverClient(), { page_size: String(MOST_ITEMS) }, { language })
  const items = await readPages(results, async ({ slug }) => {
    return episodeOf(place, await getInterview(serverClient(), { slug }, { language }))
  })
  return writeFeed({
    title: t('feed.podcast'),
    description: t('podcastAbout'),
    language,
    url: pageUrl(place, INTERVIEWS_PATH),
    self: fileUrl(place, podcastPath(language)),
    show: {
      picture: fileUrl(place, shareImagePath(language, 'stage', 'dabali')),
      category: 'Music',
      owner: 'Dabali',
    },
    items,
  })
}

async function episodeOf(place: SiteUrl, { slug, title, summary, published_at, audio }: InterviewDetail) {
  const file = audio && (await fileOf(audio.src))
  if (!audio || !file) return []
  return [
    {
      ...{ title, summary, author: '', publishedAt: published_at },
      url: pageUrl(place, interviewPath(slug)),
      picture: fileUrl(place, shareImagePath(place.language, 'interview', slug)),
      sound: { url: fileUrl(place, audio.src), ...file },
    },
  ]
}

/** How large a file is and what it is, as its own server says; programs refuse an episode without. */
async function fileOf(src: string): Promise<{ bytes: number; type: string } | undefined> {
  const answer = await fetch(new URL(src, readEnvironment().apiOrigin), { method: 'HEAD' })
  const [bytes, type] = [Number(answer.headers.get('content-length')), answer.headers.get('content-type')]
  return answer.ok && bytes > 0 && type ? { bytes, type } : undefined
}
