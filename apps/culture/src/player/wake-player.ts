import type { offerKept, pressQueue } from './play-queue.ts'
import type { PlayerBar } from './player-bar.tsx'

type AwakePlayer = {
  PlayerBar: typeof PlayerBar
  pressQueue: typeof pressQueue
  offerKept: typeof offerKept
}

/** The player comes with the first press; nothing where the line did not bring it. */
export async function wakePlayer(): Promise<AwakePlayer | undefined> {
  try {
    const [bar, queue] = await Promise.all([import('./player-bar.tsx'), import('./play-queue.ts')])
    return { ...bar, ...queue }
  } catch {
    return undefined
  }
}
