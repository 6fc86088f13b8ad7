import type { EventCard } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { CONTACT_PATH } from '@dabali/shop/paths'
import { DidYouMean, KindLinks, NothingFound, SearchHead, SearchStart } from '@dabali/shop/search-results'
import { load } from '@dabali/site/load'
import { alternates } from '@dabali/site/seo/metadata'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EventRows } from '../editorial/event-rows.tsx'
import { UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import {
  ARTISTS_PATH,
  EVENTS_PATH,
  INTERVIEWS_PATH,
  RECORDS_PATH,
  SESSIONS_PATH,
  SUGGESTED_PATHS,
  VOLUMES_PATH,
} from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { readSearchPage, readSearchQuery, type SearchPageData, type SearchQuery, writeSearchQuery } from './queries.ts'
import styles from './search-page.module.css'
import { BooksRow, KindGroup, kindNames, ResultRows } from './search-results.tsx'

/** Results are not indexed by search engines. */
export async function searchMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const query = readSearchQuery(searchParams)
  const t = await getTranslations('search')
  return {
    title: query.term || t('title'),
    alternates: alternates(await pageLanguage(), writeSearchQuery(query)),
    robots: { index: false, follow: true },
  }
}

/** The search page, with or without a query and results. */
export async function SearchPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const query = readSearchQuery(searchParams)
  const { term } = query
  const path = writeSearchQuery(query)
  const searched = await load(() => readSearchPage(query, language))
  if (searched.status !== 200) return <UnavailableScreen path={path} />
  const { understood, total, books } = searched.value
  const marked = understood.did_you_mean ?? term
  return (
    <PageLayout path={path} query={term}>
      <div className="page">
        <SearchOutcome query={query} marked={marked} searched={searched.value} language={language} />
        <BooksRow books={books} term={term} marked={marked} language={language} />
        {total === 0 && <BrowseLinks events={searched.value.events} />}
      </div>
    </PageLayout>
  )
}

type SearchOutcomeProps = {
  query: SearchQuery
  /** The query to highlight, or its correction. */
  marked: string
  searched: SearchPageData
  language: Language
}

async function SearchOutcome({ query, marked, searched, language }: SearchOutcomeProps) {
  const { term, isExact } = query
  const { understood, groups, total, alone } = searched
  if (term === '') return <SearchIntro language={language} />
  const other = writeSearchQuery({ term, isExact: !isExact, kind: undefined, page: 1 })
  const exact = { isOn: isExact, href: localPath(language, other) }
  const meant = <DidYouMean query={term} found={understood} total={total} language={language} exact={exact} />
  if (total === 0) {
    return (
      <NoResults term={term} language={language}>
        {isExact && meant}
      </NoResults>
    )
  }
  const names = await kindNames()
  const kinds = groups.map(({ kind, count }) => ({
    href: localPath(language, writeSearchQuery({ term, isExact, kind, page: 1 })),
    name: names[kind],
    count,
    isShown: kind === alone?.kind,
  }))
  return (
    <>
      <SearchHead query={term} language={language}>
        {meant}
      </SearchHead>
      <KindLinks kinds={[await allKindsLink(searched, query, language), ...kinds]} language={language} />
      {alone ? (
        <SingleKind alone={alone} query={query} marked={marked} searched={searched} language={language} />
      ) : (
        <div className={styles.groups}>
          {groups.map((group, index) => (
            <KindGroup
              key={group.kind}
              group={group}
              name={names[group.kind]}
              query={query}
              marked={marked}
              events={searched.events}
              first={index === 0}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** The link from one kind back to all kinds. */
async function allKindsLink({ total, alone }: SearchPageData, query: SearchQuery, language: Language) {
  const t = await getTranslations('search')
  const href = localPath(language, writeSearchQuery({ ...query, kind: undefined, page: 1 }))
  return { href, name: t('allKinds'), count: total, isShown: alone === undefined }
}

type SingleKindProps = SearchOutcomeProps & { alone: NonNullable<SearchPageData['alone']> }

async function SingleKind({
  alone: { kind, page, pages, results },
  query,
  marked,
  searched,
  language,
}: SingleKindProps) {
  const names = await kindNames()
  return (
    <section className={styles.alone} aria-labelledby="alone">
      <h2 id="alone" className="visually-hidden">
        {names[kind]}
      </h2>
      <ResultRows results={results} term={marked} events={searched.events} first />
      <div className={styles.pages}>
        <PaginationLinks
          path={writeSearchQuery({ ...query, kind, page: 1 })}
          page={page}
          pages={pages}
          language={language}
        />
      </div>
    </section>
  )
}

type NoResultsProps = { term: string; language: Language; children: ReactNode }

async function NoResults({ term, language, children }: NoResultsProps) {
  const t = await getTranslations('search')
  const write = (text: ReactNode) => <a href={localPath(language, CONTACT_PATH)}>{text}</a>
  return (
    <SearchHead query={term} language={language}>
      {children}
      <NothingFound
        query={term}
        language={language}
        text={t('noResults')}
        example={{ latin: 'madal', nepali: 'मादल' }}
        first={t('hintSpelling')}
        last={t.rich('hintContact', { write })}
      />
    </SearchHead>
  )
}

async function SearchIntro({ language }: { language: Language }) {
  const t = await getTranslations('search')
  return (
    <SearchStart
      site="culture"
      language={language}
      heading={t('startHeading')}
      text={t('startText')}
      suggested={SUGGESTED_PATHS}
    />
  )
}

const EVENTS = 4

/** Shown without a query or results: the next events and links to all lists. */
async function BrowseLinks({ events }: { events: readonly EventCard[] }) {
  const t = await getTranslations('search')
  const language = await pageLanguage()
  const names = await kindNames()
  const lists = [
    { path: ARTISTS_PATH, name: names.artist },
    { path: RECORDS_PATH, name: names.record },
    { path: INTERVIEWS_PATH, name: names.interview },
    { path: SESSIONS_PATH, name: names.session },
    { path: VOLUMES_PATH, name: names.volume },
  ]
  return (
    <>
      {events.length > 0 && (
        <section className={styles.section} aria-labelledby="next-nights">
          <SectionHead id="next-nights" heading={t('upcoming')}>
            <IntentLink href={localPath(language, EVENTS_PATH)}>{t('allEvents')}</IntentLink>
          </SectionHead>
          <EventRows events={events.slice(0, EVENTS)} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="all-kinds">
        <SectionHead id="all-kinds" heading={t('browse')} />
        <ul className={styles.kinds}>
          {lists.map(({ path, name }) => (
            <li key={path}>
              <IntentLink className={styles.kind} href={localPath(language, path)}>
                {name}
              </IntentLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
