import {
  type Category,
  getArticle,
  getBooklist,
  listArticles,
  listAuthors,
  listBooklists,
  listCategories,
  listProducts,
  listPublishers,
} from '@dabali/api-client'
import { PRODUCT_CLASSES, slugify } from '@dabali/domain'
import { HOME_PATH, PRIVACY_PATH } from '@dabali/shop/paths'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../../api.ts'
import { readEnvironment } from '../../env.ts'
import {
  ABOUT_PATH,
  ARTICLES_PATH,
  AUTHORS_PATH,
  articlePath,
  authorPath,
  BOOKLISTS_PATH,
  BOOKS_PATH,
  booklistPath,
  bookPath,
  CATEGORIES_PATH,
  categoryPath,
  classPath,
  publisherPath,
} from '../../paths.ts'
import { PAGE_SIZE, readPages } from '../read-pages.ts'
import { nameSitemapPart, SHARDED, type Sharded, type SitemapPart, THINGS_PER_PART } from './sitemap-part.ts'
import { type MappedPage, writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

type Listing = { count: number; results: { slug: string }[] }
type Source = {
  tags: string[]
  list: (page: number) => Promise<Listing>
  path: (slug: string) => string
  /** When one was changed, where that is told. */
  changedAt?: (slug: string) => Promise<string>
}

const page_size = String(PAGE_SIZE)

// Read in English: an address is the same in every language.
const SOURCES: Record<Sharded, Source> = {
  books: {
    tags: ['products'],
    list: (page) => listProducts(serverClient(), { page, page_size, sort: 'new', facets: 'false' }),
    path: bookPath,
  },
  authors: {
    tags: ['authors', 'products'],
    list: (page) => listAuthors(serverClient(), { page, page_size }),
    path: authorPath,
  },
  publishers: {
    tags: ['publishers', 'products'],
    list: (page) => listPublishers(serverClient(), { page, page_size }),
    path: publisherPath,
  },
  articles: {
    tags: ['articles'],
    list: (page) => listArticles(serverClient(), { page, page_size }),
    path: articlePath,
    changedAt: async (slug) => (await getArticle(serverClient(), { slug })).updated_at,
  },
  booklists: {
    tags: ['booklists'],
    list: (page) => listBooklists(serverClient(), { page, page_size }),
    path: booklistPath,
    changedAt: async (slug) => (await getBooklist(serverClient(), { slug })).updated_at,
  },
}

const FIXED = [HOME_PATH, BOOKS_PATH, CATEGORIES_PATH, AUTHORS_PATH, ARTICLES_PATH, BOOKLISTS_PATH, ABOUT_PATH]

/** The names of all parts of the sitemap. */
export async function readSitemapIndex(): Promise<string> {
  'use cache'
  cacheTag(...new Set(Object.values(SOURCES).flatMap(({ tags }) => tags)))
  cacheLife('kept')
  const parts: SitemapPart[] = [{ kind: 'pages' }]
  for (const kind of SHARDED) {
    const { count } = await SOURCES[kind].list(1)
    const shards = Math.ceil(count / THINGS_PER_PART)
    for (let number = 1; number <= shards; number += 1) parts.push({ kind, number })
  }
  return writeSitemapIndex(readEnvironment().origin, parts.map(nameSitemapPart))
}

/** The text of one part; nothing when there is no such part. */
export async function readSitemap(part: SitemapPart): Promise<string | undefined> {
  'use cache'
  cacheTag(...(part.kind === 'pages' ? ['categories', 'products'] : SOURCES[part.kind].tags))
  cacheLife('kept')
  const pages = part.kind === 'pages' ? await standingPages() : await shard(SOURCES[part.kind], part.number)
  return pages && writeSitemap(readEnvironment().origin, pages)
}

async function standingPages(): Promise<MappedPage[]> {
  const { results } = await listCategories(serverClient())
  const classes = await filledClasses()
  const paths = [
    ...FIXED,
    PRIVACY_PATH,
    ...classes.map((each) => classPath(slugify(each))),
    ...slugsOf(results).map(categoryPath),
  ]
  return paths.map((path) => ({ path }))
}

/** A class of which there is nothing has no page that anybody should be sent to. */
async function filledClasses() {
  const { facets } = await listProducts(serverClient(), { page_size: '1' })
  const values = facets.find(({ field }) => field === 'product_class')?.values ?? []
  return PRODUCT_CLASSES.filter((each) => values.some(({ value, count }) => value === each && count > 0))
}

const slugsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children)])

async function shard(source: Source, number: number): Promise<MappedPage[] | undefined> {
  const first = ((number - 1) * THINGS_PER_PART) / PAGE_SIZE + 1
  const { count } = await source.list(1)
  const last = Math.min(first - 1 + THINGS_PER_PART / PAGE_SIZE, Math.ceil(count / PAGE_SIZE))
  if (first > last) return undefined
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return readPages(pages, async (page) => mapped(source, (await source.list(page)).results))
}

const mapped = ({ path, changedAt }: Source, results: Listing['results']): Promise<MappedPage[]> =>
  readPages(results, async ({ slug }) => [{ path: path(slug), changedAt: await changedAt?.(slug) }])
