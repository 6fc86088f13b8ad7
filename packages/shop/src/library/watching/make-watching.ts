import type { Language } from '@dabali/domain'
import { lastingClient } from '../place/lasting-client.ts'
import { type OtherPlace, type PlaceKeeper, placeKeeper } from '../place/place-keeper.ts'
import { positionCalls } from '../place/position-calls.ts'
import type { Place } from '../place/time-locator.ts'
import type { Seen } from './watch-here.tsx'

/** Who stops so near the end has seen it, and begins anew the next time. */
const LAST_SECONDS = 15

/** Where somebody is in a film, kept here and in the shop. */
export function makeWatching({ seen, language }: { seen: Seen; language: Language }) {
  const { id, saved, films } = seen
  const calls = positionCalls(lastingClient(language), id)
  let keeper: PlaceKeeper | undefined
  let place: Place | undefined

  const keepingOf = (part: number) => ({
    load: () => (place?.part === part ? place.seconds : undefined),
    save(_: string, { time, duration }: { time: number; duration: number }) {
      if (!Number.isFinite(duration) || duration <= 0) return
      const isOver = time > duration - LAST_SECONDS
      place = { part, seconds: isOver ? 0 : time }
      keeper?.keep(place, isOver ? 1 : (part + time / duration) / films.length, { soon: true })
    },
  })
  return {
    keeping: films.map((_, part) => keepingOf(part)),
    open(onOther: (other: OtherPlace | undefined) => void): () => void {
      keeper = placeKeeper({ id, calls, saved, parts: films, onOther })
      place = keeper.start
      return keeper.watch()
    },
    goThere() {
      place = keeper?.goThere() ?? place
    },
    stayHere: () => keeper?.stayHere(),
  }
}
