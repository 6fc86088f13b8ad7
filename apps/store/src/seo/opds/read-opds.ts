import { getProduct, listProducts, search } from '@dabali/api-client'
import { LANGUAGES, type Language } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { readPages } from '@dabali/site/seo/sitemap'
import { getTranslations } from 'next-intl/server'
import { type OpdsFormat, opdsBooksPath, opdsPath, opdsSearchPath } from '../../paths.ts'
import { readEnvironment, serverClient } from '../../site.ts'
import {
  type OpdsFacet,
  type OpdsFeed,
  type OpdsKind,
  type OpdsLink,
  type OpdsQuery,
  readOpdsQuery,
  toOpdsBook,
  writeOpdsQuery,
} from './opds-feed.ts'
import {
  OPDS_JSON,
  OPDS_XML,
  SEARCH_DESCRIPTION,
  writeOpds,
  writeOpdsJson,
  writeSearchDescription,
} from './write-opds.ts'

const BOOKS_PER_PAGE = 24
/** The search returns products of all classes, which are filtered here. */
const SEARCH_LIMIT = 100
const EBOOK = 'E-book'
const SHOP = 'Dabali'
const WRITERS = { xml: writeOpds, json: writeOpdsJson }
/** The entries of the start feed never change; books have times of their own. */
const SHELVES_UPDATED_AT = '2026-01-01T00:00:00Z'

/** The language and format of the catalogue. */
type OpdsEdition = { language: Language; form: OpdsFormat }
type Catalogue = SiteUrl & { form: OpdsFormat }
type BookPage = { count: number; slugs: string[]; facets: OpdsFacet[] }

/** The OPDS routes have no locale, so it is passed. */
const opdsTranslator = (language: Language) => getTranslations({ locale: language, namespace: 'seo' })

const toCatalogue = (edition: OpdsEdition): Catalogue => ({ origin: readEnvironment().origin, ...edition })
const booksUrl = (desk: Catalogue, query: OpdsQuery) =>
  fileUrl(desk, opdsBooksPath(desk.language, desk.form) + writeOpdsQuery(query))

/** The start feed with its subsections. */
async function readOpdsStart(edition: OpdsEdition): Promise<string> {
  const desk = toCatalogue(edition)
  const t = await opdsTranslator(desk.language)
  const to = (query: Partial<OpdsQuery>) => booksUrl(desk, { page: 1, sort: 'popular', ...query })
  return WRITERS[desk.form]({
    ...catalogueLinks(desk),
    title: t('opds'),
    updated: SHELVES_UPDATED_AT,
    kind: 'navigation',
    self: fileUrl(desk, opdsPath(desk.language, desk.form)),
    shelves: [
      { title: t('opdsPopular'), about: t('opdsPopularAbout'), href: to({}), rel: 'http://opds-spec.org/sort/popular' },
      {
        title: t('opdsNew'),
        about: t('opdsNewAbout'),
        href: to({ sort: 'new' }),
        rel: 'http://opds-spec.org/sort/new',
      },
      { title: t('opdsNepali'), about: t('opdsNepaliAbout'), href: to({ language: 'ne' }), rel: 'subsection' },
      { title: t('opdsEnglish'), about: t('opdsEnglishAbout'), href: to({ language: 'en' }), rel: 'subsection' },
    ],
  })
}

/** A page of e-books; undefined after the last page. */
async function readOpdsBooks(edition: OpdsEdition, query: OpdsQuery): Promise<string | undefined> {
  const desk = toCatalogue(edition)
  const t = await opdsTranslator(desk.language)
  const { count, slugs, facets } = query.q ? await searchBooks(query.q, desk.language) : await listBooks(desk, query)
  if (query.page > 1 && (query.page - 1) * BOOKS_PER_PAGE >= count) return undefined
  const products = await readPages(slugs, async (product) => [
    await getProduct(serverClient(), { product }, { language: desk.language }),
  ])
  return WRITERS[desk.form]({
    ...catalogueLinks(desk),
    self: booksUrl(desk, query),
    title: query.q ? t('opdsResults', { words: query.q }) : query.sort === 'new' ? t('opdsNew') : t('opdsPopular'),
    updated:
      products
        .map(({ date_updated }) => date_updated)
        .sort()
        .at(-1) ?? SHELVES_UPDATED_AT,
    kind: 'acquisition',
    links: pageLinks(desk, query, count),
    counts: { total: count, perPage: BOOKS_PER_PAGE, page: query.page },
    facets,
    books: products.map((product) => toOpdsBook(desk, product)),
  })
}

/** The OpenSearch description. */
async function readOpdsSearch(language: Language): Promise<string> {
  const desk = toCatalogue({ language, form: 'xml' })
  const t = await opdsTranslator(language)
  const template = `${fileUrl(desk, opdsBooksPath(language))}?q={searchTerms}`
  return writeSearchDescription({ name: SHOP, about: t('opdsSearch'), template })
}

function catalogueLinks(desk: Catalogue): Pick<OpdsFeed, 'language' | 'shop' | 'start' | 'search'> {
  const { language, form } = desk
  const search = form === 'json' ? `${opdsBooksPath(language, form)}{?query}` : opdsSearchPath(language)
  return {
    language,
    shop: { name: SHOP, url: pageUrl(desk, HOME_PATH) },
    start: fileUrl(desk, opdsPath(language, form)),
    // The template placeholder must not be encoded.
    search: desk.origin + search,
  }
}

function pageLinks(desk: Catalogue, query: OpdsQuery, count: number): OpdsLink[] {
  const to = (rel: string, page: number) => ({ rel, href: booksUrl(desk, { ...query, page }) })
  const last = Math.max(1, Math.ceil(count / BOOKS_PER_PAGE))
  if (query.q || last === 1) return []
  return [
    to('first', 1),
    ...(query.page > 1 ? [to('previous', query.page - 1)] : []),
    ...(query.page < last ? [to('next', query.page + 1)] : []),
    to('last', last),
  ]
}

async function listBooks(desk: Catalogue, query: OpdsQuery): Promise<BookPage> {
  const t = await opdsTranslator(desk.language)
  const { page, sort, category, language } = query
  const narrowed = { ...(category && { category }), ...(language && { language }) }
  const filters = {
    product_class: EBOOK,
    group_by: 'product' as const,
    page,
    page_size: BOOKS_PER_PAGE,
    sort,
    ...narrowed,
  }
  const { count, results, facets } = await listProducts(serverClient(), filters, { language: desk.language })
  const categories = facets.find(({ field }) => field === 'category')?.values ?? []
  return {
    count,
    slugs: results.map(({ slug }) => slug),
    facets: categories.map(({ value, label, count: many, selected }) => ({
      ...{ group: t('opdsCategory'), title: label, count: many, isActive: selected },
      href: booksUrl(desk, { ...query, page: 1, category: value }),
    })),
  }
}

async function searchBooks(q: string, language: Language): Promise<BookPage> {
  const { results } = await search(serverClient(), { q, type: 'product', page_size: SEARCH_LIMIT }, { language })
  const books = results.filter((each) => each.product_class === EBOOK).slice(0, BOOKS_PER_PAGE)
  const slugs = books.map(({ slug }) => slug)
  return { count: slugs.length, slugs, facets: [] }
}

type File = { type: string; query?: string; read: () => Promise<string | undefined> }

/** The cache tags of all OPDS files. */
export const OPDS_TAGS = ['products', 'categories']

/** The OPDS file of a URL: `en.xml`, `en-books.json?sort=new`, `en-search.xml`. */
export function readOpdsFile(file: string, query: URLSearchParams): File | undefined {
  const [, locale, part, ending] = /^([a-z]{2})(?:-(books|search))?\.(xml|json)$/.exec(file) ?? []
  const language = LANGUAGES.find((each) => each === locale)
  const form = ending === 'json' ? 'json' : 'xml'
  if (!language) return undefined
  if (part === 'search') {
    return form === 'xml' ? { type: SEARCH_DESCRIPTION, read: () => readOpdsSearch(language) } : undefined
  }
  const typeOf = (kind: OpdsKind) => (form === 'json' ? OPDS_JSON : OPDS_XML[kind])
  if (part === 'books') {
    const known = readOpdsQuery(query)
    return {
      type: typeOf('acquisition'),
      query: writeOpdsQuery(known),
      read: () => readOpdsBooks({ language, form }, known),
    }
  }
  return { type: typeOf('navigation'), read: () => readOpdsStart({ language, form }) }
}
