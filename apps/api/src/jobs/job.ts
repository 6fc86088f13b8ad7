export type NewJob = {
  topic: string
  payload: object
  /** While one with this key waits, another one with it is the same. */
  key?: string
  runAt?: Date
}

export type Job = { id: string; topic: string; payload: unknown; attempts: number }

/** Does the work of a topic, twice if need be: it may be told of the same job again. Each knows its own payload. */
export type Handler = (payload: never, job: { id: string }) => Promise<unknown>

export type Handlers = Record<string, Handler>

export type Log = Record<'warn' | 'error', (details: object, message: string) => void>
