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
import type { ListResult } from './queries.ts'

type ListMetadataProps = {
  path: string
  asked: URLSearchParams
  heading: string
  words: string
  /** What a later page is called. */
  pageTitle: (page: string) => string
}

/** What a page of a list says of itself to those who find or share it. */
export async function listMetadata({ path, asked, heading, words, pageTitle }: ListMetadataProps): Promise<Metadata> {
  const language = await pageLanguage()
  const page = parsePageNumber(asked)
  return shareMetadata({
    path: pathOfPage(path, page),
    title: page > 1 ? pageTitle(writeDigits(page, language)) : heading,
    description: words,
  })
}

/** The head of a list: what is listed, as loud as a page of many things may be, and a sentence about it. */
function ListHeader({ heading, words }: { heading: string; words: string }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.words}>{words}</p>
    </header>
  )
}

type ListPageProps<Item> = {
  /** The path of the list, without a language. */
  path: string
  asked: URLSearchParams
  read: (page: number) => Promise<ListResult<Item> | undefined>
  heading: string
  words: string
  /** Shown while the list is empty. */
  none: { heading: string; text: string; way: { path: string; text: string } }
  /** The name and path of each item, for structured data. */
  named: (item: Item) => ListedPage
  children: (items: readonly Item[], page: number) => ReactNode
}

/** A list by its pages, whatever became of it: found, empty, turned too far or out of reach. */
export async function ListPage<Item>({
  path,
  asked,
  read,
  heading,
  words,
  none,
  named,
  children,
}: ListPageProps<Item>) {
  const language = await pageLanguage()
  const page = parsePageNumber(asked)
  const pathHere = pathOfPage(path, page)
  const found = await load(() => read(page))
  if (found.status === 404) return <NotFoundScreen path={pathHere} />
  if (found.status === 'failed') return <UnavailableScreen path={pathHere} />
  const { items, pages } = found.value
  const { way } = none
  return (
    <PageLayout path={pathHere}>
      <div className="page">
        {items.length === 0 ? (
          <EmptyState
            level={1}
            heading={none.heading}
            text={none.text}
            link={{ href: localPath(language, way.path), text: way.text }}
          />
        ) : (
          <>
            <ListHeader heading={heading} words={words} />
            {children(items, page)}
          </>
        )}
        <div className={styles.pages}>
          <PaginationLinks path={path} page={page} pages={pages} language={language} />
        </div>
      </div>
      <ListJsonLd name={heading} path={pathHere} pages={items.map(named)} />
    </PageLayout>
  )
}
