import { type Language, localPath } from '@dabali/domain'
import { TurnPages } from '@dabali/shop/turn-pages'
import type { CellTexts } from '../catalogue/cell-texts.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { ChosenLine } from './chosen-line.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { LIST_SORTS, type ListField, type ListQuery, onPage, writeListQuery } from './list-query.ts'
import type { ListTexts } from './list-texts.ts'
import { NothingListed } from './nothing-listed.tsx'
import styles from './product-list.module.css'
import { type Listing, PAGE_SIZE } from './read-listing.ts'
import { SortLinks } from './sort-links.tsx'

type ProductListProps = {
  /** The path of the page without its language and its query. */
  path: string
  query: ListQuery
  listing: Listing
  language: Language
  texts: ListTexts
  cell: CellTexts
  /** What the page is about, which it does not offer to change. */
  about?: readonly ListField[]
}

/** What is listed, what it can be narrowed by, its order and its pages. All of it stands in the address. */
export function ProductList(props: ProductListProps) {
  const { path, query, listing, language, texts, cell, about = [] } = props
  const hrefOf = (other: ListQuery) => localPath(language, path) + writeListQuery(other)
  const pages = Math.max(1, Math.ceil(listing.count / PAGE_SIZE))
  const parts = { query, listing, hrefOf, texts, language }
  const isShown = listing.results.length > 0
  return (
    <div className={styles.list}>
      <FacetPanel {...parts} about={about} />
      <div className={styles.results}>
        <div className={styles.tools}>
          <h2 className={styles.count}>
            {texts.counted(listing)}
            {isShown && pages > 1 && <span className="quiet"> {texts.pageOf(query.page, pages)}</span>}
          </h2>
          {isShown && <SortLinks sorts={LIST_SORTS} query={query} hrefOf={hrefOf} texts={texts} />}
        </div>
        <ChosenLine {...parts} />
        {isShown ? (
          <ProductGrid products={listing.results} language={language} texts={cell} first />
        ) : (
          <NothingListed {...parts} pages={pages} />
        )}
        {isShown && pages > 1 && (
          <div className={styles.pages}>
            <TurnPages
              path={path + writeListQuery(onPage(query, 1))}
              page={query.page}
              pages={pages}
              language={language}
            />
          </div>
        )}
      </div>
    </div>
  )
}
