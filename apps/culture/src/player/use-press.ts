'use client'

import { useToast } from '@dabali/shop/use-toast'
import { useNowPlaying } from './now-playing.ts'
import { useRoom } from './queue-room.tsx'
import { wakePlayer } from './wake-player.ts'

/** How it stands with the record around a button, and what a press does: begin, stop or go on; one track of it or all. */
export function usePress(part?: number) {
  const room = useRoom()
  const showToast = useToast()
  const now = useNowPlaying()
  const isThis = room !== undefined && now?.queue.slug === room.queue.slug && (part === undefined || now.part === part)
  return {
    isAsleep: now === undefined,
    isThis,
    isPlaying: isThis && now?.isPlaying === true,
    async press() {
      if (!room) return
      const player = await wakePlayer()
      if (player) player.pressQueue(room.queue, part)
      else showToast({ kind: 'e', text: room.lost })
    },
  }
}
