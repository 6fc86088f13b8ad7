import type { restoreQueue, toggleQueue } from './play-queue.ts'
import type { PlayerBar } from './player-bar.tsx'

type LoadedPlayer = {
  PlayerBar: typeof PlayerBar
  toggleQueue: typeof toggleQueue
  restoreQueue: typeof restoreQueue
}

/** The player comes with the first press; nothing where the line did not bring it. */
export async function loadPlayer(): Promise<LoadedPlayer | undefined> {
  try {
    const [bar, queue] = await Promise.all([import('./player-bar.tsx'), import('./play-queue.ts')])
    return { ...bar, ...queue }
  } catch {
    return undefined
  }
}
