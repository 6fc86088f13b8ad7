import type { CategoryDetail } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen, notFoundMetadata } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { CATEGORIES_PATH, categoryPath } from '../paths.ts'
import { sharePicture } from '../seo/share-picture.ts'
import styles from './category-page.module.css'
import { ListingPage, listingMetadata } from './listing-page.tsx'
import { choiceOf, formatListingQuery, type ListingSubject, parseListingQuery } from './listing-query.ts'
import { loadCategory } from './load-listing.ts'
import { redirectMoved } from './redirect-moved.ts'

type Asked = { slug: string; asked: URLSearchParams }
type Category = Omit<CategoryDetail, 'products'>

/** A category with those below it and all that is in them. */
export async function CategoryPage({ slug, asked }: Asked) {
  const language = await pageLanguage()
  const category = await load(() => loadCategory(slug, language))
  if (category.status === 404) return <NotFoundScreen path={`${CATEGORIES_PATH}/${slug}`} missing="thing" />
  if (category.status === 'failed') return <UnavailableScreen path={categoryPath(slug)} />
  const { value } = category
  if (value.slug !== slug) await redirectMoved(categoryPath(value.slug) + formatListingQuery(parseListingQuery(asked)))
  return (
    <ListingPage subject={await categorySubject(value, language)} asked={asked}>
      <Below category={value} language={language} />
    </ListingPage>
  )
}

export async function categoryMetadata({ slug, asked }: Asked): Promise<Metadata> {
  const language = await pageLanguage()
  const category = await load(() => loadCategory(slug, language))
  if (category.status === 404) return notFoundMetadata()
  if (category.status === 'failed') return {}
  return listingMetadata(await categorySubject(category.value, language), asked)
}

async function categorySubject(
  { slug, name, description, path }: Category,
  language: Language,
): Promise<ListingSubject> {
  const t = await getTranslations('lists')
  const above = path
    .slice(0, -1)
    .map((each) => ({ href: localPath(language, categoryPath(each.slug)), name: each.name }))
  return {
    name,
    words: description,
    path: categoryPath(slug),
    picture: sharePicture(language, 'category', slug),
    way: [{ href: localPath(language, CATEGORIES_PATH), name: t('categories') }, ...above],
    about: [choiceOf('category', slug)],
  }
}

/** The direct subcategories, each with its number of products. */
function Below({ category, language }: { category: Category; language: Language }) {
  if (category.children.length === 0) return null
  return (
    <ul className={styles.below}>
      {category.children.map(({ slug, name, product_count }) => (
        <li key={slug}>
          <IntentLink href={localPath(language, categoryPath(slug))} className={styles.child}>
            {name} <span className={styles.count}>{writeDigits(product_count, language)}</span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
