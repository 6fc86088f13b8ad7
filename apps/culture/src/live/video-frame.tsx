import type { ReactNode } from 'react'
import styles from './video-frame.module.css'

/** The black frame of the video in both themes. */
export function VideoFrame({ poster, children }: { poster: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame} data-theme="night">
      <div className={styles.screen}>
        <div className={styles.poster}>{poster}</div>
        {children}
      </div>
    </div>
  )
}
