import { type ContentCard, listInterviews, listNews, listSessions, listVolumes } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { writeFeed } from '@dabali/site/seo/feed'
import { fileUrl, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { cacheLife, cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { serverClient } from '../api.ts'
import { readEnvironment } from '../env.ts'
import { contentPath, INTERVIEWS_PATH, NEWS_PATH, SESSIONS_PATH, VOLUMES_PATH } from '../paths.ts'
import { feedPath, SECTIONS, type Section } from './paths.ts'

const MOST_ITEMS = 30

const LISTS = { interviews: listInterviews, sessions: listSessions, news: listNews, volumes: listVolumes }
const PAGES: Record<Section, string> = {
  interviews: INTERVIEWS_PATH,
  sessions: SESSIONS_PATH,
  news: NEWS_PATH,
  volumes: VOLUMES_PATH,
}

/** What is new in a section, or in all of them, the newest first. */
export async function readFeed(language: Language, section?: Section): Promise<string> {
  'use cache'
  const sections = section ? [section] : SECTIONS
  cacheTag(...sections)
  cacheLife('kept')
  const place: SiteUrl = { origin: readEnvironment().origin, language }
  const t = await getTranslations({ locale: language, namespace: 'found' })
  const lists = await Promise.all(sections.map((each) => newestOf(each, language)))
  const newest = lists.flat().sort((one, other) => other.published_at.localeCompare(one.published_at))
  return writeFeed({
    title: t(`feed.${section ?? 'all'}`),
    description: t('feedAbout'),
    language,
    url: pageUrl(place, section ? PAGES[section] : HOME_PATH),
    self: fileUrl(place, feedPath(language, section)),
    items: newest.slice(0, MOST_ITEMS).flatMap((card) => itemOf(place, card)),
  })
}

async function newestOf(section: Section, language: Language): Promise<readonly ContentCard[]> {
  const query = { page_size: String(MOST_ITEMS) }
  return (await LISTS[section](serverClient(), query, { language })).results
}

function itemOf(place: SiteUrl, card: ContentCard) {
  const path = contentPath(card)
  if (!path) return []
  const { kind, slug, title, summary, published_at } = card
  return [
    {
      ...{ title, summary, author: '', publishedAt: published_at },
      url: pageUrl(place, path),
      picture: fileUrl(place, shareImagePath(place.language, kind, slug)),
    },
  ]
}
