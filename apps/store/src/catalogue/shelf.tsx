import type { ProductCard } from '@dabali/api-client'
import { languageOf, localPath, workTitles } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { Price } from '@dabali/ui/price'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { BOOKS_PATH, bookPath } from '../paths.ts'
import { CardRating } from '../reviews/rating.tsx'
import { pageLanguage } from '../site.ts'
import { type CardText, loadCardText, loadProducts } from './load-products.ts'
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
                <PreviewLink href={bookHref(product.slug)}>{own}</PreviewLink>
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
              <div className={styles.price} data-preview="">
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

const MOST_OFFERED = 6

/** The bestsellers below an empty cart. */
export async function EmptyCartOffers() {
  const language = await pageLanguage()
  // The page of an empty cart is whole without them.
  const products = await loadProducts(language).catch(() => [])
  if (products.length === 0) return null
  const t = await getTranslations('home')
  return (
    <section className="page" aria-labelledby="offers">
      <SectionHead id="offers" heading={t('bestsellers')} plain>
        <IntentLink href={localPath(language, BOOKS_PATH)}>{t('allBooks')}</IntentLink>
      </SectionHead>
      <Shelf
        products={products.slice(0, MOST_OFFERED)}
        locale={language}
        texts={await loadCardText()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </section>
  )
}
