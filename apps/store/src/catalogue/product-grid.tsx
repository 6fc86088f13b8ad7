import type { ProductCard } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text-language'
import { bookPath } from '../paths.ts'
import productCellStyles from './product-card.module.css'
import type { CardText } from './product-card-text.ts'
import styles from './product-grid.module.css'

type ProductGridProps = {
  products: readonly ProductCard[]
  language: Language
  texts: CardText
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
        <ProductGridItem
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

type ProductGridItemProps = {
  product: ProductCard
  language: Language
  texts: CardText
  /** It is seen before anything is scrolled, so its cover is fetched at once. */
  first?: boolean
}

/** One product of a `ProductGrid`: its cover on the ledge, and what it is and costs below. */
function ProductGridItem({ product, language, texts, first = false }: ProductGridItemProps) {
  const authors = product.authors.join(', ')
  return (
    <li className={productCellStyles.cell}>
      <div className={productCellStyles.stand}>
        <Picture picture={product.picture} sizes={SIZES} cover decorative first={first} />
      </div>
      <div className={productCellStyles.words}>
        <h3 className={productCellStyles.title} lang={textLanguage(product.title, language)}>
          <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
        </h3>
        {authors && (
          <p className={productCellStyles.quiet} lang={textLanguage(authors, language)}>
            {authors}
          </p>
        )}
        <div className={productCellStyles.price}>
          <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={texts.price} />
        </div>
        <p className={productCellStyles.quiet}>
          {texts.productClass(product.product_class)}
          {!product.is_available_to_buy && <b className={productCellStyles.gone}>{texts.soldOut}</b>}
        </p>
      </div>
    </li>
  )
}

const SIZES = '(min-width: 62rem) 13rem, (min-width: 48rem) 28vw, 44vw'
