import type { ProductCard } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { CellTexts } from './cell-texts.ts'
import { ProductCell } from './product-cell.tsx'
import styles from './product-grid.module.css'

type ProductGridProps = {
  products: readonly ProductCard[]
  language: Language
  texts: CellTexts
  /** Whether it is what the page begins with. */
  first?: boolean
}

/** So many covers of a list are on the first screen of a phone. */
const SEEN_FIRST = 2

/** Rows of covers of their own heights, each row on one ledge. */
export function ProductGrid({ products, language, texts, first = false }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <ProductCell
          key={product.id}
          product={product}
          language={language}
          texts={texts}
          first={first && index < SEEN_FIRST}
        />
      ))}
    </ul>
  )
}
