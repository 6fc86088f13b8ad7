import type { Product } from '@dabali/api-client'
import { safeHtml } from '@dabali/site/safe-html'
import { ButtonLink } from '@dabali/ui/button-link'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './book-of-the-week.module.css'
import type { HomeTexts } from './home-texts.ts'

type BookOfTheWeekProps = { product: Product; href: string; locale: string; texts: HomeTexts }

/** One book stands on the ledge. On a phone its label and its price stand beside it, on a desk its words do. */
export function BookOfTheWeek({ product, href, locale, texts }: BookOfTheWeekProps) {
  const authors = product.authors.join(', ')
  const price = <Price selling={product.selling_price} printed={product.mrp} locale={locale} texts={texts.price} />
  return (
    <section className={styles.lead} aria-labelledby="book-of-the-week">
      <div className={styles.stand}>
        <IntentLink href={href} tabIndex={-1} aria-hidden="true">
          <Picture picture={product.picture} sizes="(min-width: 48rem) min(23rem, 36vw), 58vw" cover decorative first />
        </IntentLink>
        <div className={styles.aside}>
          <p className={styles.label}>{texts.bookOfTheWeek}</p>
          {price}
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{texts.bookOfTheWeek}</p>
        <h1 id="book-of-the-week" className={styles.title} lang={textLanguage(product.title, locale)}>
          <IntentLink href={href}>{product.title}</IntentLink>
        </h1>
        <p className={styles.authors} lang={textLanguage(authors, locale)}>
          {authors}
        </p>
        <div
          className={styles.blurb}
          lang={textLanguage(product.description, locale)}
          dangerouslySetInnerHTML={{ __html: safeHtml(product.description) }}
        />
        <div className={styles.actions}>
          <ButtonLink href={href}>{texts.seeTheBook}</ButtonLink>
          <div className={styles.deskPrice}>{price}</div>
        </div>
      </div>
    </section>
  )
}
