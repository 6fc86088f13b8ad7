import styles from './audio-player.module.css'

const SHAPES = {
  play: <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" stroke="none" />,
  pause: <path d="M6.5 5h4v14h-4zM13.5 5h4v14h-4z" fill="currentColor" stroke="none" />,
  back: <path d="M4 5v5h5M4.6 9.6A8.2 8.2 0 1 1 4 14" />,
  forward: <path d="M20 5v5h-5M19.4 9.6A8.2 8.2 0 1 0 20 14" />,
  previous: <path d="M6 5v14M19 5.5v13L9.5 12z" />,
  next: <path d="M18 5v14M5 5.5v13l9.5-6.5z" />,
  sound: <path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
  silence: <path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />,
} as const

/** A sign of the player, always beside a name. */
export function AudioSign({ shape, large = false }: { shape: keyof typeof SHAPES; large?: boolean }) {
  return (
    <svg className={large ? `${styles.sign} ${styles.large}` : styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[shape]}
    </svg>
  )
}
