'use client'

import { useToast } from '@dabali/shop/store'
import { PlayIcon } from '@dabali/ui/audio-icons'
import { Button } from '@dabali/ui/button'
import { createContext, type ReactNode, use } from 'react'
import { useNowPlaying } from './now-playing.ts'
import { loadPlayer } from './player-slot.tsx'
import type { Queue } from './queue.ts'
import styles from './track-rows.module.css'

type QueueContextValue = {
  queue: Queue
  /** Shown when the player could not be loaded. */
  lost: string
}

const QueueContext = createContext<QueueContextValue | undefined>(undefined)

/** The record that the buttons inside it play. */
export function QueueProvider({ queue, lost, children }: QueueContextValue & { children: ReactNode }) {
  return <QueueContext value={{ queue, lost }}>{children}</QueueContext>
}

const useQueue = () => use(QueueContext)

/** The state of a play button and its action, for one track or the whole record. */
function usePlayButton(part?: number) {
  const room = useQueue()
  const showToast = useToast()
  const now = useNowPlaying()
  const isThis = room !== undefined && now?.queue.slug === room.queue.slug && (part === undefined || now.part === part)
  return {
    isAsleep: now === undefined,
    isThis,
    isPlaying: isThis && now?.isPlaying === true,
    async press() {
      if (!room) return
      const player = await loadPlayer()
      if (player) player.toggleQueue(room.queue, part)
      else showToast({ kind: 'e', text: room.lost })
    },
  }
}

/** Plays a record from its beginning, stops it, and goes on with it. */
export function PlayAllButton({ play, pause }: { play: string; pause: string }) {
  const { isAsleep, isPlaying, press } = usePlayButton()
  return (
    <Button kind="plain" disabled={isAsleep} onPointerDown={loadPlayer} onClick={press}>
      <PlayIcon isPlaying={isPlaying} />
      {isPlaying ? pause : play}
    </Button>
  )
}

type PlayButtonProps = {
  /** Its place among the tracks that can be heard, from nought. */
  part: number
  /** What it is called while it is silent, and while it plays. */
  play: string
  pause: string
}

/** Plays one track, and stops it. */
export function PlayButton({ part, play, pause }: PlayButtonProps) {
  const { isAsleep, isThis, isPlaying, press } = usePlayButton(part)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isPlaying ? pause : play}
      aria-current={isThis || undefined}
      disabled={isAsleep}
      onPointerDown={loadPlayer}
      onClick={press}
    >
      <PlayIcon isPlaying={isPlaying} />
    </button>
  )
}
