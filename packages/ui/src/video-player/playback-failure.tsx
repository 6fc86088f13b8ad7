'use client'

import { Component, type ReactNode } from 'react'
import type { RewindOptions } from './use-rewind.ts'
import styles from './video-player.module.css'

/** The texts of the video player. */
export type VideoTexts = {
  watch: string
  loading: string
  play: string
  pause: string
  mute: string
  unmute: string
  /** The accessible name of the seek bar. */
  seek: string
  captions: string
  fullScreen: string
  leaveFullScreen: string
  live: string
  failed: string
  /** What to do about it. */
  advice: string
  retry: string
}

/** The texts during playback, without those of the poster and of failures. */
export type PlaybackTexts = Omit<VideoTexts, 'watch' | 'failed' | 'advice' | 'retry'>

/** The additional texts of streams with a choice of quality. */
export type StreamTexts = PlaybackTexts & {
  /** The accessible name of the quality select. */
  quality: string
  /** Automatic quality. */
  fitting: string
  soundOnly: string
  /** Shown instead of the video. */
  heard: string
  /** Jump to the live edge. */
  toNow: string
  /** "{time} behind live" */
  behind: string
  /** Back by 30 seconds. */
  farBack: string
  /** The choice of no captions. */
  captionsOff: string
  pictureInPicture: string
  leavePictureInPicture: string
  /** "{size} MB an hour" */
  perHour: string
  /** Unmute after a muted autoplay. */
  soundOn: string
}

/** The additional options of a stream. */
export type StreamOptions = RewindOptions & {
  /** Audio only, at the lowest bitrate. */
  isSoundOnly: boolean
  onSoundOnly: (isOn: boolean) => void
  texts: StreamTexts
}

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
