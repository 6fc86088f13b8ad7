import type { LibraryItem } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { Pagination } from '@dabali/ui/pagination'
import { HOME_PATH, LIBRARY_PATH } from '../paths.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { LibraryFailed } from './library-failed.tsx'
import { LibraryLogin } from './library-login.tsx'
import { LibraryRow } from './library-row.tsx'
import styles from './library-screen.module.css'
import { libraryTalk } from './library-talk.ts'

type LibraryScreenProps = {
  own: Own<{ items: LibraryItem[]; page: number; pages: number }> | undefined
  visit: Visit
}

/** All that somebody may read, hear and watch. */
export function LibraryScreen({ own, visit }: LibraryScreenProps) {
  const { language, site, origins } = visit
  if (!own) return <LibraryFailed language={language} />
  if ('refused' in own) return <LibraryLogin path={LIBRARY_PATH} language={language} />
  const t = libraryTalk(language)
  const { items, page, pages } = own.thing
  if (items.length === 0) {
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
      <ul className={styles.works}>
        {items.map((item) => (
          <LibraryRow key={item.id} item={item} language={language} t={t} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(other) => `${localPath(language, LIBRARY_PATH)}?page=${other}`}
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
