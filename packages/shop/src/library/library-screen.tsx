import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { EmptyState } from '@dabali/ui/empty-state'
import { SelectField, TextField } from '@dabali/ui/field'
import { AccountPage } from '../account/account-page.tsx'
import { FailedPart } from '../errors/error-parts.tsx'
import { PaginationLinks } from '../pagination/pagination-links.tsx'
import { HOME_PATH, LIBRARY_PATH } from '../paths.ts'
import type { Owned, RequestContext } from '../server-request/request-context.ts'
import { StreamList } from '../tickets/stream-list.tsx'
import { LibraryLogin } from './item-access.tsx'
import styles from './library-finder.module.css'
import { type LibraryTranslator, libraryTranslator } from './library-messages.ts'
import { LibraryRow } from './library-row.tsx'
import libraryScreenStyles from './library-screen.module.css'
import { type Kind, type Library, type LibraryQuery, libraryHref, pathOfLibrary, SORTS } from './load-library.ts'

type LibraryKindsProps = { kinds: readonly Kind[]; query: LibraryQuery; language: Language; t: LibraryTranslator }

/** The filter by kind; hidden for a single kind. */
function LibraryKinds({ kinds, query: { kind: now, sort, q }, language, t }: LibraryKindsProps) {
  if (kinds.length < 2) return null
  const choices = [undefined, ...kinds].map((kind) => ({
    href: libraryHref(language, { kind, sort, q }),
    text: kind ? t(`kind_${kind}`) : t('all'),
    isShown: kind === now,
  }))
  return <ChoiceLinks label={t('kinds')} choices={choices} isOwn />
}

type LibraryFinderProps = { query: LibraryQuery; language: Language; t: LibraryTranslator }

/** Search and sort for large libraries; a plain GET form. */
function LibraryFinder({ query: { kind, sort, q }, language, t }: LibraryFinderProps) {
  return (
    <search aria-label={t('find')}>
      <form className={styles.finder} action={localPath(language, LIBRARY_PATH)}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <TextField name="q" id="library-q" type="search" label={t('find')} defaultValue={q} />
        <SelectField
          name="sort"
          id="library-sort"
          label={t('sort')}
          defaultValue={sort}
          options={SORTS.map((value) => ({ value, text: t(`sort_${value}`) }))}
        />
        <Button type="submit" kind="plain">
          {t('show')}
        </Button>
      </form>
    </search>
  )
}

/** Up to this many need no search. */
const FEW = 8

type LibraryScreenProps = { owned: Owned<Library> | undefined; query: LibraryQuery; context: RequestContext }

/** The library page. */
export function LibraryScreen({ owned, query, context }: LibraryScreenProps) {
  const { language, site, origins } = context
  const t = libraryTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) return <LibraryLogin path={LIBRARY_PATH} context={context} />
  const { items, count, found, kinds, pages, streams } = owned.value
  if (count === 0 && streams.length === 0) {
    // Library items are sold in the store.
    const home = localPath(language, HOME_PATH)
    const action = { href: site === 'store' ? home : origins.store + home, text: t('home') }
    return (
      <div className="page">
        <EmptyState level={1} heading={t('empty')} text={t('emptyText')} link={action} />
      </div>
    )
  }
  return (
    <AccountPage title={t('titleLibrary')} path={LIBRARY_PATH} context={context}>
      <StreamList tickets={streams} context={context} />
      <LibraryKinds kinds={kinds} query={query} language={language} t={t} />
      {count > FEW && <LibraryFinder query={query} language={language} t={t} />}
      {count > 0 && found === 0 && (
        <EmptyState
          heading={t('notFound')}
          text={t('notFoundText')}
          link={{ href: libraryHref(language, {}), text: t('all') }}
        />
      )}
      <ul className={libraryScreenStyles.items}>
        {items.map((item) => (
          <LibraryRow key={item.id} item={item} context={context} t={t} />
        ))}
      </ul>
      <PaginationLinks
        path={pathOfLibrary({ ...query, page: 1 })}
        page={query.page}
        pages={pages}
        language={language}
      />
    </AccountPage>
  )
}
