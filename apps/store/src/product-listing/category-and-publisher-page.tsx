import type { CategoryDetail, PublisherDetail } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { Prose } from '@dabali/ui/prose'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKS_PATH, CATEGORIES_PATH, categoryPath, publisherPath, shareImage } from '../paths.ts'

import { pageLanguage } from '../site.ts'
import categoryStyles from './category-page.module.css'
import descriptionStyles from './description.module.css'
import { ListingPage, listingMetadata } from './listing-page.tsx'
import { choiceOf, formatListingQuery, type ListingSubject, parseListingQuery } from './listing-query.ts'
import { loadCategory, loadPublisher, redirectMoved } from './load-listing.ts'

type ListingParams = { slug: string; searchParams: URLSearchParams }
type Category = Omit<CategoryDetail, 'products'>

/** A category with its subcategories and products. */
export async function CategoryPage({ slug, searchParams }: ListingParams) {
  const language = await pageLanguage()
  const category = await load(() => loadCategory(slug, language))
  if (category.status === 404) return <NotFoundScreen path={`${CATEGORIES_PATH}/${slug}`} missing="thing" />
  if (category.status === 'failed') return <UnavailableScreen path={categoryPath(slug)} />
  const { value } = category
  if (value.slug !== slug)
    await redirectMoved(categoryPath(value.slug) + formatListingQuery(parseListingQuery(searchParams)))
  return (
    <ListingPage subject={await categorySubject(value, language)} searchParams={searchParams}>
      <Subcategories category={value} language={language} />
    </ListingPage>
  )
}

export async function categoryMetadata({ slug, searchParams }: ListingParams): Promise<Metadata> {
  const language = await pageLanguage()
  const category = await load(() => loadCategory(slug, language))
  if (category.status === 404) return notFoundMetadata()
  if (category.status === 'failed') return {}
  return listingMetadata(await categorySubject(category.value, language), searchParams)
}

async function categorySubject(
  { slug, name, description, path }: Category,
  language: Language,
): Promise<ListingSubject> {
  const t = await getTranslations('listing')
  const above = path
    .slice(0, -1)
    .map((each) => ({ href: localPath(language, categoryPath(each.slug)), name: each.name }))
  return {
    name,
    description: description,
    path: categoryPath(slug),
    picture: shareImage(language, 'category', slug),
    breadcrumbs: [{ href: localPath(language, CATEGORIES_PATH), name: t('categories') }, ...above],
    about: [choiceOf('category', slug)],
  }
}

/** The direct subcategories, each with its number of products. */
function Subcategories({ category, language }: { category: Category; language: Language }) {
  if (category.children.length === 0) return null
  return (
    <ul className={categoryStyles.below}>
      {category.children.map(({ slug, name, product_count }) => (
        <li key={slug}>
          <IntentLink href={localPath(language, categoryPath(slug))} className={categoryStyles.child}>
            {name} <span className={categoryStyles.count}>{writeDigits(product_count, language)}</span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

type PublisherParams = { slug: string; searchParams: URLSearchParams }

/** A publisher with all their products. */
export async function PublisherPage({ slug, searchParams }: PublisherParams) {
  const language = await pageLanguage()
  const publisher = await load(() => loadPublisher(slug, language))
  if (publisher.status === 404) return <NotFoundScreen path={`/publisher/${slug}`} missing="thing" />
  if (publisher.status === 'failed') return <UnavailableScreen path={publisherPath(slug)} />
  const { value } = publisher
  if (value.slug !== slug)
    await redirectMoved(publisherPath(value.slug) + formatListingQuery(parseListingQuery(searchParams)))
  return (
    <ListingPage subject={await publisherSubject(value, language)} searchParams={searchParams}>
      {value.description && <Prose html={value.description} locale={language} className={descriptionStyles.words} />}
    </ListingPage>
  )
}

export async function publisherMetadata({ slug, searchParams }: PublisherParams): Promise<Metadata> {
  const language = await pageLanguage()
  const publisher = await load(() => loadPublisher(slug, language))
  if (publisher.status === 404) return notFoundMetadata()
  if (publisher.status === 'failed') return {}
  return listingMetadata(await publisherSubject(publisher.value, language), searchParams)
}

async function publisherSubject({ slug, name, summary }: PublisherDetail, language: Language): Promise<ListingSubject> {
  const t = await getTranslations('listing')
  return {
    name,
    description: summary,
    path: publisherPath(slug),
    picture: shareImage(language, 'publisher', slug),
    breadcrumbs: [{ href: localPath(language, BOOKS_PATH), name: t('allBooks') }],
    about: [choiceOf('publisher', slug)],
  }
}
