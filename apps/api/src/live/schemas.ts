import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../http/schemas.ts'
import { LIVE_STATES } from './live-state.ts'

const time = Type.String({ format: 'date-time' })

export const LiveSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    state: stringEnum(LIVE_STATES),
    status: stringEnum(['scheduled', 'postponed', 'cancelled']),
    now: Type.String({
      format: 'date-time',
      description: 'What to count down from: the clock of a device may be wrong.',
    }),
    doors_at: time,
    starts_at: time,
    ends_at: time,
    replay_until: nullable(time),
    next: Type.Union([Type.Object({ state: stringEnum(LIVE_STATES), at: nullable(time) }), Type.Null()], {
      description: 'What comes after this state, and when, as far as anybody knows.',
    }),
    viewers: Type.Integer(),
    message: nullable(Type.String({ description: 'What the house has to say to those who watch.' })),
    may_watch: Type.Boolean(),
    reason: Type.Union([stringEnum(['not_started', 'interrupted', 'ended', 'cancelled']), Type.Null()]),
    detail: nullable(Type.String({ description: 'The reason, to be read.' })),
    session_url: Type.String({ examples: ['/v1/api/events/low-cloud-live/7/live/session/'] }),
  },
  { $id: 'Live' },
)

export const LiveSessionSchema = Type.Object(
  {
    src: Type.String({ description: 'The master playlist, for this session alone.' }),
    state: stringEnum(['live', 'replay']),
    lease_seconds: Type.Integer({ description: 'The place is kept so long without a heartbeat.' }),
    ends_at: Type.String({ format: 'date-time', description: 'Nothing is played from this address afterwards.' }),
  },
  { $id: 'LiveSession' },
)

export const LiveHeartbeatSchema = Type.Object(
  {
    state: stringEnum(LIVE_STATES),
    lease_seconds: Type.Integer(),
    viewers: Type.Integer(),
    message: nullable(Type.String()),
  },
  { $id: 'LiveHeartbeat' },
)

export const StaffLiveSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    state: stringEnum(LIVE_STATES),
    said: Type.Union([stringEnum(['interrupted', 'live', 'ended']), Type.Null()]),
    message: Type.Object({ en: Type.String(), ne: Type.String() }),
    stream: Type.String({ description: 'What it is called at the origin.' }),
    recording: nullable(Type.String()),
    is_on_air: Type.Boolean({ description: 'Whether the origin sends it.' }),
    viewers: Type.Integer(),
    num_hashes: Type.Integer(),
    num_redeemed: Type.Integer(),
  },
  { $id: 'StaffLive' },
)

export const AccessHashesSchema = Type.Object(
  {
    hashes: Type.Array(
      Type.Object({
        hash: Type.String({ description: 'Shown this once: only its hash is kept.' }),
        path: Type.String({ examples: ['/event/low-cloud-live/7/live/k3…'] }),
      }),
    ),
    most_uses: nullable(Type.Integer()),
    expires_at: nullable(time),
  },
  { $id: 'LiveAccessHashes' },
)

export type Live = Static<typeof LiveSchema>
export type LiveSession = Static<typeof LiveSessionSchema>
export type LiveHeartbeat = Static<typeof LiveHeartbeatSchema>
export type StaffLive = Static<typeof StaffLiveSchema>
export type AccessHashes = Static<typeof AccessHashesSchema>
