import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../http/schemas.ts'
import { conflictSchema } from '../staff/writes.ts'
import { LIVE_STATES } from './live-state.ts'

const time = Type.String({ format: 'date-time' })

export const LiveSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    state: stringEnum(LIVE_STATES),
    status: stringEnum(['scheduled', 'postponed', 'cancelled']),
    now: Type.String({
      format: 'date-time',
      description: 'The time of the server, for countdowns: the clock of a device may be wrong.',
    }),
    doors_at: time,
    starts_at: time,
    ends_at: time,
    replay_until: nullable(time),
    next: Type.Union([Type.Object({ state: stringEnum(LIVE_STATES), at: nullable(time) }), Type.Null()], {
      description: 'The next state and its time, as far as they are known.',
    }),
    viewers: Type.Integer(),
    tips_on: Type.Boolean({
      description: 'Whether viewers can give tips, from the opening of the doors to the end of the stream.',
    }),
    message: nullable(Type.String({ description: 'A message of the organisers to viewers.' })),
    may_watch: Type.Boolean(),
    reason: Type.Union([stringEnum(['not_started', 'interrupted', 'ended', 'cancelled']), Type.Null()]),
    detail: nullable(Type.String({ description: 'The reason, as text.' })),
    session_url: Type.String({ examples: ['/v1/api/events/low-cloud-live/7/live/session/'] }),
  },
  { $id: 'Live' },
)

export const LiveSessionSchema = Type.Object(
  {
    src: Type.String({ description: 'The master playlist, for this session only.' }),
    state: stringEnum(['live', 'replay']),
    start_id: Type.String({ format: 'uuid', description: 'Names this start when it is ended.' }),
    lease_seconds: Type.Integer({ description: 'The session ends after this many seconds without a heartbeat.' }),
    ends_at: Type.String({ format: 'date-time', description: 'This URL stops working then.' }),
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
    event_id: Type.Integer(),
    version: Type.Integer({ description: 'Grows with every state that staff set; send it as `If-Match: "7"`.' }),
    slug: Type.String(),
    title: Type.Object({ en: Type.String(), ne: Type.String() }),
    doors_at: time,
    starts_at: time,
    ends_at: time,
    replay_until: nullable(time),
    can_override: Type.Boolean({ description: 'Whether a state that is set now is valid.' }),
    state: stringEnum(LIVE_STATES),
    said: Type.Union([stringEnum(['interrupted', 'live', 'ended']), Type.Null()]),
    message: Type.Object({ en: Type.String(), ne: Type.String() }),
    stream: Type.String({ description: 'The name of the stream at the origin.' }),
    recording: nullable(Type.String()),
    is_on_air: Type.Boolean({ description: 'Whether the origin serves the stream.' }),
    viewers: Type.Integer(),
    num_hashes: Type.Integer(),
    num_redeemed: Type.Integer(),
  },
  { $id: 'StaffLive' },
)

export const StaffLiveConflictSchema = conflictSchema(StaffLiveSchema)

export const StreamPreviewSchema = Type.Object(
  {
    src: nullable(Type.String({ description: 'The master playlist, for this login only; null without a picture.' })),
    is_recording: Type.Boolean(),
  },
  { $id: 'StreamPreview' },
)

export const AccessHashListSchema = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        name: Type.String({ description: 'Whom it is for.' }),
        most_uses: nullable(Type.Integer()),
        uses: Type.Integer(),
        expires_at: nullable(time),
        created_at: time,
        created_by: Type.String({ description: 'The email address of the member; empty if the account is deleted.' }),
        last_used_at: nullable(time),
      }),
    ),
  },
  { $id: 'LiveAccessHashList' },
)

export const AccessHashesSchema = Type.Object(
  {
    hashes: Type.Array(
      Type.Object({
        hash: Type.String({ description: 'Shown only once: the database stores a hash.' }),
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
export type StreamPreview = Static<typeof StreamPreviewSchema>
export type AccessHashList = Static<typeof AccessHashListSchema>
export type AccessHashes = Static<typeof AccessHashesSchema>
