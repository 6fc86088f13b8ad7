import type { LibraryItemDetail, Product } from '@dabali/api-client'
import { type Language, localPath, metaDescription } from '@dabali/domain'
import { LibraryFailed, LibraryLogin, loadOwnBook, readingMetadata, readingTexts } from '@dabali/shop/item-access'
import { CONTACT_PATH, LIBRARY_PATH, libraryItemPath, openItemPath, readPath } from '@dabali/shop/paths'
import { load, loadDynamic } from '@dabali/site/load'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadProduct, redirectMovedBook } from '../catalogue/load-products.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { bookPath, samplePath, shareImage } from '../paths.ts'
import { shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, readRequestContext } from '../site.ts'
import { loadReaderTexts } from './reader-book.ts'
import { ReaderLoader } from './reader-loader.tsx'

/** The reader for an e-book of the library, or the reason why it cannot be opened. */
export async function ReadPage({ id }: { id: string }) {
  const visit = await readRequestContext()
  const { language } = visit
  const path = readPath(id)
  const read = await loadDynamic(() => loadOwnBook(visit, id))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed' || !('item' in read.value)) {
    return (
      <PageLayout path={path}>
        {read.status === 'failed' ? (
          <LibraryFailed language={language} />
        ) : (
          <LibraryLogin path={path} context={visit} />
        )}
      </PageLayout>
    )
  }
  const { item, player } = read.value
  if (item.state !== 'active') return <AccessEndedScreen item={item} path={path} language={language} />
  const { product } = item
  const texts = await loadReaderTexts()
  return (
    <main id="main">
      <ReaderLoader
        book={{
          source: { kind: 'own', id },
          name: id,
          title: product.title,
          author: product.authors.join(', '),
          language,
          back: { href: localPath(language, LIBRARY_PATH), text: texts.toLibrary },
          listen: player ? { href: localPath(language, player), text: texts.listenAudiobook } : undefined,
          contact: localPath(language, CONTACT_PATH),
          shopPage: localPath(language, bookPath(product.slug)),
          download: item.terms === 'own' ? openItemPath(id) : undefined,
          texts,
          otherPlace: readingTexts(language),
        }}
      />
    </main>
  )
}

const STATE_TEXTS = { ended: 'endedText', revoked: 'revokedText', upcoming: 'upcomingText' } as const

type AccessEndedScreenProps = { item: LibraryItemDetail; path: string; language: Language }

/** A book in the library that cannot be opened: revoked, ended or upcoming. */
async function AccessEndedScreen({ item, path, language }: AccessEndedScreenProps) {
  const t = await getTranslations('reader')
  const { product, state, id } = item
  const why = state === 'active' ? 'ended' : state
  return (
    <PageLayout path={path}>
      <div className="page">
        <EmptyState
          level={1}
          icon={why === 'upcoming' ? 'waiting' : 'failed'}
          heading={t(why)}
          text={t(STATE_TEXTS[why])}
        >
          {why === 'ended' && (
            <ButtonLink kind="main" href={localPath(language, bookPath(product.slug))}>
              {t('toBook')}
            </ButtonLink>
          )}
          {why === 'revoked' && (
            <ButtonLink kind="main" href={localPath(language, CONTACT_PATH)}>
              {t('contact')}
            </ButtonLink>
          )}
          <ButtonLink kind="plain" href={localPath(language, libraryItemPath(id))}>
            {t('toItem')}
          </ButtonLink>
        </EmptyState>
      </div>
    </PageLayout>
  )
}

/** Private: not indexed. */
export const readMetadata = async (): Promise<Metadata> => readingMetadata(await pageLanguage())

const SUFFIX = 'sample'
const BOOK_FILE = /\.epub$/i

/** The sample of a book in the reader. */
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
          otherPlace: readingTexts(language),
        }}
      />
    </main>
  )
}

/** Only samples that are EPUB files have a page. */
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
    picture: shareImage(language, 'book', own),
  })
}
