import type { Product } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { WayHere } from '@dabali/ui/way-here'
import { getTranslations } from 'next-intl/server'
import { BOOKS_PATH, categoryPath } from '../paths.ts'

/** The way to a thing by the first of its categories. */
export async function BookPath({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const [categories = []] = product.breadcrumbs
  const way = [
    { href: localPath(language, BOOKS_PATH), name: t('books') },
    ...categories.map(({ slug, name }) => ({ href: localPath(language, categoryPath(slug)), name })),
  ]
  return <WayHere label={t('youAreHere')} way={way} here={product.title} locale={language} />
}
