const NAME = 'listening-speed'

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** As fast as this browser was told the last time. */
export function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(NAME))
    return SPEEDS.find((speed) => speed === kept) ?? 1
  } catch {
    return 1
  }
}

export function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(NAME, String(speed))
  } catch {
    // It is that fast for as long as the page is open.
  }
}
