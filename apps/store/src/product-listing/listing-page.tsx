import { type Language, localPath, writeDigits } from '@dabali/domain'
import { load, mark404 } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type CardText, loadCardText } from '../catalogue/load-products.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKS_PATH, bookPath, classPath } from '../paths.ts'
import { ListJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'
import { Filters, ListingResults, SortLinks } from './filters.tsx'
import { ListingHeader } from './listing-header.tsx'
import styles from './listing-page.module.css'
import {
  type Choice,
  choiceOf,
  countsTitles,
  findProductClass,
  formatListingQuery,
  type ListingQuery,
  type ListingSubject,
  onPage,
  type ProductClassEntry,
  queryWithin,
  SORT_ORDERS,
} from './listing-query.ts'
import { type ListingText, loadListingText } from './listing-text.ts'
import { type Listing, loadListing, PAGE_SIZE } from './load-listing.ts'

type ListingPageProps = {
  subject: ListingSubject
  searchParams: URLSearchParams
  /** Further content of the header, such as a description. */
  children?: ReactNode
}

/** A page of products, or its error page. */
export async function ListingPage({ subject, searchParams, children }: ListingPageProps) {
  const language = await pageLanguage()
  const query = queryWithin(subject, searchParams)
  const path = subject.path + formatListingQuery(query)
  const listing = await load(() => loadListing(query, subject.about, language))
  if (listing.status !== 200) return <UnavailableScreen path={path} />
  const t = await getTranslations('listing')
  return (
    <PageLayout path={path}>
      <div className="page">
        <ListingHeader {...subject} locale={language} youAreHere={t('youAreHere')}>
          {children}
        </ListingHeader>
        <ProductList
          path={subject.path}
          query={query}
          listing={listing.value}
          language={language}
          texts={await loadListingText(language)}
          cell={await loadCardText()}
          about={subject.about}
        />
      </div>
      <ListJsonLd
        {...{ name: subject.name, path, above: subject.breadcrumbs, description: subject.description }}
        pages={listing.value.results.map(({ title, slug }) => ({ name: title, path: bookPath(slug) }))}
      />
    </PageLayout>
  )
}

/** The number of titles named in the description. */
const NAMED = 3

/**
 * The title of a list page and how it is found. Filtered lists are kept out of the indexes and name the whole list as their
 * canonical address, as its categories and authors have pages of their own; so is a page without results. Sorting makes no
 * other list, so it is not in the canonical address.
 */
export async function listingMetadata(subject: ListingSubject, searchParams: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const query = queryWithin(subject, searchParams)
  const listing = await load(() => loadListing(query, subject.about, language))
  if (listing.status !== 200) return {}
  const t = await getTranslations('listing')
  const { count, results, facets } = listing.value
  const names = results.slice(0, NAMED).map(({ title }) => title)
  const page = writeDigits(query.page, language)
  const isIndexed = query.chosen.length === 0 && names.length > 0
  const counted = t(countsTitles(facets) ? 'titles' : 'items', { count })
  const description = t('among', { titles: counted, names: names.join(', ') })
  return shareMetadata({
    path: subject.path + canonicalQuery(query),
    title: query.page > 1 ? t('nameAndPage', { name: subject.name, page }) : subject.name,
    description: names.length > 0 ? description : undefined,
    picture: subject.picture,
    isHidden: !isIndexed,
  })
}

const canonicalQuery = ({ chosen, page }: ListingQuery) =>
  formatListingQuery({ chosen: [], sort: 'popular', page: chosen.length === 0 ? page : 1 })

type ProductListProps = {
  /** The path of the page without its language and its query. */
  path: string
  query: ListingQuery
  listing: Listing
  language: Language
  texts: ListingText
  cell: CardText
  /** The filters of the subject of the page. */
  about: readonly Choice[]
}

/** Products with filters, sort order and pagination; all of the state is in the URL. */
function ProductList(props: ProductListProps) {
  const { path, query, listing, language, texts, cell, about } = props
  const hrefOf = (other: ListingQuery) => localPath(language, path) + formatListingQuery(other)
  const pages = Math.max(1, Math.ceil(listing.count / PAGE_SIZE))
  const parts = { query, listing, hrefOf, texts, language }
  const isShown = listing.results.length > 0
  return (
    <div className={styles.list}>
      <Filters {...parts} about={about} />
      <div className={styles.results}>
        <div className={styles.tools}>
          <h2 className={styles.count}>
            {texts.counted(listing)}
            {isShown && pages > 1 && <span className="quiet"> {texts.pageOf(query.page, pages)}</span>}
          </h2>
          {isShown && <SortLinks sorts={SORT_ORDERS} query={query} hrefOf={hrefOf} texts={texts} />}
        </div>
        <ListingResults {...parts} path={path + formatListingQuery(onPage(query, 1))} pages={pages}>
          {isShown && <ProductGrid products={listing.results} language={language} texts={cell} first />}
        </ListingResults>
      </div>
    </div>
  )
}

/** Everything that is sold. */
export async function BooksPage({ searchParams }: { searchParams: URLSearchParams }) {
  return <ListingPage subject={await booksSubject()} searchParams={searchParams} />
}

export async function booksMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  return listingMetadata(await booksSubject(), searchParams)
}

type ClassParams = { slug: string; searchParams: URLSearchParams }

/** All products of one class. */
export async function ClassPage({ slug, searchParams }: ClassParams) {
  const shelf = findProductClass(slug)
  if (shelf)
    return <ListingPage subject={await classSubject(shelf, await pageLanguage())} searchParams={searchParams} />
  await mark404()
  return <NotFoundScreen path={`${BOOKS_PATH}/${slug}`} missing="thing" />
}

export async function classMetadata({ slug, searchParams }: ClassParams): Promise<Metadata> {
  const shelf = findProductClass(slug)
  return shelf ? listingMetadata(await classSubject(shelf, await pageLanguage()), searchParams) : notFoundMetadata()
}

/** Everything that is sold. */
async function booksSubject(): Promise<ListingSubject> {
  const t = await getTranslations('listing')
  return { name: t('allBooks'), path: BOOKS_PATH, breadcrumbs: [], about: [] }
}

/** The subject of a product class page. */
async function classSubject(
  { productClass, slug, name }: ProductClassEntry,
  language: Language,
): Promise<ListingSubject> {
  const t = await getTranslations('listing')
  return {
    name: t(`classes.${name}`),
    path: classPath(slug),
    breadcrumbs: [{ href: localPath(language, BOOKS_PATH), name: t('allBooks') }],
    about: [choiceOf('product_class', productClass)],
  }
}
