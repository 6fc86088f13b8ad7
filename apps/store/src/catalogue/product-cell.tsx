import type { ProductCard } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text-language'
import { bookPath } from '../paths.ts'
import type { CellTexts } from './cell-texts.ts'
import styles from './product-cell.module.css'

type ProductCellProps = {
  product: ProductCard
  language: Language
  texts: CellTexts
  /** It is seen before anything is scrolled, so its cover is fetched at once. */
  first?: boolean
}

/** One product of a `ProductGrid`: its cover on the ledge, and what it is and costs below. */
export function ProductCell({ product, language, texts, first = false }: ProductCellProps) {
  const authors = product.authors.join(', ')
  return (
    <li className={styles.cell}>
      <div className={styles.stand}>
        <Picture picture={product.picture} sizes={SIZES} cover decorative first={first} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} lang={textLanguage(product.title, language)}>
          <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
        </h3>
        {authors && (
          <p className={styles.quiet} lang={textLanguage(authors, language)}>
            {authors}
          </p>
        )}
        <div className={styles.price}>
          <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={texts.price} />
        </div>
        <p className={styles.quiet}>
          {texts.productClass(product.product_class)}
          {!product.is_available_to_buy && <b className={styles.gone}>{texts.soldOut}</b>}
        </p>
      </div>
    </li>
  )
}

const SIZES = '(min-width: 62rem) 13rem, (min-width: 48rem) 28vw, 44vw'
