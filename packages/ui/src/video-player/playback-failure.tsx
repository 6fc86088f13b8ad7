'use client'

import { Component, type ReactNode } from 'react'
import styles from './video-player.module.css'
import type { VideoTexts } from './video-texts.ts'

type ErrorBoundaryProps = { onFailed: () => void; children: ReactNode }

/** The player is loaded lazily; a chunk that fails to load must not break the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

type PlaybackFailureProps = {
  texts: Pick<VideoTexts, 'failed' | 'advice' | 'retry'>
  /** Said instead where trying again would not help. */
  refused: string | false | undefined
  onRetry: () => void
  /** A link to the video at its host. */
  children: ReactNode
}

export function PlaybackFailure({ texts, refused, onRetry, children }: PlaybackFailureProps) {
  return (
    <div className={styles.overlay} role="alert">
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
