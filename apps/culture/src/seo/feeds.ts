import {
  type ContentCard,
  getInterview,
  type InterviewDetail,
  listInterviews,
  listNews,
  listSessions,
  listVolumes,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { writeFeed } from '@dabali/site/seo/feed'
import { fileUrl, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { readPages } from '@dabali/site/seo/sitemap'
import { getTranslations } from 'next-intl/server'
import {
  contentPath,
  FEED_SECTIONS,
  type FeedSection,
  feedPath,
  INTERVIEWS_PATH,
  interviewPath,
  NEWS_PATH,
  podcastPath,
  SESSIONS_PATH,
  VOLUMES_PATH,
} from '../paths.ts'
import { readEnvironment, serverClient } from '../site.ts'

const MAX_FEED_ITEMS = 30

const LIST_CALLS = { interviews: listInterviews, sessions: listSessions, news: listNews, volumes: listVolumes }
const SECTION_PATHS: Record<FeedSection, string> = {
  interviews: INTERVIEWS_PATH,
  sessions: SESSIONS_PATH,
  news: NEWS_PATH,
  volumes: VOLUMES_PATH,
}

/** The RSS feed of a section or of all sections, the newest first. */
export async function readFeed(language: Language, section?: FeedSection): Promise<string> {
  const sections = section ? [section] : FEED_SECTIONS
  const site: SiteUrl = { origin: readEnvironment().origin, language }
  const t = await getTranslations({ locale: language, namespace: 'feeds' })
  const lists = await Promise.all(sections.map((each) => listNewest(each, language)))
  const newest = lists.flat().sort((one, other) => other.published_at.localeCompare(one.published_at))
  return writeFeed({
    title: t(`feed.${section ?? 'all'}`),
    description: t('feedAbout'),
    language,
    url: pageUrl(site, section ? SECTION_PATHS[section] : HOME_PATH),
    self: fileUrl(site, feedPath(language, section)),
    items: newest.slice(0, MAX_FEED_ITEMS).flatMap((card) => toFeedItem(site, card)),
  })
}

async function listNewest(section: FeedSection, language: Language): Promise<readonly ContentCard[]> {
  const query = { page_size: String(MAX_FEED_ITEMS) }
  return (await LIST_CALLS[section](serverClient(), query, { language })).results
}

function toFeedItem(site: SiteUrl, card: ContentCard) {
  const path = contentPath(card)
  if (!path) return []
  const { kind, slug, title, summary, published_at } = card
  return [
    {
      ...{ title, summary, author: '', publishedAt: published_at },
      url: pageUrl(site, path),
      picture: fileUrl(site, shareImagePath(site.language, kind, slug)),
    },
  ]
}

const MAX_EPISODES = 50
/** Podcast directories write to this address to verify the owner. */
const PODCAST_EMAIL = 'hello@dabali.example'

/** The podcast of the interviews with audio. */
export async function readPodcast(language: Language): Promise<string> {
  const { origin } = readEnvironment()
  const site: SiteUrl = { origin, language }
  const t = await getTranslations({ locale: language, namespace: 'feeds' })
  const { results } = await listInterviews(serverClient(), { page_size: String(MAX_EPISODES) }, { language })
  const items = await readPages(results, async ({ slug }) => {
    return toEpisode(site, await getInterview(serverClient(), { slug }, { language }))
  })
  return writeFeed({
    title: t('feed.podcast'),
    description: t('podcastAbout'),
    language,
    url: pageUrl(site, INTERVIEWS_PATH),
    self: fileUrl(site, podcastPath(language)),
    show: {
      picture: fileUrl(site, shareImagePath(language, 'stage', 'dabali')),
      category: 'Music',
      owner: { name: 'Dabali', email: PODCAST_EMAIL },
    },
    items,
  })
}

async function toEpisode(site: SiteUrl, { slug, title, summary, published_at, audio }: InterviewDetail) {
  const file = audio && (await readMediaFile(audio.src))
  if (!audio || !file) return []
  return [
    {
      ...{ title, summary, author: '', publishedAt: published_at },
      url: pageUrl(site, interviewPath(slug)),
      picture: fileUrl(site, shareImagePath(site.language, 'interview', slug)),
      sound: {
        ...{ url: fileUrl(site, audio.src), ...file },
        ...(audio.duration_seconds !== null && { seconds: audio.duration_seconds }),
      },
      chapters: audio.chapters.map(({ starts_at_seconds, title: name }) => ({
        startsAtSeconds: starts_at_seconds,
        title: name,
      })),
    },
  ]
}

/** The size and type of a file, which podcast players require; from its server. */
async function readMediaFile(src: string): Promise<{ bytes: number; type: string } | undefined> {
  const answer = await fetch(new URL(src, readEnvironment().apiOrigin), { method: 'HEAD' })
  const [bytes, type] = [Number(answer.headers.get('content-length')), answer.headers.get('content-type')]
  return answer.ok && bytes > 0 && type ? { bytes, type } : undefined
}
