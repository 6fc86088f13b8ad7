import type { Language } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import type { ReactNode } from 'react'
import styles from './artist-name.module.css'

// A word of more letters would be broken, or would press the face aside.
const LONGEST_LOUD_WORD = 9

/** The loudest thing of a page: a name, as large as its longest word allows. */
export function ArtistName({ name, language, children }: { name: string; language: Language; children: ReactNode }) {
  const isLong = name.split(/\s/).some((word) => lettersIn(word) > LONGEST_LOUD_WORD)
  return (
    <h1 className={isLong ? `${styles.name} ${styles.long}` : styles.name} lang={textLanguage(name, language)}>
      {children}
    </h1>
  )
}

const lettersIn = (word: string) => [...new Intl.Segmenter().segment(word)].length
