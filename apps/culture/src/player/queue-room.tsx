'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Queue } from './queue.ts'

type Room = {
  queue: Queue
  /** What is said where the player itself did not come. */
  lost: string
}

const RoomContext = createContext<Room | undefined>(undefined)

/** The record that the buttons inside it play. */
export function QueueRoom({ queue, lost, children }: Room & { children: ReactNode }) {
  return <RoomContext value={{ queue, lost }}>{children}</RoomContext>
}

export const useRoom = () => use(RoomContext)
