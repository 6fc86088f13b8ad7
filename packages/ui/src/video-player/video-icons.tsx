import styles from './video-controls.module.css'

const SHAPES = {
  play: <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" stroke="none" />,
  pause: <path d="M6.5 5h4v14h-4zM13.5 5h4v14h-4z" fill="currentColor" stroke="none" />,
  sound: <path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
  silence: <path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />,
  captions: <path d="M3.5 5.5h17v13h-17zM10.5 10.2a2.2 2.2 0 1 0 0 3.6M17 10.2a2.2 2.2 0 1 0 0 3.6" />,
  farBack: <path d="M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.5 14" />,
  float: <path d="M3.5 5h17v14h-17zM12 12h6v4.5h-6z" />,
  fullScreen: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
} as const

/** A decorative icon; its button has a name. */
export function Icon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[shape]}
    </svg>
  )
}
