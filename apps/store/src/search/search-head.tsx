import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { searchPath } from '../paths.ts'
import type { Found } from './read-search.ts'
import styles from './search-head.module.css'

type SearchHeadProps = {
  words: string
  language: Language
  children?: ReactNode
}

/** What was searched for is what the page is called. */
export async function SearchHead({ words, language, children }: SearchHeadProps) {
  const t = await getTranslations('search')
  return (
    <header className={styles.head}>
      <h1 className={styles.words}>
        <span className="visually-hidden">{t('searchFor')} </span>
        <span lang={textLanguage(words, language)}>{words}</span>
      </h1>
      {children}
    </header>
  )
}

type UnderstoodProps = { words: string; found: Found; total: number; language: Language }

/** How the words were understood: by another spelling, in the other script. Each leads to what is found for it alone. */
export async function Understood({ words, found, total, language }: UnderstoodProps) {
  const t = await getTranslations('search')
  const { did_you_mean: meant, also_written: other } = found
  const link = (query: string) => (
    <IntentLink
      href={localPath(language, searchPath(query))}
      className={styles.spelling}
      lang={textLanguage(query, language)}
      rel="nofollow"
    >
      {query}
    </IntentLink>
  )
  const said = (
    <span key="words" lang={textLanguage(words, language)}>
      {words}
    </span>
  )
  if (meant)
    return <p className={styles.understood}>{t.rich('meant', { words: () => said, meant: () => link(meant) })}</p>
  if (!other) return <p className={styles.understood}>{t('found', { count: total })}</p>
  return (
    <p className={styles.understood}>
      {t.rich('foundInBoth', { count: total, words: () => said, other: () => link(other) })}
    </p>
  )
}
