'use client'

import type { VideoPlayer } from '@dabali/ui/video-player'
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import styles from './book-player.module.css'

type BookPlayerProps = Omit<ComponentProps<typeof VideoPlayer>, 'src'> & {
  src: string
  /** What the link says that plays it. */
  open: string
  /** There is nothing to see, and it takes no more room than its bar. */
  isHeard?: boolean
}

/** A link to a sample or a film, which plays in its place as soon as scripts run. Nothing of the player comes before the press. */
export function BookPlayer({ open, isHeard = false, ...player }: BookPlayerProps) {
  const [part, setPart] = useState<{ VideoPlayer: typeof VideoPlayer }>()
  const frame = useRef<HTMLDivElement>(null)
  // The press that fetched the player is its first press, too.
  useEffect(() => {
    if (!part) return
    frame.current?.querySelector('button')?.click()
    // What is at the foot of a phone does not cover its bar.
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [part])
  const press = (event: MouseEvent) => {
    event.preventDefault()
    import('@dabali/ui/video-player').then(setPart, () => location.assign(player.src))
  }
  if (part) {
    return (
      <div ref={frame} className={isHeard ? styles.heard : styles.player}>
        <part.VideoPlayer {...player} />
      </div>
    )
  }
  return (
    <a className={styles.open} href={player.src} onClick={press}>
      {open}
    </a>
  )
}
