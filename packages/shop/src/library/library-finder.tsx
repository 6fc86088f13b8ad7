import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { SelectField } from '@dabali/ui/select-field'
import { TextField } from '@dabali/ui/text-field'
import { LIBRARY_PATH } from '../paths.ts'
import styles from './library-finder.module.css'
import { type LibraryQuery, SORTS } from './library-query.ts'
import type { LibraryTalk } from './library-talk.ts'

type LibraryFinderProps = { query: LibraryQuery; language: Language; t: LibraryTalk }

/** Finds and orders in a library that is too large to be looked through; a plain form, which needs no script. */
export function LibraryFinder({ query: { kind, sort, q }, language, t }: LibraryFinderProps) {
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
