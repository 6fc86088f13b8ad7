import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { SEARCH_PATH } from '../paths.ts'
import styles from './words-link.module.css'

/** Other words to search for, which lead to what is found for them alone. */
export function WordsLink({ words, language }: { words: string; language: Language }) {
  return (
    <IntentLink
      href={localPath(language, `${SEARCH_PATH}?q=${encodeURIComponent(words)}`)}
      className={styles.link}
      lang={textLanguage(words, language)}
      rel="nofollow"
    >
      {words}
    </IntentLink>
  )
}
