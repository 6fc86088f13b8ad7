import { DABALI_IN_DEVANAGARI } from './dabali-in-devanagari.ts'
import styles from './lockup.module.css'

/**
 * The name in both scripts on one beam: Dabali stands on it, डबली hangs from it. The Devanagari is drawn, so that an English
 * page needs no Devanagari face for it.
 */
export function Lockup() {
  return (
    <div className={styles.lockup}>
      <span className={styles.up} lang="en" aria-hidden="true">
        Dabali
      </span>
      <span className={styles.beam} />
      <svg className={styles.down} viewBox="-28 -880 2188 900" role="img" lang="ne" aria-label="डबली">
        <path d={DABALI_IN_DEVANAGARI} fill="currentColor" />
      </svg>
    </div>
  )
}
