import type { ProductCard } from '@dabali/api-client'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price, type PriceTexts } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text'
import styles from './shelf.module.css'

type ShelfTexts = { price: PriceTexts; productClass: (name: string) => string }

type ShelfProps = {
  products: readonly ProductCard[]
  locale: string
  texts: ShelfTexts
  bookHref: (slug: string) => string
}

/** So many books make a row. */
const MIN_ROW = 3

/** A row of covers with their texts below; fewer than a row have their texts beside them. */
export function Shelf({ products, locale, texts, bookHref }: ShelfProps) {
  const few = products.length < MIN_ROW
  return (
    <ul className={`${styles.shelf} ${few ? styles.few : styles.row}`}>
      {products.map((product) => {
        const authors = product.authors.join(', ')
        return (
          <li key={product.id} className={styles.product}>
            <div className={styles.stand}>
              <Picture picture={product.picture} sizes="(min-width: 48rem) 15rem, 40vw" cover decorative />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title} lang={textLanguage(product.title, locale)}>
                <IntentLink href={bookHref(product.slug)}>{product.title}</IntentLink>
              </h3>
              <p className={styles.authors} lang={textLanguage(authors, locale)}>
                {authors}
              </p>
              {few && product.subtitle && (
                <p className={styles.blurb} lang={textLanguage(product.subtitle, locale)}>
                  {product.subtitle}
                </p>
              )}
              <div className={styles.price}>
                <Price selling={product.selling_price} printed={product.mrp} locale={locale} texts={texts.price} />
              </div>
              <p className={styles.format}>{texts.productClass(product.product_class)}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
