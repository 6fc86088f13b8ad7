import type { Client, LibraryAccess, ReadingPosition } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { playedShare } from '@dabali/ui/audio-part'
import { type AudioPlayback, createAudioPlayback } from '@dabali/ui/audio-playback'
import { lastingClient } from '../place/lasting-client.ts'
import { type OtherPlace, type PlaceKeeper, placeKeeper } from '../place/place-keeper.ts'
import { positionCalls } from '../place/position-calls.ts'
import { placeOfLocator } from '../place/time-locator.ts'
import { partAddresses } from './part-addresses.ts'

type HeardPart = { title: string; type: string; size: number; seconds: number | null; download: string | null }

/** A work that is heard, as the page knows it. */
export type Heard = {
  id: string
  title: string
  author: string
  artwork: readonly { src: string; sizes: string; type: string }[]
  parts: readonly HeardPart[]
  saved: ReadingPosition
  access: LibraryAccess | null
}

type ListeningOptions = {
  heard: Heard
  client: Client
  language: Language
  texts: { closed: string; loggedOut: string }
}

/** Who is so far has heard it all, and begins anew. */
const ALL = 0.995
/** Whoever moves further than this within a moment has gone somewhere. */
const GONE_SECONDS = 3

/** What is heard, where its sounds come from, and who keeps the place in it. */
export function makeListening({ heard, client, language, texts }: ListeningOptions) {
  const { id, title, author, artwork, parts, saved, access } = heard
  const calls = positionCalls(lastingClient(language), id)
  const addresses = partAddresses({ id, client, access, texts })
  const playback = createAudioPlayback({
    parts,
    start: placeOfLocator(saved.locator, parts.length) ?? { part: 0, seconds: 0 },
    addressOf: addresses.addressOf,
    metadata: { title, author, artwork },
  })
  let keeper: PlaceKeeper | undefined

  return {
    playback,
    addresses,
    /** Begins where this device was, once the browser is awake. */
    open(onOther: (other: OtherPlace | undefined) => void): () => void {
      const made = placeKeeper({ id, calls, saved, parts, onOther })
      keeper = made
      playback.goTo(made.progress >= ALL ? { part: 0, seconds: 0 } : made.start)
      const close = playback.open()
      const ends = [follow(playback, made), made.watch()]
      return () => {
        for (const end of ends) end()
        close()
      }
    },
    goThere() {
      const there = keeper?.goThere()
      if (there) playback.goTo(there)
    },
    stayHere: () => keeper?.stayHere(),
  }
}

/** Keeps the place while it is heard, and wherever somebody goes. */
function follow(playback: AudioPlayback, keeper: PlaceKeeper): () => void {
  let before = playback.state()
  return playback.subscribe(() => {
    const now = playback.state()
    const isElsewhere = now.part !== before.part || Math.abs(now.seconds - before.seconds) > GONE_SECONDS
    const isStopped = before.isPlaying && !now.isPlaying
    const isMoving = now.isPlaying && now.seconds !== before.seconds
    before = now
    if (isElsewhere || isStopped || isMoving) {
      keeper.keep(now, playedShare(now, now.lengths), { soon: isElsewhere || isStopped })
    }
  })
}
