import type { Product } from '@dabali/api-client'
import { isPhysical } from '@dabali/domain'
import { safeHtml } from '@dabali/site/safe-html'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text-language'
import type { ReactNode } from 'react'
import styles from './book-screen.module.css'
import type { BookTexts } from './book-texts.ts'

type BookScreenProps = {
  product: Product
  locale: string
  texts: BookTexts
  home: string
  /** The form that puts it into the cart. It stands under the price, and on a phone in the bar at the foot. */
  children: ReactNode
  /** The way straight to the checkout. */
  buyNow: ReactNode
}

export function BookScreen({ product, locale, texts, home, children, buyNow }: BookScreenProps) {
  const authors = product.authors.join(', ')
  const titleLanguage = textLanguage(product.title, locale)
  const physical = isPhysical(product.product_class)
  const terms = physical ? texts.printedTerms : texts.digitalTerms
  return (
    <div className="page">
      <nav aria-label={texts.youAreHere}>
        <ol className={styles.path}>
          <li>
            <IntentLink href={home}>{texts.books}</IntentLink>
          </li>
          <li>
            <span aria-current="page" lang={titleLanguage}>
              {product.title}
            </span>
          </li>
        </ol>
      </nav>
      <article className={styles.book}>
        <div className={styles.left}>
          <div className={styles.stand}>
            <Picture picture={product.picture} sizes="(min-width: 62rem) 26rem, min(64vw, 17rem)" cover first />
          </div>
        </div>
        <div className={styles.words}>
          <h1 className={styles.title} lang={titleLanguage}>
            {product.title}
          </h1>
          {product.subtitle && (
            <p className={styles.subtitle} lang={textLanguage(product.subtitle, locale)}>
              {product.subtitle}
            </p>
          )}
          <p className={styles.authors} lang={textLanguage(authors, locale)}>
            {authors}
          </p>
          <div
            className={styles.description}
            lang={textLanguage(product.description, locale)}
            dangerouslySetInnerHTML={{ __html: safeHtml(product.description) }}
          />
        </div>
        <p className={styles.availability}>
          <span className={product.availability.is_available_to_buy ? styles.available : styles.gone}>
            {product.availability.message}
          </span>
        </p>
        <div className={styles.once}>{buyNow}</div>
        <dl className={styles.terms}>
          <div>
            <dt>{texts.format}</dt>
            <dd>{texts.productClass(product.product_class)}</dd>
          </div>
          <div>
            <dt>{texts.language}</dt>
            <dd>{texts.languages[product.language]}</dd>
          </div>
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <section className={styles.buy} aria-label={texts.buy}>
          <Price selling={product.selling_price} printed={product.mrp} locale={locale} texts={texts.price} large />
          <div className={styles.form}>{children}</div>
        </section>
      </article>
    </div>
  )
}
