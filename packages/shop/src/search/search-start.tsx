import { type Language, localPath } from '@dabali/domain'
import { SEARCH_PATH } from '../paths.ts'
import type { Site } from '../visit/visit.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-start.module.css'
import { type SuggestPaths, searchSuggest } from './search-suggest.ts'
import { searchTexts } from './search-texts.ts'

type SearchStartProps = {
  site: Site
  language: Language
  heading: string
  /** What can be looked for, and how it can be written. */
  text: string
  suggested: SuggestPaths
}

/** The page of the search before anything was asked: the form, and what it understands. */
export function SearchStart({ site, language, heading, text, suggested }: SearchStartProps) {
  return (
    <header className={styles.start}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.words}>{text}</p>
      <div className={styles.form}>
        <SearchForm
          action={localPath(language, SEARCH_PATH)}
          texts={searchTexts(language, site)}
          suggest={searchSuggest({ language, paths: suggested })}
          name={heading}
        />
      </div>
    </header>
  )
}
