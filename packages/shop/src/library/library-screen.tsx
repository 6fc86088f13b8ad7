import { localPath, writeDigits } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { Pagination } from '@dabali/ui/pagination'
import { HOME_PATH, LIBRARY_PATH } from '../paths.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { LibraryFailed } from './library-failed.tsx'
import { LibraryFinder } from './library-finder.tsx'
import { LibraryKinds } from './library-kinds.tsx'
import { LibraryLogin } from './library-login.tsx'
import { type LibraryQuery, libraryHref } from './library-query.ts'
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
  if (!own) return <LibraryFailed language={language} />
  if ('refused' in own) return <LibraryLogin path={LIBRARY_PATH} language={language} />
  const t = libraryTalk(language)
  const { items, count, found, kinds, pages } = own.thing
  if (count === 0) {
    // What fills a library is sold in the bookshop.
    const home = localPath(language, HOME_PATH)
    const way = { href: site === 'store' ? home : origins.store + home, text: t('home') }
    return (
      <div className="page">
        <EmptyState level={1} heading={t('none')} text={t('noneText')} way={way} />
      </div>
    )
  }
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{t('titleLibrary')}</h1>
      <LibraryKinds kinds={kinds} query={query} language={language} t={t} />
      {count > FEW && <LibraryFinder query={query} language={language} t={t} />}
      {found === 0 && (
        <EmptyState
          heading={t('notFound')}
          text={t('notFoundText')}
          way={{ href: libraryHref(language, {}), text: t('all') }}
        />
      )}
      <ul className={styles.works}>
        {items.map((item) => (
          <LibraryRow key={item.id} item={item} visit={visit} t={t} />
        ))}
      </ul>
      <Pagination
        page={query.page}
        pages={pages}
        hrefOf={(page) => libraryHref(language, { ...query, page })}
        label={t('pages')}
        texts={{
          previous: t('previous'),
          next: t('next'),
          page: (other) => t('page', { page: writeDigits(other, language) }),
        }}
        language={language}
      />
    </div>
  )
}
