'use client'

import { createContext, use, useEffect, useState } from 'react'
import { createReactPlayer } from 'react-player/ReactPlayer'
import styles from './video-player.module.css'

export type HostedVideoProps = {
  /** The embed page of the host. */
  frame: string
  title: string
  onShown: () => void
  onFailed: () => void
}

/** An iframe has no error event, so loading fails after this time. */
const LOAD_TIMEOUT_MS = 15_000

/** `react-player` passes only the props of a video element to its players. */
const Film = createContext<Pick<HostedVideoProps, 'frame' | 'title'> & { onLoad?: () => void }>({
  frame: '',
  title: '',
})

/**
 * A film in a frame of its host, as a player of `react-player`. Its own players of YouTube and Vimeo load scripts of the
 * hosts into the page, which the security policy forbids. A frame has no media interface, so there is no ref to hand out.
 */
function HostedFrame() {
  const { frame, title, onLoad } = use(Film)
  return (
    <iframe
      className={styles.frame}
      src={frame}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoad}
      data-first
    />
  )
}

const HOSTED = { key: 'hosted', name: 'Hosted film', canPlay: () => true, player: HostedFrame }
const Player = createReactPlayer([HOSTED], HOSTED)

export function HostedVideo({ frame, title, onShown, onFailed }: HostedVideoProps) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(onFailed, LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isLoaded, onFailed])
  const onLoad = () => {
    setLoaded(true)
    onShown()
  }
  return (
    <Film value={{ frame, title, onLoad }}>
      <Player src={frame} />
    </Film>
  )
}
