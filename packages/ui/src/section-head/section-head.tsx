import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/** The head of a section and its ledge, with one link at most beside it. */
export function SectionHead({ heading, id, children }: { heading: string; id?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </div>
  )
}
