import type { FastifyInstance } from 'fastify'
import { CHAT_SCHEMAS } from '../live/chat/chat.ts'
import { deskQueries } from '../live/chat/desk/queries.ts'
import { deskRoutes } from '../live/chat/desk/routes.ts'
import { chatQueries } from '../live/chat/queries.ts'
import { openRooms } from '../live/chat/rooms.ts'
import { chatRoutes } from '../live/chat/routes.ts'
import { keptPlays } from '../live/gate/kept-plays.ts'
import { gateQueries } from '../live/gate/queries.ts'
import { gateRoutes } from '../live/gate/routes.ts'
import {
  AccessHashesSchema,
  LiveHeartbeatSchema,
  LiveSchema,
  LiveSessionSchema,
  StaffLiveSchema,
} from '../live/live.ts'
import { openOrigin } from '../live/origin.ts'
import { liveQueries } from '../live/queries.ts'
import type { LiveSettings } from '../live/read-live.ts'
import { liveRoutes } from '../live/routes.ts'
import { staffLiveQueries } from '../live/staff/queries.ts'
import { staffLiveRoutes } from '../live/staff/routes.ts'
import { watchingQueries } from '../live/watching/queries.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { signingKeys } from '../signing-keys/key-ring.ts'

export const LIVE_SCHEMAS = [
  LiveSchema,
  LiveSessionSchema,
  LiveHeartbeatSchema,
  StaffLiveSchema,
  AccessHashesSchema,
  ...CHAT_SCHEMAS,
]

type Database = Parameters<typeof liveQueries>[0]

/** Streamed nights: who may watch, from one place at a time, through the gate; what is said beside them; who runs them. */
export function registerLive(app: FastifyInstance, database: Database, settings: LiveSettings | undefined) {
  const origin = openOrigin(settings)
  const keys = () => signingKeys(database, 'live')
  const gate = gateQueries(database)
  app.register(liveRoutes, {
    queries: liveQueries(database),
    places: watchingQueries(database),
    limits: rateLimitQueries(database),
    origin,
    keys,
  })
  app.register(gateRoutes, { queries: gate, plays: keptPlays(gate), origin, keys })
  app.register(staffLiveRoutes, { queries: staffLiveQueries(database), origin })
  const chat = chatQueries(database)
  const rooms = openRooms({ queries: chat })
  app.register(chatRoutes, { queries: liveQueries(database), chat, rooms, limits: rateLimitQueries(database) })
  app.register(deskRoutes, { desk: deskQueries(database), chat, rooms })
}
