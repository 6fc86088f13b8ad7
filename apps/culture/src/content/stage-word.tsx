import { textLanguage } from '@dabali/ui/text-language'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import styles from './stage-word.module.css'

// A word of more letters would be broken, or would press aside what stands beside it.
const LONGEST_LOUD_WORD = 9

/** The loudest thing of a page: the name of a night or of those who play, as large as its longest word allows. */
export async function StageWord({ text, children }: { text: string; children: ReactNode }) {
  const isLong = text.split(/\s/).some((word) => lettersIn(word) > LONGEST_LOUD_WORD)
  return (
    <h1
      className={isLong ? `${styles.word} ${styles.long}` : styles.word}
      lang={textLanguage(text, await pageLanguage())}
    >
      {children}
    </h1>
  )
}

const lettersIn = (word: string) => [...new Intl.Segmenter().segment(word)].length
