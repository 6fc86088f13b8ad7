import type { SearchResult } from '@dabali/api-client'
import { hasLanguage, type Language, localPath } from '@dabali/domain'
import { ResultRow } from '@dabali/shop/search-results'
import { IntentLink } from '@dabali/ui/intent-link'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { type CardText, loadCardText } from '../catalogue/load-products.ts'
import { cardPrice, formatNames } from '../catalogue/product-text.ts'
import { Filters, ListingResults, SortLinks } from '../product-listing/filters.tsx'
import { type ListingQuery, onPage } from '../product-listing/listing-query.ts'
import { type ListingText, loadListingText } from '../product-listing/listing-text.ts'
import { CardRating } from '../reviews/rating.tsx'
import { type FoundResults, PAGE_SIZE } from './load-results.ts'
import offerStyles from './result-offer.module.css'
import sameNameStyles from './same-name-results.module.css'
import { resultUrl, type SearchQuery, type ShopKind, writeSearchQuery } from './search-query.ts'
import styles from './search-results.module.css'

type SearchResultsProps = {
  query: SearchQuery
  shown: ShopKind
  found: FoundResults
  language: Language
  texts: SearchText
}

const SORTS = ['popular', 'new', 'price', '-price'] as const
/** So many rows are on the first screen of a phone. */
const EAGER_COVERS = 2

/** The results of one kind; products with their filters. */
export function SearchResults({ query, shown, found, language, texts }: SearchResultsProps) {
  const { list } = query
  const hrefOf = (asked: ListingQuery) => localPath(language, writeSearchQuery({ ...query, list: asked }))
  const listing = { count: found.count, results: [], facets: found.facets }
  const parts = { query: list, listing, hrefOf, texts: texts.list, language }
  const pages = Math.ceil(found.count / PAGE_SIZE)
  const isProduct = shown === 'product'
  const isShown = found.results.length > 0
  const marked = found.did_you_mean ?? query.words
  return (
    <div className={isProduct ? styles.results : styles.single}>
      {isProduct && <Filters {...parts} about={[]} search={{ words: query.words, isExact: query.isExact }} />}
      <div>
        <h2 className="visually-hidden">{texts.kindName(shown)}</h2>
        {isProduct && isShown && <SortLinks sorts={SORTS} query={list} hrefOf={hrefOf} texts={texts} />}
        <ListingResults {...parts} path={writeSearchQuery({ ...query, list: onPage(list, 1) })} pages={pages}>
          {isShown && (
            <ul className={styles.rows}>
              {found.results.map((result, index) => (
                <ResultRow
                  key={`${result.kind} ${result.slug}`}
                  result={result}
                  href={resultUrl(result, language)}
                  query={marked}
                  language={language}
                  first={index < EAGER_COVERS}
                >
                  <ResultOffer result={result} language={language} texts={texts} />
                </ResultRow>
              ))}
            </ul>
          )}
        </ListingResults>
      </div>
    </div>
  )
}

type SameNameResultsProps = { results: readonly SearchResult[]; language: Language; texts: SearchText }

/** Links to authors, categories and lists with the searched name. */
export function SameNameResults({ results, language, texts }: SameNameResultsProps) {
  if (results.length === 0) return null
  return (
    <nav aria-label={texts.namesakes}>
      <ul className={sameNameStyles.row}>
        {results.map((result) => (
          <li key={`${result.kind} ${result.slug}`}>
            <IntentLink className={sameNameStyles.item} href={resultUrl(result, language)}>
              <span className={sameNameStyles.kind}>{texts.kindOf(result.kind)}</span>{' '}
              <span lang={textLanguage(result.title, language)}>{result.title}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ResultOfferProps = { result: SearchResult; language: Language; texts: SearchText }

/** The rating, price, class and availability of a product in the results. */
function ResultOffer({ result, language, texts }: ResultOfferProps) {
  const { product_class, selling_price, mrp, is_available_to_buy = true, rating, formats } = result
  if (selling_price === undefined || product_class === undefined) return null
  const work = { product_class, selling_price, mrp: mrp ?? selling_price, is_available_to_buy, formats }
  const written = hasLanguage(product_class) ? result.language : undefined
  return (
    <div className={offerStyles.offer}>
      <Price {...cardPrice(work, texts.cell)} locale={language} texts={texts.cell.price} />
      <p className={offerStyles.quiet}>
        {formatNames(work, texts.cell.productClass)}
        {written && `, ${texts.list.valueName('language', { value: written })}`}
      </p>
      {rating && <CardRating rating={rating} language={language} label={texts.cell.stars} />}
      {!is_available_to_buy && <p className={offerStyles.gone}>{texts.cell.soldOut}</p>}
    </div>
  )
}

export type SearchText = {
  cell: CardText
  list: ListingText
  /** Several of a kind: "Books". */
  kindName: (kind: ShopKind) => string
  /** One of a kind: "Author". */
  kindOf: (kind: string) => string
  sort: string
  sortName: (sort: 'popular' | 'new' | 'price' | '-price') => string
  namesakes: string
}

/** The texts of the search results. */
export async function loadSearchText(language: Language): Promise<SearchText> {
  const t = await getTranslations('search')
  const kinds = {
    product: t('kind.product'),
    series: t('kind.series'),
    booklist: t('kind.booklist'),
    article: t('kind.article'),
    author: t('kind.author'),
    publisher: t('kind.publisher'),
    category: t('kind.category'),
  }
  const sorts = {
    popular: t('relevance'),
    new: t('newest'),
    price: t('priceAscending'),
    '-price': t('priceDescending'),
  }
  const one: Readonly<Record<string, string>> = {
    series: t('one.series'),
    booklist: t('one.booklist'),
    author: t('one.author'),
    publisher: t('one.publisher'),
    category: t('one.category'),
  }
  return {
    cell: await loadCardText(),
    list: await loadListingText(language),
    kindName: (kind) => kinds[kind],
    kindOf: (kind) => one[kind] ?? '',
    sort: t('sort'),
    sortName: (sort) => sorts[sort],
    namesakes: t('sameName'),
  }
}
