import type { Product } from '@dabali/api-client'
import { localPath, metaDescription } from '@dabali/domain'
import { libraryTranslator, progressTexts } from '@dabali/shop/library-messages'
import { CONTACT_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadProduct, redirectMovedBook } from '../catalogue/load-products.ts'
import { NotFoundScreen, notFoundMetadata } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath, samplePath } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import { loadReaderTexts } from './reader-book.ts'
import { ReaderLoader } from './reader-loader.tsx'

const SUFFIX = 'sample'
const BOOK_FILE = /\.epub$/i

/** The part of a book that may be read before it is bought, in the reader that the whole is read in. */
export async function SamplePage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const sample = await load(() => readSample(slug))
  if (sample.status === 404) return <NotFoundScreen path={samplePath(slug)} missing="thing" />
  if (sample.status === 'failed') return <UnavailableScreen path={samplePath(slug)} />
  const { product, url } = sample.value
  await redirectMovedBook(product, { slug, suffix: SUFFIX })
  const texts = await loadReaderTexts()
  const shopPage = localPath(language, bookPath(product.slug))
  return (
    <main id="main">
      <ReaderLoader
        book={{
          source: { kind: 'sample', url },
          name: `sample ${product.slug}`,
          title: product.title,
          author: product.authors.join(', '),
          language,
          back: { href: shopPage, text: texts.toBook },
          contact: localPath(language, CONTACT_PATH),
          shopPage,
          download: undefined,
          texts,
          otherPlace: progressTexts(libraryTranslator(language)),
        }}
      />
    </main>
  )
}

/** A book whose sample is heard, or that has none, has no page of it. */
async function readSample(slug: string): Promise<{ product: Product; url: string } | undefined> {
  const product = await loadProduct(slug, await pageLanguage())
  const url = product?.sample_url
  return product && url && BOOK_FILE.test(url) ? { product, url } : undefined
}

export async function sampleMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const product = await load(() => loadProduct(slug, language))
  if (product.status === 404) return notFoundMetadata()
  if (product.status === 'failed') return {}
  const t = await getTranslations('reader')
  const { slug: own, title, description } = product.value
  return shareMetadata({
    ...{ path: samplePath(own), title: t('sampleOf', { title }), description: metaDescription(description) },
    picture: sharePicture(language, 'book', own),
  })
}
