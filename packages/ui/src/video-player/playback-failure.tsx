import type { ReactNode } from 'react'
import styles from './video-player.module.css'
import type { VideoTexts } from './video-texts.ts'

type PlaybackFailureProps = {
  texts: Pick<VideoTexts, 'failed' | 'advice' | 'retry'>
  /** Said instead where trying again would not help. */
  refused: string | false | undefined
  onRetry: () => void
  /** Another way to the film. */
  children: ReactNode
}

export function PlaybackFailure({ texts, refused, onRetry, children }: PlaybackFailureProps) {
  return (
    <div className={styles.veil} role="alert">
      <p className={styles.failed}>{refused || texts.failed}</p>
      {!refused && (
        <>
          <p>{texts.advice}</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {texts.retry}
          </button>
        </>
      )}
      {children}
    </div>
  )
}
