import { cataloguePath } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { mark404 } from '@dabali/site/status-tags'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { followMove } from './book-moved.ts'
import { readProduct } from './products.ts'

type Asked = { slug: string; suffix: string }

/** Below a book are only the pages that have their own route. */
export async function BookSuffixPage({ slug, suffix }: Asked) {
  const language = await pageLanguage()
  const product = await load(() => readProduct(slug, language))
  if (product.status === 500) return <UnavailableScreen path={cataloguePath({ slug, suffix })} />
  if (product.status === 200) {
    await followMove(product.value, { slug, suffix })
    await mark404()
  }
  return <NotFoundScreen path={`/book/${slug}/${suffix}/`} missing="thing" />
}
