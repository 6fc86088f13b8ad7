import type { Product } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { BOOKS_PATH, categoryPath } from '../paths.ts'
import styles from './book-path.module.css'

/** The way to a thing by the first of its categories. */
export async function BookPath({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const [way = []] = product.breadcrumbs
  return (
    <nav aria-label={t('youAreHere')}>
      <ol className={styles.path}>
        <li>
          <IntentLink href={localPath(language, BOOKS_PATH)}>{t('books')}</IntentLink>
        </li>
        {way.map(({ slug, name }) => (
          <li key={slug}>
            <IntentLink href={localPath(language, categoryPath(slug))} lang={textLanguage(name, language)}>
              {name}
            </IntentLink>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={textLanguage(product.title, language)}>
            {product.title}
          </span>
        </li>
      </ol>
    </nav>
  )
}
