import type { Language } from '@dabali/domain'
import type { ReactNode } from 'react'
import { richTalk } from '../texts/rich-talk.tsx'
import styles from './nothing-found.module.css'
import { searchMessages } from './search-talk.ts'
import { WordsLink } from './words-link.tsx'

type NothingFoundProps = {
  words: string
  language: Language
  /** That nothing was found, said as the site says it. */
  text: string
  /** Words that are there as long as the site is, in both scripts. */
  example: { latin: string; nepali: string }
  /** What else helps: how such a thing is found, and who can be asked. */
  first: ReactNode
  last: ReactNode
  children?: ReactNode
}

/** What somebody can do whose words were not found. */
export function NothingFound({ words, language, text, example, first, last, children }: NothingFoundProps) {
  const t = richTalk(searchMessages(language), language)
  const [only = '', ...others] = words.split(/\s+/)
  const link = (query: string) => () => <WordsLink words={query} language={language} />
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>{text}</p>
      {children}
      <ul className={styles.hints}>
        <li>{first}</li>
        {others.length > 0 && <li>{t('hintFewer', { first: link(only) })}</li>}
        <li>{t('hintScript', { latin: link(example.latin), nepali: link(example.nepali) })}</li>
        <li>{last}</li>
      </ul>
    </div>
  )
}
