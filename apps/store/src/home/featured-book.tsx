import type { Product } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { FittedTitle } from '@dabali/ui/fitted-title'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { loadCardText } from '../catalogue/product-card-text.ts'
import { bookPath, samplePath } from '../paths.ts'
import styles from './featured-book.module.css'

const TEXT = /\.epub$/i

/** The featured book. Narrow screens show its label and price beside it, wide ones its description. */
export async function FeaturedBook({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('home')
  const { price: priceTexts, productClass } = await loadCardText()
  const { slug, title, description } = product
  const authors = product.authors.join(', ')
  const href = localPath(language, bookPath(slug))
  const others = product.formats.filter((format) => format.id !== product.id && format.is_available_to_buy)
  const price = <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={priceTexts} />
  return (
    <section className={styles.lead} aria-labelledby="book-of-the-week">
      <div className={styles.stand}>
        <IntentLink href={href} tabIndex={-1} aria-hidden="true">
          <Picture picture={product.picture} sizes="(min-width: 48rem) min(23rem, 36vw), 58vw" cover decorative first />
        </IntentLink>
        <div className={styles.aside}>
          <p className={styles.label}>{t('bookOfTheWeek')}</p>
          {price}
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('bookOfTheWeek')}</p>
        <FittedTitle id="book-of-the-week" text={title} locale={language} className={styles.title}>
          <IntentLink href={href}>{title}</IntentLink>
        </FittedTitle>
        <p className={styles.authors} lang={textLanguage(authors, language)}>
          {authors}
        </p>
        <Prose html={description} locale={language} className={styles.blurb} />
        <div className={styles.actions}>
          <ButtonLink href={href}>{t('seeTheBook')}</ButtonLink>
          {TEXT.test(product.sample_url ?? '') && (
            <ButtonLink href={localPath(language, samplePath(slug))} kind="plain">
              {t('readSample')}
            </ButtonLink>
          )}
          <div className={styles.deskPrice}>{price}</div>
        </div>
        {others.length > 0 && (
          <ul className={styles.formats} aria-label={t('otherFormats')}>
            {others.map((format) => (
              <li key={format.id}>
                <IntentLink href={localPath(language, bookPath(format.slug))}>
                  {productClass(format.product_class)} {formatNpr(format.selling_price, language)}
                </IntentLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
