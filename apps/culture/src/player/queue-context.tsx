'use client'

import { useToast } from '@dabali/shop/use-toast'
import { createContext, type ReactNode, use } from 'react'
import { loadPlayer } from './load-player.ts'
import { useNowPlaying } from './now-playing.ts'
import type { Queue } from './queue.ts'

type QueueContextValue = {
  queue: Queue
  /** What is said where the player itself did not come. */
  lost: string
}

const QueueContext = createContext<QueueContextValue | undefined>(undefined)

/** The record that the buttons inside it play. */
export function QueueProvider({ queue, lost, children }: QueueContextValue & { children: ReactNode }) {
  return <QueueContext value={{ queue, lost }}>{children}</QueueContext>
}

export const useQueue = () => use(QueueContext)

/** How it stands with the record around a button, and what a press does: begin, stop or go on; one track of it or all. */
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
