import styles from './audio-sign.module.css'

type PlaySignProps = { isPlaying: boolean; large?: boolean }

/** What a press on it does: it is a triangle while all is silent, and two bars while it plays. Always beside a name. */
export function PlaySign({ isPlaying, large = false }: PlaySignProps) {
  return (
    <svg className={large ? `${styles.sign} ${styles.large}` : styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.full} d={isPlaying ? 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z' : 'M7 4.5v15l12.5-7.5z'} />
    </svg>
  )
}
