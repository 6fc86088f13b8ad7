import type { Client } from '@dabali/api-client'
import { deviceName } from '../place/device-name.ts'
import type { Place } from '../place/kept-places.ts'
import type { SavedPlace } from '../place/meet-places.ts'
import { onLeave } from '../place/on-leave.ts'
import { type PlaceKeeper, placeKeeper } from '../place/place-keeper.ts'
import type { Seen } from './watch-here.tsx'

/** Who stops so near the end has seen it, and begins anew the next time. */
const LAST_SECONDS = 15

/** Where somebody is in a film, kept here and in the shop. */
export function makeWatching({ seen, client }: { seen: Seen; client: Client }) {
  const { id, positionUrl: url, saved, films } = seen
  let keeper: PlaceKeeper | undefined
  let place: Place | undefined

  const keepingOf = (part: number) => ({
    kept: () => (place?.part === part ? place.seconds : undefined),
    keep(_: string, { time, duration }: { time: number; duration: number }) {
      if (!Number.isFinite(duration) || duration <= 0) return
      const isOver = time > duration - LAST_SECONDS
      place = { part, seconds: isOver ? 0 : time }
      keeper?.keep(place, isOver ? 1 : (part + time / duration) / films.length, { soon: true })
    },
  })
  return {
    keeping: films.map((_, part) => keepingOf(part)),
    open(onOther: (other: SavedPlace | undefined) => void): () => void {
      const device = deviceName(navigator.userAgent)
      const made = placeKeeper({ id, url, saved, parts: films, client, device, onOther })
      keeper = made
      place = made.start
      const ends = [made.listen(), onLeave(made.leave)]
      return () => {
        made.leave()
        for (const end of ends) end()
      }
    },
    goThere() {
      place = keeper?.goThere() ?? place
    },
    stayHere: () => keeper?.stayHere(),
  }
}
