import type { ProductCard } from '@dabali/api-client'
import { languageOf, workTitles } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text'
import { CardRating } from '../reviews/rating.tsx'
import type { CardText } from './load-products.ts'
import { cardPrice, formatNames } from './product-text.ts'
import styles from './shelf.module.css'

type ShelfTexts = Pick<CardText, 'price' | 'productClass' | 'from' | 'stars'>

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
        const { own, other, roman } = workTitles(product)
        const second = other ?? roman
        return (
          <li key={product.id} className={styles.product}>
            <div className={styles.stand}>
              <Picture picture={product.picture} sizes="(min-width: 48rem) 15rem, 40vw" cover decorative />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title} lang={textLanguage(own, locale)}>
                <IntentLink href={bookHref(product.slug)}>{own}</IntentLink>
              </h3>
              {second && (
                <p className={styles.second} lang={textLanguage(second, locale)}>
                  {second}
                </p>
              )}
              <p className={styles.authors} lang={textLanguage(authors, locale)}>
                {authors}
              </p>
              {few && product.subtitle && (
                <p className={styles.blurb} lang={textLanguage(product.subtitle, locale)}>
                  {product.subtitle}
                </p>
              )}
              <CardRating rating={product.rating} language={languageOf(locale)} label={texts.stars} />
              <div className={styles.price}>
                <Price {...cardPrice(product, texts)} locale={locale} texts={texts.price} />
              </div>
              <p className={styles.format}>{formatNames(product, texts.productClass)}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
