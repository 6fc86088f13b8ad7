import styles from './reading-head.module.css'

/** The head of what is there to be read: what is listed, and a sentence about it beside. */
export function ReadingHead({ heading, words }: { heading: string; words: string }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.words}>{words}</p>
    </header>
  )
}
