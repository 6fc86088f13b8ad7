import { getProduct, listProducts, search } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { readPages } from '@dabali/site/seo/sitemap'
import { cacheLife, cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { serverClient } from '../../api.ts'
import { readEnvironment } from '../../env.ts'
import { catalogueBooksPath, cataloguePathOf, catalogueSearchPath } from '../paths.ts'
import { opdsBook } from './opds-book.ts'
import type { OpdsFacet, OpdsFeed, OpdsForm, OpdsLink } from './opds-feed.ts'
import { type OpdsQuery, writeOpdsQuery } from './opds-query.ts'
import { writeOpds, writeSearchDescription } from './write-opds.ts'
import { writeOpdsJson } from './write-opds-json.ts'

const BOOKS_PER_PAGE = 24
/** What is searched for is found among goods of every class. */
const MOST_SEARCHED = 100
const EBOOK = 'E-book'
const SHOP = 'Dabali'
const WRITERS = { xml: writeOpds, json: writeOpdsJson }
/** A shelf is as old as its idea; what stands on it has times of its own. */
const SHELF_TIME = '2026-01-01T00:00:00Z'

/** In which language the catalogue is, and in which form. */
type OpdsEdition = { language: Language; form: OpdsForm }
type Desk = SiteUrl & { form: OpdsForm }
type Found = { count: number; slugs: string[]; facets: OpdsFacet[] }

/** These stand outside the languages, so that each names its own. */
const wordsIn = (language: Language) => getTranslations({ locale: language, namespace: 'found' })

const deskOf = (edition: OpdsEdition): Desk => ({ origin: readEnvironment().origin, ...edition })
const booksAddress = (desk: Desk, query: OpdsQuery) =>
  fileUrl(desk, catalogueBooksPath(desk.language, desk.form) + writeOpdsQuery(query))

/** Where a reading program begins: the shelves of e-books. */
export async function readOpdsStart(edition: OpdsEdition): Promise<string> {
  const desk = deskOf(edition)
  const t = await wordsIn(desk.language)
  const to = (query: Partial<OpdsQuery>) => booksAddress(desk, { page: 1, sort: 'popular', ...query })
  return WRITERS[desk.form]({
    ...around(desk),
    title: t('opds'),
    updated: SHELF_TIME,
    kind: 'navigation',
    self: fileUrl(desk, cataloguePathOf(desk.language, desk.form)),
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

/** One page of e-books; nothing behind the last one. */
export async function readOpdsBooks(edition: OpdsEdition, query: OpdsQuery): Promise<string | undefined> {
  'use cache'
  cacheTag('products', 'categories')
  cacheLife('kept')
  const desk = deskOf(edition)
  const t = await wordsIn(desk.language)
  const { count, slugs, facets } = query.q ? await searchBooks(query.q, desk.language) : await listBooks(desk, query)
  if (query.page > 1 && (query.page - 1) * BOOKS_PER_PAGE >= count) return undefined
  const products = await readPages(slugs, async (product) => [
    await getProduct(serverClient(), { product }, { language: desk.language }),
  ])
  return WRITERS[desk.form]({
    ...around(desk),
    self: booksAddress(desk, query),
    title: query.q ? t('opdsFound', { words: query.q }) : query.sort === 'new' ? t('opdsNew') : t('opdsPopular'),
    updated:
      products
        .map(({ date_updated }) => date_updated)
        .sort()
        .at(-1) ?? SHELF_TIME,
    kind: 'acquisition',
    links: steps(desk, query, count),
    counts: { total: count, perPage: BOOKS_PER_PAGE, page: query.page },
    facets,
    books: products.map((product) => opdsBook(desk, product)),
  })
}

/** How the catalogue is searched. */
export async function readOpdsSearch(language: Language): Promise<string> {
  const desk = deskOf({ language, form: 'xml' })
  const t = await wordsIn(language)
  const template = `${fileUrl(desk, catalogueBooksPath(language))}?q={searchTerms}`
  return writeSearchDescription({ name: SHOP, about: t('opdsSearch'), template })
}

function around(desk: Desk): Pick<OpdsFeed, 'language' | 'shop' | 'start' | 'search'> {
  const { language, form } = desk
  const search = form === 'json' ? `${catalogueBooksPath(language, form)}{?query}` : catalogueSearchPath(language)
  return {
    language,
    shop: { name: SHOP, url: pageUrl(desk, HOME_PATH) },
    start: fileUrl(desk, cataloguePathOf(language, form)),
    // The gap for the words stays as it is.
    search: desk.origin + search,
  }
}

function steps(desk: Desk, query: OpdsQuery, count: number): OpdsLink[] {
  const to = (rel: string, page: number) => ({ rel, href: booksAddress(desk, { ...query, page }) })
  const last = Math.max(1, Math.ceil(count / BOOKS_PER_PAGE))
  if (query.q || last === 1) return []
  return [
    to('first', 1),
    ...(query.page > 1 ? [to('previous', query.page - 1)] : []),
    ...(query.page < last ? [to('next', query.page + 1)] : []),
    to('last', last),
  ]
}

async function listBooks(desk: Desk, query: OpdsQuery): Promise<Found> {
  const t = await wordsIn(desk.language)
  const { page, sort, category, language } = query
  const narrowed = { ...(category && { category }), ...(language && { language }) }
  const asked = { product_class: EBOOK, page, page_size: BOOKS_PER_PAGE, sort, ...narrowed }
  const { count, results, facets } = await listProducts(serverClient(), asked, { language: desk.language })
  const categories = facets.find(({ field }) => field === 'category')?.values ?? []
  return {
    count,
    slugs: results.map(({ slug }) => slug),
    facets: categories.map(({ value, label, count: many, selected }) => ({
      ...{ group: t('opdsCategory'), title: label, count: many, isActive: selected },
      href: booksAddress(desk, { ...query, page: 1, category: value }),
    })),
  }
}

async function searchBooks(q: string, language: Language): Promise<Found> {
  const { results } = await search(serverClient(), { q, type: 'product', page_size: MOST_SEARCHED }, { language })
  const books = results.filter((each) => each.product_class === EBOOK).slice(0, BOOKS_PER_PAGE)
  const slugs = books.map(({ slug }) => slug)
  return { count: slugs.length, slugs, facets: [] }
}
