import { markWords } from './mark-words.ts'
import styles from './marked-text.module.css'

/** A text in which what was searched for is marked. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  return markWords(text, words).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
