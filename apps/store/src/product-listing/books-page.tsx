import { type Language, localPath } from '@dabali/domain'
import { mark404 } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen, notFoundMetadata } from '../errors/not-found-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { BOOKS_PATH, classPath } from '../paths.ts'
import { ListingPage, listingMetadata } from './listing-page.tsx'
import { choiceOf, findProductClass, type ListingSubject, type ProductClassEntry } from './listing-query.ts'

/** Everything that is sold. */
export async function BooksPage({ asked }: { asked: URLSearchParams }) {
  return <ListingPage subject={await booksSubject()} asked={asked} />
}

export async function booksMetadata(asked: URLSearchParams): Promise<Metadata> {
  return listingMetadata(await booksSubject(), asked)
}

type Asked = { slug: string; asked: URLSearchParams }

/** Everything of one class; there are only so many classes. */
export async function ClassPage({ slug, asked }: Asked) {
  const shelf = findProductClass(slug)
  if (shelf) return <ListingPage subject={await classSubject(shelf, await pageLanguage())} asked={asked} />
  await mark404()
  return <NotFoundScreen path={`${BOOKS_PATH}/${slug}`} missing="thing" />
}

export async function classMetadata({ slug, asked }: Asked): Promise<Metadata> {
  const shelf = findProductClass(slug)
  return shelf ? listingMetadata(await classSubject(shelf, await pageLanguage()), asked) : notFoundMetadata()
}

/** Everything that is sold. */
async function booksSubject(): Promise<ListingSubject> {
  const t = await getTranslations('lists')
  return { name: t('everything'), path: BOOKS_PATH, way: [], about: [] }
}

/** Everything of one class. */
async function classSubject(
  { productClass, slug, name }: ProductClassEntry,
  language: Language,
): Promise<ListingSubject> {
  const t = await getTranslations('lists')
  return {
    name: t(`classes.${name}`),
    path: classPath(slug),
    way: [{ href: localPath(language, BOOKS_PATH), name: t('everything') }],
    about: [choiceOf('product_class', productClass)],
  }
}
