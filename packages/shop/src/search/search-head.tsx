import type { Language } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import type { ReactNode } from 'react'
import styles from './search-head.module.css'
import { searchTalk } from './search-talk.ts'

type SearchHeadProps = {
  words: string
  language: Language
  children?: ReactNode
}

/** What was searched for is what the page is called. */
export function SearchHead({ words, language, children }: SearchHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.words}>
        <span className="visually-hidden">{searchTalk(language)('searchFor')} </span>
        <span lang={textLanguage(words, language)}>{words}</span>
      </h1>
      {children}
    </header>
  )
}
