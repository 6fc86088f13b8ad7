'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { savesData } from '../saves-data/saves-data.ts'
import type { MediaSurfaceProps } from './media-surface.tsx'
import { ErrorBoundary } from './playback-failure.tsx'
import styles from './video-player.module.css'
import type { StreamOptions } from './video-texts.ts'

type StreamPlayerProps = StreamOptions & {
  /** The address of a stream (`.m3u8`). Another one is another player: it is given a `key`. */
  src: string
  title: string
  /** A picture 16 by 9, which stands until there is one that moves, and where there is sound alone. */
  poster?: ReactNode
  /** What its position is kept under, where it has an end. */
  rememberAs: string
  /** Somebody has pressed for it: the focus goes to what takes the place of what was pressed. */
  takesFocus?: boolean
  language: string
  /** It cannot go on by itself: why, its server knows. Always the same function. */
  onFailed: () => void
}

/** Plays a stream at once; what becomes of it when it cannot go on is for others to say. */
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
    <div ref={frame} className={styles.player} data-phase={isShown ? 'shown' : 'opening'}>
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
            streaming={{ isSoundOnly, onSoundOnly, texts }}
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

/** Those of a stream come with it. */
const NO_CAPTIONS: MediaSurfaceProps['captions'] = []
