import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOneOf, toInteger } from './payments.ts'

export const MODES = ['up', 'down', 'slow', 'garbage', 'cut', 'lost'] as const
export const KINDS = ['start', 'lookup', 'refund'] as const
type Mode = (typeof MODES)[number]
/** The kind of a request. */
type Kind = (typeof KINDS)[number]

type Settings = {
  mode: Mode
  /** The delay of `slow`. */
  ms: number
  /** The number of further requests; null for all until it is changed. */
  times: number | null
  /** Only for requests of this kind; null is for all. */
  only: Kind | null
}

const LONGEST_MS = 120_000
const MOST_TIMES = 100_000
const NAMES = new Set(['mode', 'ms', 'times', 'only'])
const GARBAGE = '<!doctype html><title>Welcome</title><p>It works!'

/** The failure mode of a gateway. `isDown` sends the gateway's own response for an outage. */
export function createModeSwitch(isDown: (reply: FastifyReply, kind: Kind) => FastifyReply) {
  const settings: Settings = { mode: 'up', ms: 3000, times: null, only: null }
  const unanswered = new WeakSet<FastifyRequest>()

  function take(kind: Kind): Mode {
    if (settings.only !== null && settings.only !== kind) return 'up'
    const { mode } = settings
    if (settings.times !== null) {
      settings.times -= 1
      if (settings.times <= 0) Object.assign(settings, { mode: 'up', times: null, only: null })
    }
    return mode
  }

  return {
    settings,
    /** The route options that apply the mode. */
    on: (kind: Kind) => ({
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        const mode = take(kind)
        if (mode === 'slow') await sleep(settings.ms, undefined, { ref: false })
        if (mode === 'down') return isDown(reply, kind)
        if (mode === 'garbage') return reply.type('text/html').send(GARBAGE)
        if (mode === 'lost') unanswered.add(request)
        if (mode === 'cut') {
          reply.hijack()
          request.raw.socket.destroy()
        }
        return undefined
      },
      async onSend(request: FastifyRequest, _reply: FastifyReply, payload: unknown) {
        if (unanswered.has(request)) request.raw.socket.destroy()
        return payload
      },
    }),
    /** Applies a change; returns the error message if it is invalid. */
    change(fields: Record<string, unknown>): string | undefined {
      if (!Object.keys(fields).some((name) => NAMES.has(name))) return undefined
      const changed = readSettings(fields, settings)
      if (typeof changed === 'string') return changed
      Object.assign(settings, changed)
      return undefined
    },
  }
}

/** The changed settings, or an error message; empty form fields are ignored. */
function readSettings(fields: Record<string, unknown>, now: Settings): Settings | string {
  const { mode = now.mode, ms = now.ms, times = null, only = null } = withoutBlanks(fields)
  if (!isOneOf(MODES, mode)) return `mode is one of ${MODES.join(', ')}.`
  const wait = toInteger(ms, { least: 0, most: LONGEST_MS })
  if (wait === undefined) return `ms is a number from 0 to ${LONGEST_MS}.`
  const count = times === null ? null : toInteger(times, { least: 1, most: MOST_TIMES })
  if (count === undefined) return `times is a number from 1 to ${MOST_TIMES}.`
  if (only !== null && !isOneOf(KINDS, only)) return `only is one of ${KINDS.join(', ')}.`
  return mode === 'up' ? { mode, ms: wait, times: null, only: null } : { mode, ms: wait, times: count, only }
}

const withoutBlanks = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

export type ModeSwitch = ReturnType<typeof createModeSwitch>
