const NAME = 'film-positions'
/** Who stops within these had not begun, or was done. */
const FIRST_SECONDS = 5
const LAST_SECONDS = 15
const MOST = 50

/** Where this browser stopped in a film. */
export function loadPosition(film: string): number | undefined {
  return read().find(([name]) => name === film)?.[1]
}

/** Keeps where a film was stopped, and forgets it near the beginning and the end. */
export function savePosition(film: string, { time, duration }: { time: number; duration: number }): void {
  const others = read().filter(([name]) => name !== film)
  const isWorthIt = Number.isFinite(duration) && time >= FIRST_SECONDS && time <= duration - LAST_SECONDS
  write(isWorthIt ? [...others, [film, Math.floor(time)] as const].slice(-MOST) : others)
}

type Positions = readonly (readonly [film: string, seconds: number])[]

function read(): Positions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    // A browser that keeps nothing, or something that is not ours: every film begins at its beginning.
    return []
  }
}

function isPosition(kept: unknown): kept is Positions[number] {
  return Array.isArray(kept) && typeof kept[0] === 'string' && Number.isFinite(kept[1])
}

function write(positions: Positions) {
  try {
    localStorage.setItem(NAME, JSON.stringify(positions))
  } catch {
    // The film plays all the same.
  }
}
