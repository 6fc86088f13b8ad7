'use client'

import { useToast } from '@dabali/shop/store'
import { PlayIcon } from '@dabali/ui/audio-icons'
import { Button } from '@dabali/ui/button'
import { createContext, type ReactNode, use } from 'react'
import { useNowPlaying } from './now-playing.ts'
import { useOwnQueue } from './owned-record.tsx'
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
  const context = useQueue()
  const queue = useOwnQueue(context?.queue)
  const showToast = useToast()
  const now = useNowPlaying()
  const isThis =
    queue !== undefined &&
    now?.queue.slug === queue.slug &&
    now.queue.item === queue.item &&
    (part === undefined || now.part === part)
  return {
    isDisabled: now === undefined,
    isThis,
    isPlaying: isThis && now?.isPlaying === true,
    async press() {
      if (!context || !queue) return
      const player = await loadPlayer()
      if (player) player.toggleQueue(queue, part)
      else showToast({ kind: 'e', text: context.lost })
    },
  }
}

/** Plays, pauses or resumes a record. */
export function PlayAllButton({ play, pause }: { play: string; pause: string }) {
  const { isDisabled, isPlaying, press } = usePlayButton()
  return (
    <Button kind="plain" disabled={isDisabled} onPointerDown={loadPlayer} onClick={press}>
      <PlayIcon isPlaying={isPlaying} />
      {isPlaying ? pause : play}
    </Button>
  )
}

type PlayButtonProps = {
  /** Its index among the tracks that have audio. */
  part: number
  /** Its labels while it is paused and while it plays. */
  play: string
  pause: string
}

/** Plays or pauses one track. */
export function PlayButton({ part, play, pause }: PlayButtonProps) {
  const { isDisabled, isThis, isPlaying, press } = usePlayButton(part)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isPlaying ? pause : play}
      aria-current={isThis || undefined}
      disabled={isDisabled}
      onPointerDown={loadPlayer}
      onClick={press}
    >
      <PlayIcon isPlaying={isPlaying} />
    </button>
  )
}
