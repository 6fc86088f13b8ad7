import styles from './list-head.module.css'

/** The head of a list: what is listed, as loud as a page of many things may be, and a sentence about it. */
export function ListHead({ heading, words }: { heading: string; words: string }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.words}>{words}</p>
    </header>
  )
}
