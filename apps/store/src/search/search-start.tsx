import { type Language, localPath } from '@dabali/domain'
import { SEARCH_PATH } from '@dabali/shop/paths'
import { SearchForm } from '@dabali/shop/search-form'
import { searchSuggest } from '@dabali/shop/search-suggest'
import { searchTexts } from '@dabali/shop/search-texts'
import { getTranslations } from 'next-intl/server'
import { SUGGESTED_PATHS } from '../paths.ts'
import styles from './search-start.module.css'

/** The page of the search before anything was asked: the form, and what it understands. */
export async function SearchStart({ language }: { language: Language }) {
  const t = await getTranslations('search')
  return (
    <header className={styles.start}>
      <h1 className={styles.heading}>{t('startHeading')}</h1>
      <p className={styles.words}>{t('startWords')}</p>
      <div className={styles.form}>
        <SearchForm
          action={localPath(language, SEARCH_PATH)}
          texts={searchTexts(language, 'store')}
          suggest={searchSuggest({ language, paths: SUGGESTED_PATHS })}
          name={t('startHeading')}
        />
      </div>
    </header>
  )
}
