import { ApiError, type Client, type LibraryAccess, openLibraryItem, type ReadingPosition } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { AudioAccessEnded, playedShare } from '@dabali/ui/audio-part'
import { type AudioPlayback, createAudioPlayback } from '@dabali/ui/audio-playback'
import { apiErrorText, createKeepaliveClient } from '../../store/store.ts'
import { positionCalls } from '../reading-progress/position-sync.ts'
import {
  createProgressStore,
  type OtherPosition,
  type ProgressStore,
  positionOfLocator,
} from '../reading-progress/progress-store.ts'
import { deleteTracks, storedTracks, storedTrackUrl } from './track-storage.ts'

/** A URL that expires soon is not used. */
const SPARE_MS = 20_000
const OVER = new Set([403, 404, 406, 410])

type TrackUrlsOptions = {
  id: string
  client: Client
  /** The file URLs that came with the page. */
  access: LibraryAccess | null
  texts: { closed: string; loggedOut: string }
}

export type TrackUrls = ReturnType<typeof createTrackUrls>

/** The URLs of the tracks: from this device, as known, or renewed by the API. */
function createTrackUrls({ id, client, access, texts }: TrackUrlsOptions) {
  let known = access
  let stored: ReadonlySet<number> = new Set()

  function current(part: number) {
    const file = known?.files[part]
    return file && Date.parse(file.expires_at) - SPARE_MS > Date.now() ? file.url : undefined
  }

  async function renewAccess(part: number): Promise<string> {
    try {
      known = await openLibraryItem(client, { id }, { silent: true })
    } catch (error) {
      throw await closedOr(error)
    }
    const url = known.files[part]?.url
    if (url === undefined) throw new AudioAccessEnded(texts.closed)
    return url
  }

  async function closedOr(error: unknown): Promise<unknown> {
    if (!(error instanceof ApiError)) return error
    if (error.status === 401) return new AudioAccessEnded(texts.loggedOut)
    if (!OVER.has(error.status)) return error
    // Access has ended: delete the download.
    await deleteTracks(id)
    stored = new Set()
    return new AudioAccessEnded(apiErrorText(error, texts.closed))
  }

  async function fromStorage(part: number, { anew }: { anew: boolean }) {
    const storedUrl = await storedTrackUrl({ id, part })
    return storedUrl ?? online(part, { anew })
  }

  const online = (part: number, { anew }: { anew: boolean }) => (anew ? undefined : current(part)) ?? renewAccess(part)

  return {
    addressOf: (part: number, how: { anew: boolean }) =>
      stored.has(part) ? fromStorage(part, how) : online(part, how),
    /** From the API, whether it is downloaded or not. */
    online,
    endsAt: () => known?.ends_at ?? null,
    async refreshStored(): Promise<ReadonlySet<number>> {
      stored = new Set(await storedTracks(id))
      return stored
    },
  }
}

type AudioTrack = { title: string; type: string; size: number; seconds: number | null; download: string | null }

/** The audiobook as the page knows it. */
export type AudioTracks = {
  id: string
  title: string
  author: string
  artwork: readonly { src: string; sizes: string; type: string }[]
  parts: readonly AudioTrack[]
  saved: ReadingPosition
  access: LibraryAccess | null
}

type AudiobookOptions = {
  audiobook: AudioTracks
  client: Client
  language: Language
  texts: { closed: string; loggedOut: string }
}

/** From here on it counts as finished and starts again. */
const ALL = 0.995
/** A larger step counts as seeking. */
const GONE_SECONDS = 3

/** The audiobook's playback, file URLs and progress. */
export function createAudiobook({ audiobook, client, language, texts }: AudiobookOptions) {
  const { id, title, author, artwork, parts, saved, access } = audiobook
  const calls = positionCalls(createKeepaliveClient(language), id)
  const addresses = createTrackUrls({ id, client, access, texts })
  const playback = createAudioPlayback({
    parts,
    start: positionOfLocator(saved.locator, parts.length) ?? { part: 0, seconds: 0 },
    addressOf: addresses.addressOf,
    metadata: { title, author, artwork },
  })
  let progressStore: ProgressStore | undefined

  return {
    playback,
    addresses,
    /** Starts at the position of this device, after hydration. */
    open(onOther: (other: OtherPosition | undefined) => void): () => void {
      const made = createProgressStore({ id, calls, saved, parts, onOther })
      progressStore = made
      playback.goTo(made.progress >= ALL ? { part: 0, seconds: 0 } : made.start)
      const close = playback.open()
      const ends = [follow(playback, made), made.watch()]
      return () => {
        for (const end of ends) end()
        close()
      }
    },
    goThere() {
      const there = progressStore?.goThere()
      if (there) playback.goTo(there)
    },
    stayHere: () => progressStore?.stayHere(),
  }
}

/** Saves the position during playback and after seeking. */
function follow(playback: AudioPlayback, progressStore: ProgressStore): () => void {
  let before = playback.state()
  return playback.subscribe(() => {
    const now = playback.state()
    const isElsewhere = now.part !== before.part || Math.abs(now.seconds - before.seconds) > GONE_SECONDS
    const isStopped = before.isPlaying && !now.isPlaying
    const isMoving = now.isPlaying && now.seconds !== before.seconds
    before = now
    if (isElsewhere || isStopped || isMoving) {
      progressStore.save(now, playedShare(now, now.lengths), { soon: isElsewhere || isStopped })
    }
  })
}
