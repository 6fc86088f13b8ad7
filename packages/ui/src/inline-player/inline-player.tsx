'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import styles from './inline-player.module.css'
import type { InlinePlayerFrameProps } from './inline-player-frame.tsx'

type InlinePlayerProps = InlinePlayerFrameProps & {
  /** The text of the link. */
  open: string
  /** What the link shows in place of that text, such as a `FilmPoster`; it is then called by the title, too. */
  children?: ReactNode
}

/** A link that turns into a player when pressed. The player is loaded on the press. */
export function InlinePlayer({ open, children, ...player }: InlinePlayerProps) {
  const { src, title, startAt } = player
  const [part, setPart] = useState<{ InlinePlayerFrame: ComponentType<InlinePlayerFrameProps> }>()
  const fetchPlayer = useCallback(
    () => import('./inline-player-frame.tsx').then(setPart, () => location.assign(src)),
    [src],
  )
  useEffect(() => {
    if (startAt && !part) void fetchPlayer()
  }, [part, startAt, fetchPlayer])
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void fetchPlayer()
  }
  if (part) return <part.InlinePlayerFrame {...player} />
  if (!children) {
    return (
      <a className={styles.open} href={src} onClick={press}>
        {open}
      </a>
    )
  }
  return (
    <a className={styles.video} href={src} onClick={press}>
      {children}
      <span className="visually-hidden">{title}</span>
    </a>
  )
}
