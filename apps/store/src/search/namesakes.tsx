import type { SearchResult } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './namesakes.module.css'
import { placeOf } from './place-of.ts'
import type { SearchTexts } from './search-texts.ts'

type NamesakesProps = { results: readonly SearchResult[]; language: Language; texts: SearchTexts }

/** Who or what else bears the name: an author, a shelf, a list. Each is the straight way for whoever meant it. */
export function Namesakes({ results, language, texts }: NamesakesProps) {
  if (results.length === 0) return null
  return (
    <nav aria-label={texts.namesakes}>
      <ul className={styles.row}>
        {results.map((result) => (
          <li key={`${result.kind} ${result.slug}`}>
            <IntentLink className={styles.way} href={placeOf(result, language)}>
              <span className={styles.kind}>{texts.kindOf(result.kind)}</span>{' '}
              <span lang={textLanguage(result.title, language)}>{result.title}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
