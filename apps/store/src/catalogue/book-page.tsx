import type { Language } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { bookPath } from '../paths.ts'
import { BookData } from '../seo/book-data.tsx'
import { followMove } from './book-moved.ts'
import { BookScreen } from './book-screen.tsx'
import { readDelivery } from './delivery.ts'
import { readProduct } from './products.ts'

/** The page of one book, whatever became of it. */
export async function BookPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const book = await load(() => readBook(slug, language))
  if (book.status === 404) return <NotFoundScreen path={`/book/${slug}/`} missing="thing" />
  if (book.status === 'failed') return <UnavailableScreen path={bookPath(slug)} />
  await followMove(book.value.product, { slug })
  return (
    <PageLayout path={bookPath(slug)}>
      <BookScreen {...book.value} language={language} />
      <BookData product={book.value.product} ways={book.value.delivery?.ways} />
    </PageLayout>
  )
}

async function readBook(slug: string, language: Language) {
  const product = await readProduct(slug, language)
  if (!product) return undefined
  const { url, is_shippable: isSent } = product
  // The two alone, because what is asked for is what the answer is kept by.
  const delivery = isSent ? await readDelivery({ url, slug: product.slug }, language) : undefined
  return { product, delivery }
}
