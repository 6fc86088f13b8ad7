import type { ReactNode } from 'react'
import styles from './live-badge.module.css'

/** Says that something is shown as it happens; its lamp breathes while it does. */
export function LiveBadge({ children, now = false }: { children: ReactNode; now?: boolean }) {
  return <span className={now ? `${styles.badge} ${styles.now}` : styles.badge}>{children}</span>
}
