'use client'

import { type ComponentProps, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { FilmPoster } from '../film-poster/film-poster.tsx'
import type { VideoPlayer } from '../video-player/video-player.tsx'
import { addressAt } from './address-at.ts'
import styles from './play-here.module.css'

type PlayHereProps = Omit<ComponentProps<typeof VideoPlayer>, 'src'> & {
  src: string
  /** What the link says that plays it. */
  open: string
  /** There is nothing to see, and it takes no more room than its bar. */
  isHeard?: boolean
  /** The link is the poster itself, not a line of text. */
  onPoster?: boolean
  /** Told while it plays. */
  onTime?: ((seconds: number) => void) | undefined
}

/** A link to what is heard or seen, which plays in its place as soon as scripts run. Nothing of the player comes before the press. */
export function PlayHere(props: PlayHereProps) {
  const { open, isHeard = false, onPoster = false, onTime, ...player } = props
  const { src, title, poster, length, wish } = player
  const [part, setPart] = useState<{ VideoPlayer: typeof VideoPlayer }>()
  const frame = useRef<HTMLDivElement>(null)
  const fetchPlayer = useCallback(
    () => import('../video-player/video-player.tsx').then(setPart, () => location.assign(src)),
    [src],
  )
  useEffect(() => {
    if (part && frame.current) pressFirst(frame.current)
    else if (wish) void fetchPlayer()
  }, [part, wish, fetchPlayer])
  useEffect(() => {
    const { current } = frame
    if (!(part && current && onTime)) return
    const tell = ({ target }: Event) => onTime((target as HTMLMediaElement).currentTime)
    current.addEventListener('timeupdate', tell, true)
    return () => current.removeEventListener('timeupdate', tell, true)
  }, [part, onTime])
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void fetchPlayer()
  }
  if (part) {
    const address = addressAt(src, wish?.seconds)
    return (
      <div ref={frame} className={isHeard ? styles.heard : styles.player}>
        <part.VideoPlayer key={address} {...player} src={address} />
      </div>
    )
  }
  if (!onPoster) {
    return (
      <a className={styles.open} href={src} onClick={press}>
        {open}
      </a>
    )
  }
  return (
    <a className={styles.film} href={src} onClick={press}>
      <FilmPoster watch={open} length={length}>
        {poster}
      </FilmPoster>
      <span className="visually-hidden">{title}</span>
    </a>
  )
}

/** The press that fetched the player is its first press, too. */
function pressFirst(frame: HTMLElement) {
  // What is at the foot of a phone does not cover its bar.
  frame.scrollIntoView({ block: 'nearest' })
  const isOpen = frame.querySelector('video, audio, hls-video') !== null
  if (!isOpen) frame.querySelector('button')?.click()
}
