import type { Category } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { CATEGORIES_PATH, categoryPath } from '../paths.ts'
import styles from './category-ways.module.css'

/** The shelves of the shop, with what is said of each and how much is on it. */
export async function CategoryWays({ categories, language }: { categories: readonly Category[]; language: Language }) {
  const t = await getTranslations('home')
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <SectionHead id="categories" heading={t('categories')}>
        <IntentLink href={localPath(language, CATEGORIES_PATH)}>{t('allCategories')}</IntentLink>
      </SectionHead>
      <ul className={styles.ways}>
        {categories.map(({ slug, name, description, product_count }) => (
          <li key={slug} className={styles.way}>
            <h3 className={styles.name} lang={textLanguage(name, language)}>
              <IntentLink href={localPath(language, categoryPath(slug))}>{name}</IntentLink>
            </h3>
            <span className="num quiet" aria-hidden="true">
              {writeDigits(product_count, language)}
            </span>
            <p className={styles.words} lang={textLanguage(description, language)}>
              {description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
