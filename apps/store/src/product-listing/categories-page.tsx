import type { Category } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageLayout } from '../layout/page-layout.tsx'
import { UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKS_PATH, CATEGORIES_PATH, categoryPath } from '../paths.ts'
import { ListJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'
import styles from './categories-page.module.css'
import { ListingHeader } from './listing-header.tsx'
import { loadCategories } from './load-listing.ts'

/** The categories as a tree. */
export async function CategoriesPage() {
  const language = await pageLanguage()
  const categories = await load(() => loadCategories(language))
  if (categories.status !== 200) return <UnavailableScreen path={CATEGORIES_PATH} />
  const t = await getTranslations('listing')
  const books = { href: localPath(language, BOOKS_PATH), name: t('allBooks') }
  return (
    <PageLayout path={CATEGORIES_PATH}>
      <div className="page">
        <ListingHeader
          name={t('categories')}
          description={t('categoriesText')}
          locale={language}
          breadcrumbs={[books]}
          youAreHere={t('youAreHere')}
        />
        {categories.value.length === 0 ? (
          <EmptyState
            heading={t('noneHeading')}
            text={t('noneText')}
            link={{ href: books.href, text: t('allBooks') }}
          />
        ) : (
          <ul className={styles.roots}>
            {categories.value.map((category) => (
              <Root key={category.slug} category={category} language={language} />
            ))}
          </ul>
        )}
      </div>
      <ListJsonLd
        {...{ name: t('categories'), path: CATEGORIES_PATH, above: [books] }}
        pages={categories.value.map(({ name, slug }) => ({ name, path: categoryPath(slug) }))}
      />
    </PageLayout>
  )
}

export async function categoriesMetadata(): Promise<Metadata> {
  const t = await getTranslations('listing')
  return shareMetadata({ path: CATEGORIES_PATH, title: t('categories'), description: t('categoriesText') })
}

type Shown = { category: Category; language: Language }

function Root({ category, language }: Shown) {
  return (
    <li className={styles.root}>
      <h2 className={styles.name}>
        <Name category={category} language={language} />
      </h2>
      {category.description && <p className={styles.words}>{category.description}</p>}
      <Children category={category} language={language} />
    </li>
  )
}

/** The subcategories, recursively. */
function Children({ category, language }: Shown) {
  if (category.children.length === 0) return null
  return (
    <ul className={styles.children}>
      {category.children.map((child) => (
        <li key={child.slug} className={styles.child}>
          <Name category={child} language={language} />
          {child.description && <p className={styles.words}>{child.description}</p>}
          <Children category={child} language={language} />
        </li>
      ))}
    </ul>
  )
}

function Name({ category: { slug, name, product_count }, language }: Shown) {
  return (
    <IntentLink href={localPath(language, categoryPath(slug))} className={styles.link}>
      <span className={styles.text}>{name}</span>{' '}
      <span className={styles.count}>{writeDigits(product_count, language)}</span>
    </IntentLink>
  )
}
