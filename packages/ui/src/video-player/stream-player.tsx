'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { savesData } from '../saves-data/saves-data.ts'
import type { MediaSurfaceProps } from './media-surface.tsx'
import { ErrorBoundary, type StreamOptions } from './playback-failure.tsx'
import styles from './video-player.module.css'

type StreamPlayerProps = StreamOptions & {
  /** The address of a stream (`.m3u8`). Another one is another player: it is given a `key`. */
  src: string
  title: string
  /** A 16:9 poster, shown until the video starts and with audio only. */
  poster?: ReactNode
  /** The storage key of the position, for streams with an end. */
  rememberAs: string
  /** Started by a click: the focus moves to the player that replaces the button. */
  takesFocus?: boolean
  language: string
  /** Called when playback cannot recover. Must be a stable function. */
  onFailed: () => void
}

/** Plays a stream at once; the parent handles failures. */
export function StreamPlayer(props: StreamPlayerProps) {
  const {
    src,
    title,
    poster,
    rememberAs,
    isSoundOnly,
    onSoundOnly,
    takesFocus = false,
    language,
    texts,
    onFailed,
    startsAt,
    marks,
    onClock,
    goTo,
  } = props
  const [surface, setSurface] = useState<{ MediaSurface: ComponentType<MediaSurfaceProps> }>()
  const [isShown, setShown] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOver = false
    import('./media-surface.tsx').then(
      (part) => isOver || setSurface(part),
      () => isOver || onFailed(),
    )
    return () => {
      isOver = true
    }
  }, [onFailed])
  const show = useCallback(() => {
    setShown(true)
    const isFree = document.activeElement === document.body
    if (takesFocus && isFree) frame.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={frame} className={`${styles.player} ${styles.stream}`} data-phase={isShown ? 'shown' : 'opening'}>
      {(!isShown || isSoundOnly) && (
        <div className={styles.poster} data-dim={isSoundOnly}>
          {poster}
        </div>
      )}
      {surface && (
        <ErrorBoundary onFailed={onFailed}>
          <surface.MediaSurface
            {...{ src, title, rememberAs, language, texts, onFailed }}
            captions={NO_CAPTIONS}
            savesData={savesData()}
            streaming={{ isSoundOnly, onSoundOnly, texts, startsAt, marks, onClock, goTo }}
            onShown={show}
          />
        </ErrorBoundary>
      )}
      {!isShown && (
        <p className={styles.opening} role="status">
          {texts.loading}
        </p>
      )}
    </div>
  )
}

/** The captions of a stream are part of it. */
const NO_CAPTIONS: MediaSurfaceProps['captions'] = []
