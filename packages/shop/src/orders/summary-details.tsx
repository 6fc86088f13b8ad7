'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './summary-details.module.css'

const WIDE = '(min-width: 62rem)'

function onWidth(update: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', update)
  return () => query.removeEventListener('change', update)
}

const useWideScreen = (): boolean =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )

type SummaryDetailsProps = {
  label: string
  /** The number of items. */
  count: string
  total: string
  /** Shows all of it on phones, too. */
  isOpen?: boolean
  children: ReactNode
}

/** A summary of what is bought: one line on phones, beside the content on wide screens, where CSS shows all of it. */
export function SummaryDetails({ label, count, total, isOpen = false, children }: SummaryDetailsProps) {
  const isWide = useWideScreen()
  return (
    <details className={styles.sum} open={isWide || isOpen} aria-label={label}>
      <summary className={styles.head}>
        <span className={styles.count}>{count}</span>
        <span>{total}</span>
      </summary>
      {children}
    </details>
  )
}
