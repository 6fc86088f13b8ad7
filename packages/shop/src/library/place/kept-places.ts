/** A second of a part, both counted from nought. */
export type Place = { part: number; seconds: number }

/** Where this device left a work, over which version of the shop's, and whether the shop has it. */
export type KeptPlace = Place & { progress: number; version: number; isSaved: boolean }

const NAME = 'library-places'
const MOST = 60

export function keptPlace(id: string): KeptPlace | undefined {
  return read().find(([known]) => known === id)?.[1]
}

/** Keeps it at once, on this device alone; what was left longest ago makes room. */
export function keepPlace(id: string, place: KeptPlace): void {
  const others = read().filter(([known]) => known !== id)
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [id, place]].slice(-MOST)))
  } catch {
    // The shop keeps it all the same.
  }
}

type Kept = readonly (readonly [id: string, place: KeptPlace])[]

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    // A browser that keeps nothing, or something that is not ours.
    return []
  }
}

function isKept(kept: unknown): kept is Kept[number] {
  if (!Array.isArray(kept) || typeof kept[0] !== 'string' || typeof kept[1] !== 'object' || kept[1] === null)
    return false
  const { part, seconds, progress, version, isSaved }: Partial<Record<keyof KeptPlace, unknown>> = kept[1]
  return [part, seconds, progress, version].every(Number.isFinite) && typeof isSaved === 'boolean'
}
