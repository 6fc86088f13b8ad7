'use client'

import { useSyncExternalStore } from 'react'
import { isNavigating, onNavigationChange } from './navigation-progress.ts'
import styles from './progress-bar.module.css'

const onServer = () => false

/** The orange line at the top of the screen while a page is on its way. */
export function ProgressBar({ label }: { label: string }) {
  const navigating = useSyncExternalStore(onNavigationChange, isNavigating, onServer)
  return <div role="progressbar" aria-label={label} className={styles.bar} hidden={!navigating} />
}
