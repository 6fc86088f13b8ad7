import { type Part, stopPart } from './part.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** A part that ran this long starts again without a longer pause. */
const WELL_AFTER_MS = 60_000

export type RunningPart = { name: string; ready: Promise<void>; stop: () => Promise<void> }

type Options = { name: string; launch: () => Part; say: (text: string) => void; firstPauseMs?: number }

/** Starts a part, and starts it again when it exits after it was ready, with a longer pause each time. */
export function keepRunning({ name, launch, say, firstPauseMs = FIRST_PAUSE_MS }: Options): RunningPart {
  let failures = 0
  let wasReady = false
  let stopping = false
  let restart: NodeJS.Timeout | undefined
  let part = run()

  function run() {
    const begun = Date.now()
    const next = launch()
    next.ready.then(
      () => {
        if (wasReady) say(`${name} runs again.`)
        wasReady = true
      },
      () => undefined,
    )
    next.process.once('exit', (code, signal) => {
      // The first start rejects `ready`; starting again would fail in the same way.
      if (stopping || !wasReady) return
      if (Date.now() - begun > WELL_AFTER_MS) failures = 0
      const pauseMs = Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS)
      failures += 1
      const reason = signal ?? `exit code ${code}`
      say(`${name} stopped (${reason}). It is started again in ${pauseMs / 1000} s.`)
      restart = setTimeout(() => {
        part = run()
      }, pauseMs)
    })
    return next
  }

  return {
    name,
    ready: part.ready,
    stop: async () => {
      stopping = true
      clearTimeout(restart)
      await stopPart(part)
    },
  }
}
