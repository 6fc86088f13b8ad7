import type { Locator } from '@dabali/api-client'

/** Where this device left a work: the place, the version of the shop's it was written over, and whether the shop has it. */
export type KeptPosition = {
  locator: Locator
  progress: number
  version: number
  isSaved: boolean
  /** What was sent, and whose answer nobody has heard. */
  sent?: readonly Locator[] | undefined
}

const NAME = 'places'
const MOST = 60

/** Where this device left a work; nothing where it keeps nothing, or something that is not ours. */
export function keptPosition(id: string): KeptPosition | undefined {
  return read().find(([known]) => known === id)?.[1]
}

/** Keeps it at once, on this device alone; what was left longest ago makes room. */
export function keepPosition(id: string, position: KeptPosition): void {
  const others = read().filter(([known]) => known !== id)
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [id, position]].slice(-MOST)))
  } catch {
    // The shop keeps it all the same.
  }
}

type Kept = readonly (readonly [id: string, position: KeptPosition])[]

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    // A browser that keeps nothing, or something that cannot be read.
    return []
  }
}

const isKept = (kept: unknown): kept is Kept[number] =>
  Array.isArray(kept) && typeof kept[0] === 'string' && isPosition(kept[1])

function isPosition(kept: unknown): kept is KeptPosition {
  const { locator, progress, version, isSaved, sent = [] }: Partial<Record<keyof KeptPosition, unknown>> = Object(kept)
  const areNumbers = Number.isFinite(progress) && Number.isFinite(version)
  return areNumbers && typeof isSaved === 'boolean' && [locator, sent].flat().every(isLocator)
}

const isLocator = (kept: unknown) => typeof Object(kept).href === 'string'
