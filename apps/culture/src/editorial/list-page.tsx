import { localPath, writeDigits } from '@dabali/domain'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { parsePageNumber, pathOfPage } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import type { ListedPage } from '@dabali/site/seo/json-ld'
import { EmptyState } from '@dabali/ui/empty-state'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NotFoundScreen, UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { pageLanguage } from '../request-context.ts'
import { ListJsonLd, shareMetadata } from '../seo/page-seo.tsx'
import styles from './list-page.module.css'
import type { FilteredList, ListResult } from './queries.ts'

type ListMetadataProps = {
  path: string
  searchParams: URLSearchParams
  heading: string
  description: string
  /** The title of the second and later pages. */
  pageTitle: (page: string) => string
  /** Filtered lists are not for search engines; their canonical address is the whole list. */
  isFiltered?: boolean
}

/** The metadata of a page of a list. */
export async function listMetadata({
  path,
  searchParams,
  heading,
  description,
  pageTitle,
  isFiltered = false,
}: ListMetadataProps): Promise<Metadata> {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
  return shareMetadata({
    path: pathOfPage(path, page),
    title: page > 1 ? pageTitle(writeDigits(page, language)) : heading,
    description,
    isHidden: isFiltered,
  })
}

/** The heading of a list and a sentence about it. */
function ListHeader({ heading, description }: { heading: string; description: string }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.description}>{description}</p>
    </header>
  )
}

type Empty = { heading: string; text: string; link: { path: string; text: string } }

/** What filters of a list show. */
type Counted = Pick<FilteredList<never>, 'count' | 'facets'>

type ListPageProps<Item> = {
  /** The path of the list, without a language. */
  path: string
  searchParams: URLSearchParams
  read: (page: number) => Promise<(ListResult<Item> & Partial<Counted>) | undefined>
  heading: string
  description: string
  /** Shown while the list is empty. */
  empty: Empty
  /** Filters above the list, which stay when they leave nothing to show. */
  filters?: { isFiltered: boolean; show: (counted: Counted) => ReactNode; empty: Empty }
  /** Replaces the heading and the description. */
  header?: ReactNode
  /** The name and path of each item, for structured data. */
  toListedPage: (item: Item) => ListedPage
  children: (items: readonly Item[], page: number) => ReactNode
}

/** One page of a list, or the screen for an empty list, a missing page or a failure. */
export async function ListPage<Item>({
  path,
  searchParams,
  read,
  heading,
  description,
  empty,
  filters,
  header,
  toListedPage,
  children,
}: ListPageProps<Item>) {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
  const pagePath = pathOfPage(path, page)
  const loaded = await load(() => read(page))
  if (loaded.status === 404) return <NotFoundScreen path={pagePath} />
  if (loaded.status === 'failed') return <UnavailableScreen path={pagePath} />
  const { items, pages, count = 0, facets = [] } = loaded.value
  return (
    <PageLayout path={pagePath}>
      <div className="page">
        {items.length === 0 && !filters?.isFiltered ? (
          <EmptyList {...empty} level={1} />
        ) : (
          <>
            {header ?? <ListHeader heading={heading} description={description} />}
            {filters?.show({ count, facets })}
            {items.length === 0 && filters ? <EmptyList {...filters.empty} level={2} /> : children(items, page)}
          </>
        )}
        <div className={styles.pages}>
          <PaginationLinks path={path} page={page} pages={pages} language={language} />
        </div>
      </div>
      <ListJsonLd name={heading} path={pagePath} pages={items.map(toListedPage)} />
    </PageLayout>
  )
}

async function EmptyList({ heading, text, link, level }: Empty & { level: 1 | 2 }) {
  const language = await pageLanguage()
  return (
    <EmptyState
      level={level}
      heading={heading}
      text={text}
      link={{ href: localPath(language, link.path), text: link.text }}
    />
  )
}
