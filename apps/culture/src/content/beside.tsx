import type { ReactNode } from 'react'
import styles from './beside.module.css'

/** Words to be read, and what stands beside them; on a phone that comes after. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={aside ? `page ${styles.both} ${styles.split}` : `page ${styles.both}`}>
      <div className={styles.words}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
