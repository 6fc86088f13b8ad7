import { type ComponentProps, useEffect, useRef } from 'react'
import { isOtherOrigin } from '../video-player/media-url.ts'
import { VideoPlayer } from '../video-player/video-player.tsx'
import styles from './inline-player.module.css'

export type InlinePlayerFrameProps = Omit<ComponentProps<typeof VideoPlayer>, 'src'> & {
  src: string
  /** Audio only: as high as the control bar. */
  isAudio?: boolean
  /** Told while it plays. */
  onTime?: ((seconds: number) => void) | undefined
}

/** The player that replaces the link and starts at once. */
export function InlinePlayerFrame({ isAudio = false, onTime, ...player }: InlinePlayerFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { src, startAt } = player
  const address = urlAt(src, startAt?.seconds)
  // Starts again when the source or the start time changes.
  useEffect(() => {
    if (frame.current) pressFirst(frame.current)
  }, [address, startAt])
  useEffect(() => {
    const { current } = frame
    if (!(current && onTime)) return
    const tell = ({ target }: Event) => onTime((target as HTMLMediaElement).currentTime)
    current.addEventListener('timeupdate', tell, true)
    return () => current.removeEventListener('timeupdate', tell, true)
  }, [onTime])
  return (
    <div ref={frame} className={isAudio ? styles.heard : styles.player}>
      <VideoPlayer key={address} {...player} src={address} />
    </div>
  )
}

/** The address of a film that begins at a time, where that is up to a host of films. */
function urlAt(src: string, seconds: number | undefined): string {
  if (seconds === undefined || !isOtherOrigin(src)) return src
  const address = new URL(src)
  address.searchParams.set('t', String(seconds))
  return address.href
}

/** The press that fetched the player is its first press, too. */
function pressFirst(frame: HTMLElement) {
  // What is at the foot of a phone does not cover its bar.
  frame.scrollIntoView({ block: 'nearest' })
  const isOpen = frame.querySelector('video, audio, hls-video') !== null
  if (!isOpen) frame.querySelector('button')?.click()
}
