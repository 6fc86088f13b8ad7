import {
  ApiError,
  type Client,
  getReadingPosition,
  type Locator,
  type ReadingPosition,
  type ReadingPositionFork,
  saveReadingPosition,
} from '@dabali/api-client'
import {
  deviceName,
  type IsSamePosition,
  loadPosition,
  resolveConflict,
  type StoredPosition,
  savePosition,
} from './position-conflict.tsx'

type PositionInput = Omit<Parameters<typeof saveReadingPosition>[1], 'id'>

/** The two calls of the shop that are about where somebody is in a work. */
export type PositionCalls = {
  get: () => Promise<ReadingPosition>
  put: (position: PositionInput) => Promise<ReadingPosition>
}

const SILENT = { silent: true }
/** What this device keeps does not wait long for a line that is not there. */
const BRIEF = { retries: 1, timeoutMilliseconds: 5000 }

export const positionCalls = (client: Client, id: string): PositionCalls => ({
  get: () => getReadingPosition(client, { id }, { ...SILENT, ...BRIEF }),
  put: (position) => saveReadingPosition(client, { id, ...position }, SILENT),
})

/** A phone may end a page that it has hidden without another word. */
export function onPageHide(leave: () => void): () => void {
  const hide = () => document.visibilityState === 'hidden' && leave()
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)
  return () => {
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hide)
  }
}

type PositionSyncOptions = {
  /** Under which this device keeps it. */
  id: string
  /** None where it is kept on this device alone. */
  calls: PositionCalls | undefined
  isSamePosition: IsSamePosition
  /** Whether the work has such a place; what the shop has may be one of another edition. */
  isValidPosition: (locator: Locator) => boolean
  /** Another device is elsewhere, and nothing is sent until it is answered; none: it has been answered. */
  onOther: (other: ReadingPosition | undefined) => void
}

export type PositionSync = ReturnType<typeof createPositionSync>

const SOON_MILLISECONDS = 1500
const LATER_MILLISECONDS = 15_000
/** Whoever is logged out or has given it back keeps the place on this device. */
const CLOSED = new Set([401, 403, 404])
const MAX_SENT = 3

/** Keeps where somebody is in a work, at once on the device and soon in the shop. Nothing moves them but their answer. */
export function createPositionSync({ id, calls, isSamePosition, isValidPosition, onOther }: PositionSyncOptions) {
  let stored = loadPosition(id)
  /** The version that a first place is written over. */
  let first = 0
  let other: ReadingPosition | undefined
  let isSending = false
  let isClosed = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(next: StoredPosition) {
    stored = next
    savePosition(id, next)
  }
  function ask(next: ReadingPosition | undefined) {
    other = next
    onOther(next)
  }
  function wait(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(send, milliseconds)
  }
  /** Whoever has gone waits for nothing. */
  const sendSoon = () => wait(isStopped ? 0 : SOON_MILLISECONDS)
  function sendLater() {
    if (timer === undefined && !isStopped) wait(LATER_MILLISECONDS)
  }

  function receive(saved: ReadingPosition) {
    // An answer that was overtaken on its way asks nothing again.
    if (other && saved.version <= other.version) return
    const isValid = saved.locator !== null && isValidPosition(saved.locator)
    const resolution = resolveConflict(stored, isValid ? saved : { ...saved, locator: null }, isSamePosition)
    first = saved.version
    if (resolution.stored) write(resolution.stored)
    if (resolution.other) ask(resolution.other)
    else if (stored && !stored.isSaved) sendSoon()
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!calls || !stored || stored.isSaved || other || isSending || isClosed) return
    isSending = true
    const { locator, progress, version, sent = [] } = stored
    const others = sent.filter((one) => !isSamePosition(one, locator))
    write({ ...stored, sent: [...others, locator].slice(-MAX_SENT) })
    const settle = await calls.put({ locator, progress, device: deviceName(navigator), base_version: version }).then(
      (saved) => () => accept(saved, locator),
      (error: unknown) => () => refuse(error),
    )
    isSending = false
    settle()
  }

  function accept({ version }: ReadingPosition, locator: Locator) {
    if (!stored) return
    write({ ...stored, version, isSaved: stored.locator === locator, sent: undefined })
    if (!stored.isSaved && timer === undefined) sendSoon()
  }

  function refuse(error: unknown) {
    const refusal = error instanceof ApiError ? error : undefined
    if (refusal && CLOSED.has(refusal.status)) isClosed = true
    else if (refusal?.code === 'position_fork' && stored) {
      const { saved } = refusal.body as ReadingPositionFork
      // What the shop refuses by is the truth, even where it has forgotten what this device knows.
      write({ ...stored, version: Math.min(stored.version, saved.version) })
      receive(saved)
    } else sendLater()
  }

  return {
    /** Where this device is. */
    here: () => stored,
    /** What the shop had when it was asked last. */
    receive,
    /** Where to begin: where this device was, otherwise where the shop says. */
    async start(): Promise<Locator | undefined> {
      const ownDevice = stored?.locator
      const request = calls?.get().then(receive, refuse)
      if (ownDevice) return ownDevice
      await request
      return stored?.locator
    },
    /** They are here now; later where they go on by themselves, as in what plays. */
    note(locator: Locator, progress: number, pause: 'soon' | 'later' = 'soon') {
      write({ locator, progress, version: stored?.version ?? first, isSaved: false, sent: stored?.sent })
      if (pause === 'soon') sendSoon()
      else sendLater()
    },
    /** What the shop does not have yet is sent at once, as when the page goes. */
    leave: send,
    /** Goes to the other place, and gives up the one here; its locator is where. */
    go(): Locator | undefined {
      if (!other?.locator) return undefined
      const { locator, progress, version } = other
      write({ locator, progress, version, isSaved: true })
      ask(undefined)
      return locator
    },
    /** Keeps the place here, over that of the other device. */
    async stay(): Promise<void> {
      if (!other) return
      if (stored) write({ ...stored, version: other.version, isSaved: false })
      ask(undefined)
      await send()
    },
    /** Sends it when the page goes and when the line is back, until it is ended. */
    watch(): () => void {
      isStopped = false
      const forget = onPageHide(send)
      addEventListener('online', send)
      if (stored && !stored.isSaved) sendSoon()
      return () => {
        forget()
        removeEventListener('online', send)
        isStopped = true
        void send()
      }
    },
  }
}
