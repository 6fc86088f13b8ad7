import type { SearchResult } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import type { ReactNode } from 'react'
import { MarkedText } from './marked-text.tsx'
import styles from './result-row.module.css'
import { toldOf } from './told-of.ts'

type ResultRowProps = {
  result: SearchResult
  href: string
  /** What is marked in its words. */
  words: string
  language: Language
  /** It is seen before anything is scrolled, so its picture is fetched at once. */
  first?: boolean
  /** Below what else is said of it: what it costs, for example. */
  children?: ReactNode
}

/** One thing that was found: its picture, its title in its own script, and what tells it from the others. */
export function ResultRow({ result, href, words, language, first = false, children }: ResultRowProps) {
  const { kind, title, picture, authors = [] } = result
  const summary = toldOf(result)
  const makers = authors.join(', ')
  return (
    <li className={picture.sources.length > 0 ? styles.result : `${styles.result} ${styles.bare}`}>
      {picture.sources.length > 0 && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes={SIZES} cover={kind === 'product'} decorative first={first} />
        </div>
      )}
      <div>
        <h3 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={href}>
            <MarkedText text={title} words={words} />
          </IntentLink>
        </h3>
        {makers && (
          <p lang={textLanguage(makers, language)}>
            <MarkedText text={makers} words={words} />
          </p>
        )}
        {summary && (
          <p className={styles.summary} lang={textLanguage(summary, language)}>
            <MarkedText text={summary} words={words} />
          </p>
        )}
        {children}
      </div>
    </li>
  )
}

const SIZES = '(min-width: 48rem) 8rem, 5.5rem'
