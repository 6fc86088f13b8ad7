import { type Language, localPath, writeDigits } from '@dabali/domain'
import { CONTACT_PATH } from '@dabali/shop/paths'
import { DidYouMean, KindLinks, NothingFound, SearchHead, SearchStart } from '@dabali/shop/search-results'
import { load } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { loadCardText } from '../catalogue/load-products.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKS_PATH, bookPath, CATEGORIES_PATH, categoryPath, SUGGESTED_PATHS, searchPath } from '../paths.ts'
import { shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, readEnvironment } from '../site.ts'
import { loadSearch, type SearchPageData, type StartLinksData } from './load-results.ts'
import styles from './search-page.module.css'
import { readSearchQuery, type SearchQuery, SHOP_KINDS, writeSearchQuery } from './search-query.ts'
import { loadSearchText, SameNameResults, SearchResults } from './search-results.tsx'
import startStyles from './start-links.module.css'

/** The search page, or its error page. */
export async function SearchPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const query = readSearchQuery(searchParams)
  const path = writeSearchQuery(query)
  const searched = await load(() => loadSearch(query, language))
  if (searched.status !== 200) return <UnavailableScreen path={path} />
  return (
    <PageLayout path={path} query={query.words}>
      <div className="page">
        <Outcome query={query} searched={searched.value} language={language} />
      </div>
    </PageLayout>
  )
}

type OutcomeProps = { query: SearchQuery; searched: SearchPageData; language: Language }

async function Outcome({ query, searched, language }: OutcomeProps) {
  const { words, isExact } = query
  const { found, shown, counts, total, cultureCount, sameNameResults, startLinks } = searched
  const onward = startLinks && <StartLinks links={startLinks} language={language} />
  if (words === '') {
    return (
      <>
        <Start language={language} />
        {onward}
      </>
    )
  }
  const other = writeSearchQuery({ words, isExact: !isExact, kind: undefined, list: NOT_NARROWED })
  const understood = (
    <DidYouMean
      query={words}
      found={found}
      total={total}
      language={language}
      exact={{ isOn: isExact, href: localPath(language, other) }}
    />
  )
  const stage = cultureCount > 0 && <CultureResults words={words} count={cultureCount} language={language} />
  if (startLinks) {
    return (
      <>
        <SearchHead query={words} language={language}>
          {isExact && understood}
          <NoResults words={words} language={language}>
            {stage}
          </NoResults>
        </SearchHead>
        {onward}
      </>
    )
  }
  const texts = await loadSearchText(language)
  const kinds = SHOP_KINDS.map((kind) => ({
    href: localPath(language, writeSearchQuery({ words, isExact, kind, list: NOT_NARROWED })),
    name: texts.kindName(kind),
    count: counts[kind] ?? 0,
    isShown: kind === shown,
  }))
  return (
    <>
      <SearchHead query={words} language={language}>
        <div className={styles.said}>
          {understood}
          {stage}
        </div>
        <SameNameResults results={sameNameResults} language={language} texts={texts} />
      </SearchHead>
      <KindLinks kinds={kinds} language={language} />
      <SearchResults query={query} shown={shown} found={found} language={language} texts={texts} />
    </>
  )
}

const NOT_NARROWED = { chosen: [], sort: 'popular', page: 1 } as const

async function Start({ language }: { language: Language }) {
  const t = await getTranslations('search')
  return (
    <SearchStart
      site="store"
      language={language}
      heading={t('startHeading')}
      text={t('startText')}
      suggested={SUGGESTED_PATHS}
    />
  )
}

/** Results on the culture site are one link, not rows: they cannot be bought here. */
async function CultureResults({ words, count, language }: { words: string; count: number; language: Language }) {
  const t = await getTranslations('search')
  return (
    <p className={styles.stage}>
      <a href={readEnvironment().cultureOrigin + localPath(language, searchPath(words))}>{t('onCulture', { count })}</a>
    </p>
  )
}

/** The title is the search term. Search results are not indexed. */
export async function searchMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const query = readSearchQuery(searchParams)
  const t = await getTranslations('search')
  return shareMetadata({ path: writeSearchQuery(query), title: query.words || t('title'), isHidden: true })
}

type NoResultsProps = { words: string; language: Language; children?: ReactNode }

/** Advice when there are no results. */
async function NoResults({ words, language, children }: NoResultsProps) {
  const t = await getTranslations('search')
  const write = (text: ReactNode) => <a href={localPath(language, CONTACT_PATH)}>{text}</a>
  return (
    <NothingFound
      query={words}
      language={language}
      text={t('noResults')}
      example={{ latin: 'barsha', nepali: 'वर्षा' }}
      first={t('hintSpelling')}
      last={t.rich('hintWrite', { write })}
    >
      {children}
    </NothingFound>
  )
}

/** Links to categories and bestsellers. */
async function StartLinks({
  links: { categories, products },
  language,
}: {
  links: StartLinksData
  language: Language
}) {
  const t = await getTranslations('search')
  return (
    <>
      {categories.length > 0 && (
        <section className={startStyles.item} aria-labelledby="shelves">
          <SectionHead id="shelves" heading={t('browseCategories')}>
            <IntentLink href={localPath(language, CATEGORIES_PATH)}>{t('allCategories')}</IntentLink>
          </SectionHead>
          <ul className={startStyles.shelves}>
            {categories.map(({ slug, name, product_count }) => (
              <li key={slug}>
                <IntentLink className={startStyles.shelf} href={localPath(language, categoryPath(slug))}>
                  <span lang={textLanguage(name, language)}>{name}</span>
                  <span className={startStyles.count}>{writeDigits(product_count, language)}</span>
                </IntentLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={startStyles.item} aria-labelledby="bestsellers">
          <SectionHead id="bestsellers" heading={t('bestsellers')}>
            <IntentLink href={localPath(language, BOOKS_PATH)}>{t('allBooks')}</IntentLink>
          </SectionHead>
          <Shelf
            products={products}
            locale={language}
            texts={await loadCardText()}
            bookHref={(slug) => localPath(language, bookPath(slug))}
          />
        </section>
      )}
    </>
  )
}
