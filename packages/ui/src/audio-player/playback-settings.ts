const NAME = 'listening-speed'

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The playback rate that was last selected in this browser. */
export function loadSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(NAME))
    return SPEEDS.find((speed) => speed === kept) ?? 1
  } catch {
    return 1
  }
}

export function saveSpeed(speed: number): void {
  try {
    localStorage.setItem(NAME, String(speed))
  } catch {
    // It is that fast for as long as the page is open.
  }
}

/** Minutes, or the end of the part that plays. */
export type Sleep = 'off' | 'part' | 5 | 15 | 30
export const SLEEPS: readonly Sleep[] = ['off', 5, 15, 30, 'part']

const CHECK_INTERVAL_MS = 500
const FADE_MS = 8000
const MINUTE_MS = 60_000

type SleepTimerOptions = {
  /** How loud it is while it fades, from 1 to 0. */
  onFade: (share: number) => void
  onOver: () => void
  onTick: () => void
  /** Until the end of the part, as it is heard. */
  msLeftOfPart: () => number
}

/** A sleep timer: fades out and stops. */
export function createSleepTimer({ onFade, onOver, onTick, msLeftOfPart }: SleepTimerOptions) {
  let choice: Sleep = 'off'
  let until = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const msLeft = () => (choice === 'part' ? msLeftOfPart() : until - Date.now())
  function set(next: Sleep) {
    clearInterval(timer)
    choice = next
    until = typeof next === 'number' ? Date.now() + next * MINUTE_MS : 0
    onFade(1)
    if (next !== 'off') timer = setInterval(check, CHECK_INTERVAL_MS)
  }
  function check() {
    const left = msLeft()
    onFade(Math.min(Math.max(left / FADE_MS, 0), 1))
    onTick()
    // The end of a part is reported by the player.
    if (left > 0 || choice === 'part') return
    onOver()
    set('off')
  }
  return {
    set,
    choice: () => choice,
    /** The remaining seconds; none for a timer that ends with the part. */
    secondsLeft: () => (typeof choice === 'number' ? Math.max(0, Math.ceil(msLeft() / 1000)) : undefined),
  }
}
