import { localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { FailedPart } from '../errors/failed-part.tsx'
import { HeadedPage } from '../lists/headed-page.tsx'
import { TurnPages } from '../lists/turn-pages.tsx'
import { HOME_PATH, LIBRARY_PATH } from '../paths.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { LibraryFinder } from './library-finder.tsx'
import { LibraryKinds } from './library-kinds.tsx'
import { LibraryLogin } from './library-login.tsx'
import { type LibraryQuery, libraryHref, pathOfLibrary } from './library-query.ts'
import { LibraryRow } from './library-row.tsx'
import styles from './library-screen.module.css'
import { libraryTalk } from './library-talk.ts'
import type { Library } from './read-library.ts'

/** So many are found by looking. */
const FEW = 8

type LibraryScreenProps = { own: Own<Library> | undefined; query: LibraryQuery; visit: Visit }

/** All that somebody may read, hear and watch. */
export function LibraryScreen({ own, query, visit }: LibraryScreenProps) {
  const { language, site, origins } = visit
  const t = libraryTalk(language)
  if (!own) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in own) return <LibraryLogin path={LIBRARY_PATH} visit={visit} />
  const { items, count, found, kinds, pages } = own.thing
  if (count === 0) {
    // What fills a library is sold in the bookshop.
    const home = localPath(language, HOME_PATH)
    const way = { href: site === 'store' ? home : origins.store + home, text: t('home') }
    return (
      <div className="page">
        <EmptyState level={1} heading={t('none')} text={t('noneText')} link={way} />
      </div>
    )
  }
  return (
    <HeadedPage title={t('titleLibrary')}>
      <LibraryKinds kinds={kinds} query={query} language={language} t={t} />
      {count > FEW && <LibraryFinder query={query} language={language} t={t} />}
      {found === 0 && (
        <EmptyState
          heading={t('notFound')}
          text={t('notFoundText')}
          link={{ href: libraryHref(language, {}), text: t('all') }}
        />
      )}
      <ul className={styles.works}>
        {items.map((item) => (
          <LibraryRow key={item.id} item={item} visit={visit} t={t} />
        ))}
      </ul>
      <TurnPages path={pathOfLibrary({ ...query, page: 1 })} page={query.page} pages={pages} language={language} />
    </HeadedPage>
  )
}
