export type NewJob = {
  topic: string
  payload: object
  /** Jobs with the same key are merged while they wait. */
  key?: string
  runAt?: Date
}

export type Job = { id: string; topic: string; payload: unknown; attempts: number }

/** Handles jobs of a topic. Must be idempotent: a job can be delivered more than once. */
export type Handler = (payload: never, job: { id: string }) => Promise<unknown>

export type Handlers = Record<string, Handler>

export type Log = Record<'warn' | 'error', (details: object, message: string) => void>

/** A failure that a retry cannot fix. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Error codes only, never free text. */
const CODE = /^[A-Za-z0-9_.-]{1,40}$/

/** Name and codes of an error. The message is left out: it may contain personal data of the job. */
export function failureKind(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const words = [error.name, Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')]
  return words
    .map(String)
    .filter((word) => word !== 'undefined' && CODE.test(word))
    .join(' ')
}

const listeners = new Set<() => void>()

/** Notifies workers of this process of new jobs; jobs of other processes are found by polling. */
export function onNewJob(wake: () => void) {
  listeners.add(wake)
  return () => {
    listeners.delete(wake)
  }
}

export function notifyWorkers() {
  for (const wake of listeners) wake()
}
