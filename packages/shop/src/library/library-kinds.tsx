import type { Language } from '@dabali/domain'
import styles from './library-kinds.module.css'
import { type Kind, type LibraryQuery, libraryHref } from './library-query.ts'
import type { LibraryTalk } from './library-talk.ts'

type LibraryKindsProps = { kinds: readonly Kind[]; query: LibraryQuery; language: Language; t: LibraryTalk }

/** The shelf by what is done with it; one kind alone is no choice. */
export function LibraryKinds({ kinds, query: { kind: now, sort, q }, language, t }: LibraryKindsProps) {
  if (kinds.length < 2) return null
  return (
    <nav className={styles.kinds} aria-label={t('kinds')}>
      {[undefined, ...kinds].map((kind) => (
        // A whole load: the page is for one account, and the server asks whose it is.
        <a
          key={kind ?? 'all'}
          className={styles.kind}
          href={libraryHref(language, { kind, sort, q })}
          aria-current={kind === now ? 'page' : undefined}
        >
          {kind ? t(`kind_${kind}`) : t('all')}
        </a>
      ))}
    </nav>
  )
}
