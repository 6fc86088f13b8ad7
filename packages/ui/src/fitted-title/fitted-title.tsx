import type { ReactNode } from 'react'
import { textLanguage } from '../text/text.ts'
import styles from './fitted-title.module.css'

const MOST_LETTERS = 24

type FittedTitleProps = {
  text: string
  locale: string
  /** Sets `--size` where the title is to be of another size than `--t-5`. */
  className?: string | undefined
  id?: string
  /** The text with more about it, for example as a link. */
  children?: ReactNode
}

/** The title of a page, as large as its longest word allows: no word is broken, and none hangs over the edge. */
export function FittedTitle({ text, locale, className, id, children = text }: FittedTitleProps) {
  const letters = Math.min(longestWord(text), MOST_LETTERS)
  return (
    <div className={`${styles.column} ${styles[`letters${letters}`] ?? ''}`}>
      <h1
        id={id}
        className={className ? `${styles.title} ${className}` : styles.title}
        lang={textLanguage(text, locale)}
      >
        {children}
      </h1>
    </div>
  )
}

/** How many letters the longest word of a text has; a line may end at a hyphen. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s\-–—]/).map(lettersIn))

const lettersIn = (word: string) => [...new Intl.Segmenter().segment(word)].length
