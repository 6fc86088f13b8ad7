import type { ProductCard } from '@dabali/api-client'
import { type Language, localPath, workTitles } from '@dabali/domain'
import { AheadLink } from '@dabali/ui/ahead-link'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text'
import { bookPath } from '../paths.ts'
import { CardRating } from '../reviews/rating.tsx'
import type { CardText } from './load-products.ts'
import cardStyles from './product-card.module.css'
import styles from './product-grid.module.css'
import { cardPrice, formatNames } from './product-text.ts'

type ProductGridProps = {
  products: readonly ProductCard[]
  language: Language
  texts: CardText
  /** Whether the page begins with it. */
  first?: boolean
  /** The number of each product in its series: "Book 1". */
  numbers?: readonly string[]
}

/** The covers on the first screen of a phone are loaded eagerly. */
const EAGER_COVERS = 2
/** The books on the first screen of a phone are prefetched, 10 kB each. */
const AHEAD_LINKS = 4

/** A grid of covers, aligned at the bottom of each row. */
export function ProductGrid({ products, language, texts, first = false, numbers = [] }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <ProductGridItem
          key={product.id}
          product={product}
          language={language}
          texts={texts}
          first={first && index < EAGER_COVERS}
          ahead={first && index < AHEAD_LINKS}
          number={numbers[index]}
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
  ahead?: boolean
  number: string | undefined
}

/** A work of a `ProductGrid`: cover, title, price and formats. */
function ProductGridItem({ product, language, texts, first = false, ahead = false, number }: ProductGridItemProps) {
  const TitleLink = ahead ? AheadLink : PreviewLink
  const authors = product.authors.join(', ')
  const { own, other, roman } = workTitles(product)
  const second = other ?? roman
  return (
    <li className={cardStyles.cell}>
      <div className={cardStyles.stand}>
        <Picture picture={product.picture} sizes={SIZES} cover decorative first={first} />
      </div>
      <div className={cardStyles.words}>
        {number && <p className={cardStyles.quiet}>{number}</p>}
        <h3 className={cardStyles.title} lang={textLanguage(own, language)}>
          <TitleLink href={localPath(language, bookPath(product.slug))}>{own}</TitleLink>
        </h3>
        {second && (
          <p className={cardStyles.second} lang={textLanguage(second, language)}>
            {second}
          </p>
        )}
        {authors && (
          <p className={cardStyles.quiet} lang={textLanguage(authors, language)} data-preview="">
            {authors}
          </p>
        )}
        <CardRating rating={product.rating} language={language} label={texts.stars} />
        <div className={cardStyles.price} data-preview="">
          <Price {...cardPrice(product, texts)} locale={language} texts={texts.price} />
        </div>
        <p className={cardStyles.quiet}>{formatNames(product, texts.productClass)}</p>
        {!product.is_available_to_buy && <p className={cardStyles.gone}>{texts.soldOut}</p>}
      </div>
    </li>
  )
}

const SIZES = '(min-width: 62rem) 13rem, (min-width: 48rem) 28vw, 44vw'
