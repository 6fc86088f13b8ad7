import type { ReactNode } from 'react'
import { Sign } from '../video-player/sign.tsx'
import styles from './film-poster.module.css'

type FilmPosterProps = {
  /** A picture 16 by 9. */
  children: ReactNode
  /** "Watch" */
  watch: string
  /** How long it is: "31:08". */
  length?: string | undefined
}

/** The frame of a film before it plays, to stand within a link: its picture, the sign that it can be watched, its length. */
export function FilmPoster({ children, watch, length }: FilmPosterProps) {
  return (
    <span className={styles.frame}>
      {children}
      <span className={styles.watch}>
        <Sign shape="play" />
        <span className={styles.word}>{watch}</span>
      </span>
      {length && <span className={styles.length}>{length}</span>}
    </span>
  )
}
