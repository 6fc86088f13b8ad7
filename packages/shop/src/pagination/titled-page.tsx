import type { ReactNode } from 'react'
import styles from './titled-page.module.css'

/** A page of one thing, below its heading on the ledge. */
export function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
