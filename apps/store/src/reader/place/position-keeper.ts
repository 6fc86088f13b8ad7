import { ApiError, type Locator, type ReadingPosition, type ReadingPositionFork } from '@dabali/api-client'
import { isSamePlace } from './locator.ts'
import { type KeptPosition, meet } from './position-sync.ts'

/** The two calls of the shop; a sample has none. */
export type PositionCalls = {
  get: () => Promise<ReadingPosition>
  put: (input: { locator: Locator; progress: number; device: string; base_version: number }) => Promise<ReadingPosition>
}

type KeeperOptions = {
  device: string
  calls: PositionCalls | undefined
  kept: KeptPosition | undefined
  keep: (position: KeptPosition) => void
  /** Another device is elsewhere; asked once, and nothing is sent until it is answered. */
  onFork: (other: ReadingPosition) => void
  pauseMilliseconds?: number
}

export type PositionKeeper = ReturnType<typeof positionKeeper>

const PAUSE_MILLISECONDS = 1500
const FORK = 409

/** Keeps the place in a book here at once, and at the shop as soon as it can; whoever is elsewhere is asked, never moved. */
export function positionKeeper(options: KeeperOptions) {
  const { device, calls, keep, onFork, pauseMilliseconds = PAUSE_MILLISECONDS } = options
  let kept = options.kept
  let fork: ReadingPosition | undefined
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(next: KeptPosition) {
    kept = next
    keep(next)
  }
  function ask(other: ReadingPosition) {
    fork = other
    onFork(other)
  }

  async function meetShop(): Promise<void> {
    const saved = await calls?.get().catch(() => undefined)
    if (!saved) return
    const meeting = meet(kept, saved)
    if (meeting.kind === 'ask') ask(meeting.other)
    else if (meeting.kept) write(meeting.kept)
    if (meeting.kind === 'send') await send()
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    if (!calls || !kept || kept.isSaved || fork || isSending) return
    isSending = true
    const { locator, progress, version } = kept
    write({ ...kept, sent: locator })
    const outcome = await calls.put({ locator, progress, device, base_version: version }).then(
      (saved) => ({ saved }),
      (error: unknown) => ({ other: forkOf(error) }),
    )
    isSending = false
    if ('saved' in outcome) {
      const isNewest = kept.locator === locator
      write({ ...kept, version: outcome.saved.version, isSaved: isNewest })
      if (!isNewest) await send()
    } else if (outcome.other) await meetFork(outcome.other)
  }

  async function meetFork(other: ReadingPosition) {
    if (!kept || !other.locator) return
    if (!isSamePlace(kept.locator, other.locator)) return ask(other)
    return write({ ...kept, version: other.version, isSaved: true })
  }

  return {
    /** Where to begin: where this device was, otherwise where the shop says. */
    async start(): Promise<Locator | undefined> {
      const own = kept?.locator
      const met = meetShop()
      if (own) return own
      await met
      return kept?.locator
    },
    /** The reader is here now. */
    note(locator: Locator, progress: number) {
      write({ version: kept?.version ?? 0, sent: kept?.sent, locator, progress, isSaved: false })
      clearTimeout(timer)
      timer = setTimeout(send, pauseMilliseconds)
    },
    send,
    /** Goes to the other place; its locator is where. */
    go(): Locator | undefined {
      if (!fork?.locator) return undefined
      write({ locator: fork.locator, progress: fork.progress, version: fork.version, isSaved: true })
      fork = undefined
      return kept?.locator
    },
    async stay(): Promise<void> {
      if (fork && kept) write({ ...kept, version: fork.version, isSaved: false })
      fork = undefined
      await send()
    },
  }
}

function forkOf(error: unknown): ReadingPosition | undefined {
  return error instanceof ApiError && error.status === FORK ? (error.body as ReadingPositionFork).saved : undefined
}
