import type { ProductCard } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text'
import { bookPath } from '../paths.ts'
import type { CardText } from './load-products.ts'
import cardStyles from './product-card.module.css'
import styles from './product-grid.module.css'

type ProductGridProps = {
  products: readonly ProductCard[]
  language: Language
  texts: CardText
  /** Whether the page begins with it. */
  first?: boolean
}

/** The covers on the first screen of a phone are loaded eagerly. */
const EAGER_COVERS = 2

/** A grid of covers, aligned at the bottom of each row. */
export function ProductGrid({ products, language, texts, first = false }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <ProductGridItem
          key={product.id}
          product={product}
          language={language}
          texts={texts}
          first={first && index < EAGER_COVERS}
        />
      ))}
    </ul>
  )
}

type ProductGridItemProps = {
  product: ProductCard
  language: Language
  texts: CardText
  /** Above the fold: the cover is loaded eagerly. */
  first?: boolean
}

/** A product of a `ProductGrid`: cover, title, price and class. */
function ProductGridItem({ product, language, texts, first = false }: ProductGridItemProps) {
  const authors = product.authors.join(', ')
  return (
    <li className={cardStyles.cell}>
      <div className={cardStyles.stand}>
        <Picture picture={product.picture} sizes={SIZES} cover decorative first={first} />
      </div>
      <div className={cardStyles.words}>
        <h3 className={cardStyles.title} lang={textLanguage(product.title, language)}>
          <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
        </h3>
        {authors && (
          <p className={cardStyles.quiet} lang={textLanguage(authors, language)}>
            {authors}
          </p>
        )}
        <div className={cardStyles.price}>
          <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={texts.price} />
        </div>
        <p className={cardStyles.quiet}>
          {texts.productClass(product.product_class)}
          {!product.is_available_to_buy && <b className={cardStyles.gone}>{texts.soldOut}</b>}
        </p>
      </div>
    </li>
  )
}

const SIZES = '(min-width: 62rem) 13rem, (min-width: 48rem) 28vw, 44vw'
