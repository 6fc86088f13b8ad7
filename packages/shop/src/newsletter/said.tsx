import type { ReactNode } from 'react'
import styles from './said.module.css'

type SaidProps = { heading: string; text: string; children?: ReactNode }

/** A page that says one thing and asks at most one. */
export function Said({ heading, text, children }: SaidProps) {
  return (
    <div className={`page ${styles.said}`}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
