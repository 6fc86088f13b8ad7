import styles from './audio-icons.module.css'

const OUTLINES = {
  back: 'M4 5v5h5M4.6 9.6A8.2 8.2 0 1 1 4 14',
  forward: 'M20 5v5h-5M19.4 9.6A8.2 8.2 0 1 0 20 14',
  previous: 'M6 5v14M19 5.5v13L9.5 12z',
  next: 'M18 5v14M5 5.5v13l9.5-6.5z',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  close: 'M6 6l12 12M18 6L6 18',
} as const

type AudioIconProps = { shape: keyof typeof OUTLINES; large?: boolean }

/** A decorative icon; its button has a name. */
export function AudioIcon({ shape, large = false }: AudioIconProps) {
  return (
    <svg className={large ? `${styles.icon} ${styles.large}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[shape]} />
    </svg>
  )
}

type PlayIconProps = { isPlaying: boolean; large?: boolean }

/** Play or pause, decorative: its button has a name. */
export function PlayIcon({ isPlaying, large = false }: PlayIconProps) {
  return (
    <svg className={large ? `${styles.icon} ${styles.large}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.full} d={isPlaying ? 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z' : 'M7 4.5v15l12.5-7.5z'} />
    </svg>
  )
}
