import type { ProductCard } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { BOOKS_PATH, bookPath } from '../paths.ts'
import styles from './most-asked-for.module.css'

/** What sells best, in its order. */
export async function MostAskedFor({ products, language }: { products: readonly ProductCard[]; language: Language }) {
  const t = await getTranslations('home')
  const texts = await cellTexts()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="most-asked-for">
      <SectionHead id="most-asked-for" heading={t('mostAskedFor')}>
        <IntentLink href={localPath(language, BOOKS_PATH)}>{t('allBooks')}</IntentLink>
      </SectionHead>
      <ol className={styles.works}>
        {products.map((product, index) => {
          const authors = product.authors.join(', ')
          return (
            <li key={product.id} className={styles.work}>
              <span className={styles.place} aria-hidden="true">
                {writeDigits(index + 1, language)}
              </span>
              <Picture picture={product.picture} sizes="5rem" cover decorative />
              <div className={styles.words}>
                <h3 className={styles.title} lang={textLanguage(product.title, language)}>
                  <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
                </h3>
                <p className="quiet small" lang={textLanguage(authors, language)}>
                  {authors}
                </p>
                <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={texts.price} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
