import {
  type Category,
  getArticle,
  getBooklist,
  getSeries,
  listArticles,
  listAuthors,
  listBooklists,
  listCategories,
  listProducts,
  listPublishers,
  listSeries,
} from '@dabali/api-client'
import { PRODUCT_CLASSES, slugify } from '@dabali/domain'
import { GIFT_CARDS_PATH, HELP_PATH, HOME_PATH, helpPath, PRIVACY_PATH } from '@dabali/shop/paths'
import {
  listSitemapParts,
  type MappedPage,
  PAGE_SIZE,
  pagesOfPart,
  type SitemapPart,
  type SitemapSource,
  writeSitemap,
  writeSitemapIndex,
} from '@dabali/site/seo/sitemap'
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
  HELP_TOPICS,
  publisherPath,
  seriesPath,
} from '../paths.ts'
import { readEnvironment, serverClient } from '../site.ts'

const page_size = String(PAGE_SIZE)

// Loaded in English: slugs are the same in all languages.
const SOURCES = {
  books: {
    tags: ['products'],
    list: (page: number) =>
      listProducts(serverClient(), { page, page_size, sort: 'new', facets: 'false', group_by: 'product' }),
    path: bookPath,
  },
  authors: {
    tags: ['authors', 'products'],
    list: (page: number) => listAuthors(serverClient(), { page, page_size }),
    path: authorPath,
  },
  publishers: {
    tags: ['publishers', 'products'],
    list: (page: number) => listPublishers(serverClient(), { page, page_size }),
    path: publisherPath,
  },
  articles: {
    tags: ['articles'],
    list: (page: number) => listArticles(serverClient(), { page, page_size }),
    path: articlePath,
    changedAt: async (slug: string) => (await getArticle(serverClient(), { slug })).updated_at,
  },
  booklists: {
    tags: ['booklists'],
    list: (page: number) => listBooklists(serverClient(), { page, page_size }),
    path: booklistPath,
    changedAt: async (slug: string) => (await getBooklist(serverClient(), { slug })).updated_at,
  },
  series: {
    tags: ['series'],
    list: (page: number) => listSeries(serverClient(), { page, page_size }),
    path: seriesPath,
    changedAt: async (slug: string) => (await getSeries(serverClient(), { slug })).updated_at,
  },
} satisfies Record<string, SitemapSource>

type SitemapKind = keyof typeof SOURCES
export const SITEMAP_KINDS = Object.keys(SOURCES) as SitemapKind[]

const STATIC_PATHS = [
  HOME_PATH,
  BOOKS_PATH,
  CATEGORIES_PATH,
  AUTHORS_PATH,
  ARTICLES_PATH,
  BOOKLISTS_PATH,
  ABOUT_PATH,
  GIFT_CARDS_PATH,
]

/** The cache tags of the sitemap index. */
export const ALL_TAGS = [...new Set(Object.values(SOURCES).flatMap(({ tags }) => tags))]

/** The cache tags of one part of the sitemap. */
export const tagsOfPart = (part: SitemapPart<SitemapKind>): readonly string[] =>
  'number' in part ? SOURCES[part.kind].tags : ['categories', 'products']

/** The sitemap index. */
export async function readSitemapIndex(): Promise<string> {
  return writeSitemapIndex(readEnvironment().origin, await listSitemapParts(SOURCES))
}

/** One part of the sitemap; undefined if it does not exist. */
export async function readSitemap(part: SitemapPart<SitemapKind>): Promise<string | undefined> {
  const pages = 'number' in part ? await pagesOfPart(SOURCES[part.kind], part.number) : await staticPages()
  return pages && writeSitemap(readEnvironment().origin, pages)
}

async function staticPages(): Promise<MappedPage[]> {
  const { results } = await listCategories(serverClient())
  const classes = await classesWithProducts()
  const paths = [
    ...STATIC_PATHS,
    PRIVACY_PATH,
    HELP_PATH,
    ...HELP_TOPICS.map(helpPath),
    ...classes.map((each) => classPath(slugify(each))),
    ...slugsOf(results).map(categoryPath),
  ]
  return paths.map((path) => ({ path }))
}

/** Pages of empty classes are left out. */
async function classesWithProducts() {
  const { facets } = await listProducts(serverClient(), { page_size: '1' })
  const values = facets.find(({ field }) => field === 'product_class')?.values ?? []
  return PRODUCT_CLASSES.filter((each) => values.some(({ value, count }) => value === each && count > 0))
}

const slugsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children)])
