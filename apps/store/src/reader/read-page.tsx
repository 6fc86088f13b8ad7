import type { LibraryItemDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { FailedPart } from '@dabali/shop/failed-part'
import { libraryMetadata, libraryTranslator, progressTexts } from '@dabali/shop/library-messages'
import { loadLibraryItem } from '@dabali/shop/load-library'
import { LibraryLogin } from '@dabali/shop/locked-item'
import { CONTACT_PATH, LIBRARY_PATH, libraryItemPath, openWorkAction, readPath } from '@dabali/shop/paths'
import { loadDynamic } from '@dabali/site/load'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { bookPath } from '../paths.ts'
import { readRequestContext } from '../request-context.ts'
import { loadReaderTexts } from './reader-book.ts'
import { ReaderLoader } from './reader-loader.tsx'

/** The reader for an e-book of the library, or the reason why it cannot be opened. */
export async function ReadPage({ id }: { id: string }) {
  const visit = await readRequestContext()
  const { language } = visit
  const path = readPath(id)
  const read = await loadDynamic(() => readBook(visit, id))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed' || !('item' in read.value)) {
    const t = libraryTranslator(language)
    return (
      <PageLayout path={path}>
        {read.status === 'failed' ? (
          <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
        ) : (
          <LibraryLogin path={path} visit={visit} />
        )}
      </PageLayout>
    )
  }
  const { item } = read.value
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
          contact: localPath(language, CONTACT_PATH),
          shopPage: localPath(language, bookPath(product.slug)),
          download: item.terms === 'own' ? openWorkAction(id) : undefined,
          texts,
          otherPlace: progressTexts(libraryTranslator(language)),
        }}
      />
    </main>
  )
}

/** Only what has pages is read; a sound or a film has its own place. */
async function readBook(visit: Awaited<ReturnType<typeof readRequestContext>>, id: string) {
  const own = await loadLibraryItem(visit, id)
  if (!own || 'refused' in own) return own
  const { item }: { item: LibraryItemDetail } = own.thing
  return item.product.product_class === 'E-book' || item.files.some(({ kind }) => kind === 'epub')
    ? { item }
    : undefined
}

const TEXTS = { ended: 'endedText', revoked: 'revokedText', upcoming: 'upcomingText' } as const

type AccessEndedScreenProps = { item: LibraryItemDetail; path: string; language: Language }

/** A book that is theirs and does not open: it was given back, its time is over, or its day has not come. */
async function AccessEndedScreen({ item, path, language }: AccessEndedScreenProps) {
  const t = await getTranslations('reader')
  const { product, state, id } = item
  const why = state === 'active' ? 'ended' : state
  return (
    <PageLayout path={path}>
      <div className="page">
        <EmptyState level={1} icon={why === 'upcoming' ? 'waiting' : 'failed'} heading={t(why)} text={t(TEXTS[why])}>
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
export const readMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleItem')
