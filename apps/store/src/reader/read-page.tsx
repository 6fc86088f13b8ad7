import type { LibraryItemDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { FailedPart } from '@dabali/shop/failed-part'
import { LibraryLogin } from '@dabali/shop/library-login'
import { libraryTalk } from '@dabali/shop/library-talk'
import { CONTACT_PATH, LIBRARY_PATH, openWorkAction, readPath } from '@dabali/shop/paths'
import { placeTexts } from '@dabali/shop/place-texts'
import { readLibraryItem } from '@dabali/shop/read-library'
import { loadDynamic } from '@dabali/site/load'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { bookPath } from '../paths.ts'
import { readRequestContext } from '../visit.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { ReaderLoader } from './reader-loader.tsx'
import { readerTexts } from './reader-texts.ts'

/** An e-book of whoever has it, open; or why it is not. */
export async function ReadPage({ id }: { id: string }) {
  const visit = await readRequestContext()
  const { language } = visit
  const path = readPath(id)
  const read = await loadDynamic(() => readBook(visit, id))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed' || !('item' in read.value)) {
    const t = libraryTalk(language)
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
  if (item.state !== 'active') return <ClosedScreen item={item} path={path} language={language} />
  const { product } = item
  const texts = await readerTexts()
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
          otherPlace: placeTexts(libraryTalk(language)),
        }}
      />
    </main>
  )
}

/** Only what has pages is read; a sound or a film has its own place. */
async function readBook(visit: Awaited<ReturnType<typeof readRequestContext>>, id: string) {
  const own = await readLibraryItem(visit, id)
  if (!own || 'refused' in own) return own
  const { item }: { item: LibraryItemDetail } = own.thing
  return item.product.product_class === 'E-book' || item.files.some(({ kind }) => kind === 'epub')
    ? { item }
    : undefined
}
