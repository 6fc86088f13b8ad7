'use client'

import { useToast } from '@dabali/shop/store-hooks'
import { createContext, type ReactNode, use } from 'react'
import { loadPlayer } from './load-player.ts'
import { useNowPlaying } from './now-playing.ts'
import type { Queue } from './queue.ts'

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
export function usePlayButton(part?: number) {
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
