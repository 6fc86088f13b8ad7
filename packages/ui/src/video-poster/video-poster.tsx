import type { ReactNode } from 'react'
import { Icon } from '../video-player/video-icons.tsx'
import styles from './video-poster.module.css'

type VideoPosterProps = {
  /** A picture 16 by 9. */
  children: ReactNode
  /** "Watch" */
  watch: string
  /** How long it is: "31:08". */
  length?: string | undefined
}

/** The poster of a video, for use inside a link: picture, play icon and length. */
export function VideoPoster({ children, watch, length }: VideoPosterProps) {
  return (
    <span className={styles.frame}>
      {children}
      <span className={styles.watch}>
        <Icon shape="play" />
        <span className={styles.label}>{watch}</span>
      </span>
      {length && <span className={styles.length}>{length}</span>}
    </span>
  )
}
