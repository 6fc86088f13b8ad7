import {
  ApiError,
  type Client,
  type ReadingPosition,
  type ReadingPositionFork,
  saveReadingPosition,
} from '@dabali/api-client'
import { type KeptPlace, keepPlace, keptPlace, type Place } from './kept-places.ts'
import { meetPlaces, type SavedPlace } from './meet-places.ts'
import { isSamePlace, placeOfLocator, timeLocator } from './time-locator.ts'

type PlacePart = { type: string; title: string; seconds: number | null }

export type PlaceKeeperOptions = {
  id: string
  /** Where a place is sent when the page goes and nobody waits for an answer. */
  url: string
  /** What the shop had when the page was made. */
  saved: ReadingPosition
  parts: readonly PlacePart[]
  client: Client
  device: string
  /** Another device has gone on; none: it has been answered. */
  onOther: (other: SavedPlace | undefined) => void
}

export type PlaceKeeper = ReturnType<typeof placeKeeper>

const SENT_AFTER_MS = 15_000
const SENT_SOON_AFTER_MS = 1000

/** Keeps where somebody is in a work, at once on the device and soon in the shop. Nothing moves them but their answer. */
export function placeKeeper({ id, url, saved, parts, client, device, onOther }: PlaceKeeperOptions) {
  const asPlace = ({ locator, ...rest }: ReadingPosition): SavedPlace => ({
    ...rest,
    place: placeOfLocator(locator, parts.length),
  })
  const meeting = meetPlaces(keptPlace(id), asPlace(saved))
  let { version, kept, other } = meeting
  let isSending = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What left with the last page, whose answer nobody heard. */
  let left: Place | undefined
  if (kept) keepPlace(id, kept)
  if (other) onOther(other)
  else if (kept && !kept.isSaved) later(SENT_SOON_AFTER_MS)

  function later(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(send, milliseconds)
  }

  function bodyOf(place: KeptPlace) {
    const part = parts[place.part] ?? { type: 'audio/mpeg', title: '', seconds: null }
    return {
      locator: timeLocator(place, place.progress, part),
      progress: place.progress,
      device,
      base_version: version,
    }
  }

  function settle(sent: KeptPlace, next: number) {
    version = next
    if (!kept) return
    kept = { ...kept, version, isSaved: isSamePlace(kept, sent) }
    keepPlace(id, kept)
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isSending || isClosed || other || !kept || kept.isSaved) return
    isSending = true
    const sent = kept
    try {
      const answer = await saveReadingPosition(client, { id, ...bodyOf(sent) }, { silent: true })
      settle(sent, answer.version)
    } catch (error) {
      refuse(error, sent)
    }
    isSending = false
  }

  function refuse(error: unknown, sent: KeptPlace) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409) return fork(asPlace((error.body as ReadingPositionFork).saved), sent)
    // Whoever is logged out or has given it back keeps the place on this device.
    if ([401, 403, 404].includes(error.status)) isClosed = true
    else later(SENT_AFTER_MS)
  }

  /** The other place may be our own: sent with a page that went, or twice. */
  function fork(theirs: SavedPlace, sent: KeptPlace) {
    const isOurs = theirs.place && [sent, left].some((own) => own && theirs.place && isSamePlace(own, theirs.place))
    if (theirs.place && !isOurs) {
      other = theirs
      return onOther(other)
    }
    version = theirs.version
    later(SENT_SOON_AFTER_MS)
  }

  const mend = () => {
    if (kept && !kept.isSaved) later(SENT_SOON_AFTER_MS)
  }

  return {
    start: meeting.start,
    /** How far that is in all of it. */
    progress: kept?.progress ?? 0,
    /** Keeps a place here, and sends it in a while; soon where somebody stopped or went elsewhere. */
    keep(place: Place, progress: number, { soon = false } = {}) {
      if (kept && kept.part === place.part && Math.floor(kept.seconds) === Math.floor(place.seconds)) {
        if (soon && !kept.isSaved) later(SENT_SOON_AFTER_MS)
        return
      }
      kept = { part: place.part, seconds: place.seconds, progress, version, isSaved: false }
      keepPlace(id, kept)
      if (soon) later(SENT_SOON_AFTER_MS)
      else if (timer === undefined) later(SENT_AFTER_MS)
    },
    /** The page goes: what the shop does not have yet is sent along. */
    leave() {
      if (isClosed || other || !kept || kept.isSaved) return
      left = kept
      const headers = { 'content-type': 'application/json' }
      const sent = kept
      const message = { method: 'PUT', keepalive: true, headers, body: JSON.stringify(bodyOf(sent)) }
      const settled = fetch(url, message).then(async (answer) => {
        if (answer.ok) settle(sent, ((await answer.json()) as ReadingPosition).version)
      })
      // A page that comes back sends it again.
      settled.catch(() => undefined)
    },
    /** Takes the place of the other device; what is here is given up. */
    goThere(): Place | undefined {
      const there = other?.place
      if (!other || !there) return undefined
      version = other.version
      kept = { ...there, progress: other.progress, version, isSaved: true }
      keepPlace(id, kept)
      other = undefined
      onOther(undefined)
      return there
    },
    /** Keeps the place here, over that of the other device. */
    stayHere() {
      if (!other) return
      version = other.version
      other = undefined
      onOther(undefined)
      if (kept) kept = { ...kept, version, isSaved: false }
      later(0)
    },
    listen(): () => void {
      addEventListener('online', mend)
      return () => {
        removeEventListener('online', mend)
        clearTimeout(timer)
      }
    },
  }
}
