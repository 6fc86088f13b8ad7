export const STATES = ['up', 'interrupted', 'ended'] as const
export type StreamState = (typeof STATES)[number]

type Stream = { state: StreamState; endedAt: number | undefined }

const NAME = /^[a-z0-9][a-z0-9_-]{0,99}$/
const RECORDING = '_recording'
const MOST_STREAMS = 1000

/** What is on the air, and what was kept of it: `x_recording` is the recording of `x`. */
export function keepStreams(now: () => number = Date.now) {
  const streams = new Map<string, Stream>([
    ['dapha-until-it-is-finished', { state: 'up', endedAt: undefined }],
    ['extraordinary-meeting-of-ward-five', { state: 'ended', endedAt: now() }],
  ])

  return {
    list: () => [...streams].map(([name, { state }]) => ({ name, state, recording: `${name}${RECORDING}` })),

    find: (name: string) => streams.get(name),

    isRecording: (name: string) => name.endsWith(RECORDING) && streams.has(name.slice(0, -RECORDING.length)),

    /** Puts a stream on the air or takes it off; one that nobody has heard of begins. */
    put(name: string, state: StreamState) {
      if (!NAME.test(name) || name.endsWith(RECORDING)) return false
      if (!streams.has(name) && streams.size >= MOST_STREAMS) return false
      streams.set(name, { state, endedAt: state === 'ended' ? now() : undefined })
      return true
    },
  }
}

export type Streams = ReturnType<typeof keepStreams>
