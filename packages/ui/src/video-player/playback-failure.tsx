'use client'

import { Component, type ReactNode } from 'react'
import styles from './video-player.module.css'
import type { VideoTexts } from './video-texts.ts'

type ErrorBoundaryProps = { onFailed: () => void; children: ReactNode }

/** The player is fetched in parts, and a part that does not come must not take the page with it. */
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
