import type { ReactNode } from 'react'
import styles from './two-column.module.css'

/** Text with an aside next to it; below it on a phone. */
export function TwoColumn({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={aside ? `page ${styles.both} ${styles.split}` : `page ${styles.both}`}>
      <div className={styles.words}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
