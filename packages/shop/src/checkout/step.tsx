import { type Language, writeDigits } from '@dabali/domain'
import { type ReactNode, useId } from 'react'
import styles from './step.module.css'

type StepProps = {
  number: number
  title: string
  language: Language
  /** The only group in it says what its title says: it is read out, and not shown twice. */
  hidesLegend?: boolean
  children: ReactNode
}

/** One thing to say, under its number. */
export function Step({ number, title, language, hidesLegend = false, children }: StepProps) {
  const id = useId()
  return (
    <section className={hidesLegend ? `${styles.step} ${styles.bare}` : styles.step} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        <span className={styles.number}>{writeDigits(number, language)}</span> {title}
      </h2>
      {children}
    </section>
  )
}
