import type { Category, ProductCard } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { loadProducts } from '../catalogue/load-products.ts'
import { loadCardText } from '../catalogue/product-card-text.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { BOOKS_PATH, bookPath, CATEGORIES_PATH, categoryPath } from '../paths.ts'
import { loadCategories } from '../product-listing/load-listing.ts'
import styles from './start-links.module.css'

const SHELF = 6

export type StartLinksData = { categories: readonly Category[]; products: readonly ProductCard[] }

/** Links for an empty search or one without results. */
export async function loadStartLinks(language: Language): Promise<StartLinksData> {
  const [categories, products] = await Promise.all([loadCategories(language), loadProducts(language)])
  return { categories, products: products.slice(0, SHELF) }
}

/** The shelves of the shop by their names, and what is asked for most. */
export async function StartLinks({
  ways: { categories, products },
  language,
}: {
  ways: StartLinksData
  language: Language
}) {
  const t = await getTranslations('search')
  return (
    <>
      {categories.length > 0 && (
        <section className={styles.way} aria-labelledby="shelves">
          <SectionHead id="shelves" heading={t('shelves')}>
            <IntentLink href={localPath(language, CATEGORIES_PATH)}>{t('allShelves')}</IntentLink>
          </SectionHead>
          <ul className={styles.shelves}>
            {categories.map(({ slug, name, product_count }) => (
              <li key={slug}>
                <IntentLink className={styles.shelf} href={localPath(language, categoryPath(slug))}>
                  <span lang={textLanguage(name, language)}>{name}</span>
                  <span className={styles.count}>{writeDigits(product_count, language)}</span>
                </IntentLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={styles.way} aria-labelledby="asked-for">
          <SectionHead id="asked-for" heading={t('askedFor')}>
            <IntentLink href={localPath(language, BOOKS_PATH)}>{t('allBooks')}</IntentLink>
          </SectionHead>
          <Shelf
            products={products}
            locale={language}
            texts={await loadCardText()}
            bookHref={(slug) => localPath(language, bookPath(slug))}
          />
        </section>
      )}
    </>
  )
}
