import {
  getArtist,
  getEvent,
  getInterview,
  getNewsItem,
  getRecord,
  getSession,
  getVolume,
  listArtists,
  listEvents,
  listInterviews,
  listNews,
  listRecords,
  listSessions,
  listVolumes,
} from '@dabali/api-client'
import { CONTACT_PATH, HOME_PATH, PRIVACY_PATH } from '@dabali/shop/paths'
import {
  listSitemapParts,
  PAGE_SIZE,
  pagesOfPart,
  type SitemapPart,
  type SitemapSource,
  writeSitemap,
  writeSitemapIndex,
} from '@dabali/site/seo/sitemap'
import {
  ABOUT_PATH,
  ARTISTS_PATH,
  artistPath,
  artistPressPath,
  BRAND_PATH,
  EVENTS_PATH,
  eventPath,
  INTERVIEWS_PATH,
  interviewPath,
  NEWS_PATH,
  newsPath,
  RECORDS_PATH,
  recordPath,
  SESSIONS_PATH,
  sessionPath,
  VENUES_PATH,
  VOLUMES_PATH,
  volumePath,
} from '../paths.ts'
import { readEnvironment, serverClient } from '../site.ts'

type Listing = { count: number; results: { slug: string }[] }
type Query = { page: string; page_size: string }
type Read<Answer> = (client: ReturnType<typeof serverClient>, args: { slug: string }) => Promise<Answer>
type List = (client: ReturnType<typeof serverClient>, query: Query) => Promise<Listing>

// Slugs are the same in every language, so English is enough.
const source = (
  tag: string,
  { list, read, path }: { list: List; read: Read<{ updated_at: string }>; path: (slug: string) => string },
): SitemapSource => ({
  tags: [tag],
  list: (page) => list(serverClient(), { page: String(page), page_size: String(PAGE_SIZE) }),
  path,
  changedAt: async (slug) => (await read(serverClient(), { slug })).updated_at,
})

const SOURCES = {
  artists: source('artists', { list: listArtists, read: getArtist, path: artistPath }),
  events: source('events', { list: listEvents, read: getEvent, path: eventPath }),
  records: source('records', { list: listRecords, read: getRecord, path: recordPath }),
  interviews: source('interviews', { list: listInterviews, read: getInterview, path: interviewPath }),
  sessions: source('sessions', { list: listSessions, read: getSession, path: sessionPath }),
  volumes: source('volumes', { list: listVolumes, read: getVolume, path: volumePath }),
  press: source('artists', { list: listArtists, read: getArtist, path: artistPressPath }),
  news: source('news', { list: listNews, read: getNewsItem, path: newsPath }),
}

type SitemapKind = keyof typeof SOURCES
export const SITEMAP_KINDS = Object.keys(SOURCES) as SitemapKind[]

const STATIC_PATHS = [
  ...[HOME_PATH, EVENTS_PATH, ARTISTS_PATH, RECORDS_PATH, INTERVIEWS_PATH, SESSIONS_PATH, VOLUMES_PATH, NEWS_PATH],
  ...[VENUES_PATH, ABOUT_PATH, BRAND_PATH, CONTACT_PATH, PRIVACY_PATH],
]

/** The cache tags of the sitemap index. */
export const ALL_TAGS = [...new Set(Object.values(SOURCES).flatMap(({ tags }) => tags))]

/** The cache tags of one part of the sitemap; its pages without content have none. */
export const tagsOfPart = (part: SitemapPart<SitemapKind>): readonly string[] =>
  'number' in part ? SOURCES[part.kind].tags : []

/** The sitemap index. */
export async function readSitemapIndex(): Promise<string> {
  return writeSitemapIndex(readEnvironment().origin, await listSitemapParts(SOURCES))
}

/** One part of the sitemap; undefined when there is no such part. */
export async function readSitemap(part: SitemapPart<SitemapKind>): Promise<string | undefined> {
  const { origin } = readEnvironment()
  if (!('number' in part))
    return writeSitemap(
      origin,
      STATIC_PATHS.map((path) => ({ path })),
    )
  const pages = await pagesOfPart(SOURCES[part.kind], part.number)
  return pages && writeSitemap(origin, pages)
}
