import { type Language, localPath } from '@dabali/domain'
import { CONTACT_PATH } from '@dabali/shop/paths'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { searchPath } from '../paths.ts'
import styles from './nothing-found.module.css'

/** Words that are there as long as the shop is. */
const EXAMPLE = 'barsha'
const EXAMPLE_IN_NEPALI = 'वर्षा'

type NothingFoundProps = { words: string; language: Language; children?: ReactNode }

/** What somebody can do whose words were not found. */
export async function NothingFound({ words, language, children }: NothingFoundProps) {
  const t = await getTranslations('search')
  const [first = '', ...others] = words.split(/\s+/)
  const example = (query: string) => (
    <IntentLink
      key={query}
      className={styles.link}
      href={localPath(language, searchPath(query))}
      lang={textLanguage(query, language)}
    >
      {query}
    </IntentLink>
  )
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>{t('nothing')}</p>
      {children}
      <ul className={styles.hints}>
        <li>{t('hintSpelling')}</li>
        {others.length > 0 && <li>{t.rich('hintFewer', { first: () => example(first) })}</li>}
        <li>{t.rich('hintScript', { latin: () => example(EXAMPLE), nepali: () => example(EXAMPLE_IN_NEPALI) })}</li>
        <li>
          {t.rich('hintWrite', {
            write: (text) => (
              <a key="write" className={styles.link} href={localPath(language, CONTACT_PATH)}>
                {text}
              </a>
            ),
          })}
        </li>
      </ul>
    </div>
  )
}
