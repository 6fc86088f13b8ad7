import { type Language, localPath } from '@dabali/domain'
import { ResultRow } from '@dabali/shop/result-row'
import { TurnPages } from '@dabali/shop/turn-pages'
import { ChosenLine } from '../lists/chosen-line.tsx'
import { FacetPanel } from '../lists/facet-panel.tsx'
import { type ListQuery, onPage } from '../lists/list-query.ts'
import { NothingListed } from '../lists/nothing-listed.tsx'
import { SortLinks } from '../lists/sort-links.tsx'
import { placeOf } from './place-of.ts'
import { type BooksFound, PAGE_SIZE } from './read-search.ts'
import { ResultOffer } from './result-offer.tsx'
import { type SearchQuery, type ShopKind, writeSearchQuery } from './search-query.ts'
import styles from './search-results.module.css'
import type { SearchTexts } from './search-texts.ts'

type SearchResultsProps = {
  query: SearchQuery
  shown: ShopKind
  found: BooksFound
  language: Language
  texts: SearchTexts
}

const SORTS = ['popular', 'new', 'price', '-price'] as const
/** So many rows are on the first screen of a phone. */
const SEEN_FIRST = 2

/** What was found of one kind; products with what they can be narrowed by. */
export function SearchResults({ query, shown, found, language, texts }: SearchResultsProps) {
  const { list } = query
  const hrefOf = (asked: ListQuery) => localPath(language, writeSearchQuery({ ...query, list: asked }))
  const listing = { count: found.count, results: [], facets: found.facets }
  const parts = { query: list, listing, hrefOf, texts: texts.list, language }
  const pages = Math.ceil(found.count / PAGE_SIZE)
  const isProduct = shown === 'product'
  const isShown = found.results.length > 0
  const marked = found.did_you_mean ?? query.words
  return (
    <div className={isProduct ? styles.results : styles.single}>
      {isProduct && <FacetPanel {...parts} about={[]} />}
      <div>
        <h2 className="visually-hidden">{texts.kindName(shown)}</h2>
        {isProduct && isShown && <SortLinks sorts={SORTS} query={list} hrefOf={hrefOf} texts={texts} />}
        <ChosenLine {...parts} />
        {isShown ? (
          <ul className={styles.rows}>
            {found.results.map((result, index) => (
              <ResultRow
                key={`${result.kind} ${result.slug}`}
                result={result}
                href={placeOf(result, language)}
                words={marked}
                language={language}
                first={index < SEEN_FIRST}
              >
                <ResultOffer result={result} language={language} texts={texts} />
              </ResultRow>
            ))}
          </ul>
        ) : (
          <NothingListed {...parts} pages={pages} />
        )}
        {isShown && pages > 1 && (
          <div className={styles.pages}>
            <TurnPages
              path={writeSearchQuery({ ...query, list: onPage(list, 1) })}
              page={list.page}
              pages={pages}
              language={language}
            />
          </div>
        )}
      </div>
    </div>
  )
}
