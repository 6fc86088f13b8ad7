'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import styles from './play-here.module.css'
import type { PlayerHereProps } from './player-here.tsx'

type PlayHereProps = PlayerHereProps & {
  /** What the link says that plays it. */
  open: string
  /** What the link shows in place of that text, such as a `FilmPoster`; it is then called by the title, too. */
  children?: ReactNode
}

/** A link to what is heard or seen, which plays in its place as soon as scripts run. Nothing of the player comes before the press. */
export function PlayHere({ open, children, ...player }: PlayHereProps) {
  const { src, title, wish } = player
  const [part, setPart] = useState<{ PlayerHere: ComponentType<PlayerHereProps> }>()
  const fetchPlayer = useCallback(() => import('./player-here.tsx').then(setPart, () => location.assign(src)), [src])
  useEffect(() => {
    if (wish && !part) void fetchPlayer()
  }, [part, wish, fetchPlayer])
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void fetchPlayer()
  }
  if (part) return <part.PlayerHere {...player} />
  if (!children) {
    return (
      <a className={styles.open} href={src} onClick={press}>
        {open}
      </a>
    )
  }
  return (
    <a className={styles.film} href={src} onClick={press}>
      {children}
      <span className="visually-hidden">{title}</span>
    </a>
  )
}
