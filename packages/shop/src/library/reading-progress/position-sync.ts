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

/** The API calls for the position of an item. */
export type PositionCalls = {
  get: () => Promise<ReadingPosition>
  put: (position: PositionInput) => Promise<ReadingPosition>
}

const SILENT = { silent: true }
/** The local position is known, so the request may fail fast. */
const BRIEF = { retries: 1, timeoutMilliseconds: 5000 }

export const positionCalls = (client: Client, id: string): PositionCalls => ({
  get: () => getReadingPosition(client, { id }, { ...SILENT, ...BRIEF }),
  put: (position) => saveReadingPosition(client, { id, ...position }, SILENT),
})

/** Phones may end a hidden page without another event. */
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
  /** The local storage id. */
  id: string
  /** Undefined to store locally only. */
  calls: PositionCalls | undefined
  isSamePosition: IsSamePosition
  /** Whether the item has this position; the server's may be of another edition. */
  isValidPosition: (locator: Locator) => boolean
  /** Called with a conflicting position; undefined when it is resolved. */
  onOther: (other: ReadingPosition | undefined) => void
}

export type PositionSync = ReturnType<typeof createPositionSync>

const SOON_MILLISECONDS = 1500
const LATER_MILLISECONDS = 15_000
/** Without access the position is stored locally only. */
const CLOSED = new Set([401, 403, 404])
const MAX_SENT = 3

/** Stores the position locally at once and on the server soon. */
export function createPositionSync({ id, calls, isSamePosition, isValidPosition, onOther }: PositionSyncOptions) {
  let stored = loadPosition(id)
  /** The base version of a first position. */
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
  /** No delay when the page is closing. */
  const sendSoon = () => wait(isStopped ? 0 : SOON_MILLISECONDS)
  function sendLater() {
    if (timer === undefined && !isStopped) wait(LATER_MILLISECONDS)
  }

  function receive(saved: ReadingPosition) {
    // Ignores outdated responses.
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
      // The server's version is authoritative, even when it is lower.
      write({ ...stored, version: Math.min(stored.version, saved.version) })
      receive(saved)
    } else sendLater()
  }

  return {
    /** The local position. */
    here: () => stored,
    /** Receives the position of the server. */
    receive,
    /** Where to start: the local position, else the server's. */
    async start(): Promise<Locator | undefined> {
      const ownDevice = stored?.locator
      const request = calls?.get().then(receive, refuse)
      if (ownDevice) return ownDevice
      await request
      return stored?.locator
    },
    /** Records the position; `later` during continuous playback. */
    note(locator: Locator, progress: number, pause: 'soon' | 'later' = 'soon') {
      write({ locator, progress, version: stored?.version ?? first, isSaved: false, sent: stored?.sent })
      if (pause === 'soon') sendSoon()
      else sendLater()
    },
    /** Sends unsaved changes at once, as on page hide. */
    leave: send,
    /** Takes the other position and returns its locator. */
    go(): Locator | undefined {
      if (!other?.locator) return undefined
      const { locator, progress, version } = other
      write({ locator, progress, version, isSaved: true })
      ask(undefined)
      return locator
    },
    /** Keeps the local position and overwrites the other. */
    async stay(): Promise<void> {
      if (!other) return
      if (stored) write({ ...stored, version: other.version, isSaved: false })
      ask(undefined)
      await send()
    },
    /** Sends on page hide and when back online, until stopped. */
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
