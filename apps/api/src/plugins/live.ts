import type { FastifyInstance } from 'fastify'
import { openChatHub } from '../live/chat/chat-hub.ts'
import { moderationQueries } from '../live/chat/moderation/queries.ts'
import { moderationRoutes } from '../live/chat/moderation/routes.ts'
import { staffMessageRoutes } from '../live/chat/moderation/staff-messages.ts'
import { chatQueries } from '../live/chat/queries.ts'
import { reactionRoutes } from '../live/chat/reactions.ts'
import { chatRoutes } from '../live/chat/routes.ts'
import { CHAT_SCHEMAS } from '../live/chat/schemas.ts'
import { hlsRoutes, sessionCache } from '../live/hls-proxy/handle-hls.ts'
import { hlsQueries } from '../live/hls-proxy/queries.ts'
import { type LiveSettings, openOrigin } from '../live/origin.ts'
import { liveQueries } from '../live/queries.ts'
import { liveRoutes } from '../live/routes.ts'
import {
  AccessHashesSchema,
  AccessHashListSchema,
  LiveHeartbeatSchema,
  LiveSchema,
  LiveSessionSchema,
  StaffLiveConflictSchema,
  StaffLiveSchema,
  StreamPreviewSchema,
} from '../live/schemas.ts'
import { staffLiveQueries } from '../live/staff/queries.ts'
import { staffLiveRoutes } from '../live/staff/routes.ts'
import { streamSessionQueries } from '../live/stream-sessions/queries.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { signingKeys } from '../signing-keys/queries.ts'

export const LIVE_SCHEMAS = [
  LiveSchema,
  LiveSessionSchema,
  LiveHeartbeatSchema,
  StaffLiveSchema,
  StaffLiveConflictSchema,
  AccessHashesSchema,
  AccessHashListSchema,
  StreamPreviewSchema,
  ...CHAT_SCHEMAS,
]

type Database = Parameters<typeof liveQueries>[0]

/** Live streams: access, sessions, HLS proxy, chat and staff control. */
export function registerLive(app: FastifyInstance, database: Database, settings: LiveSettings | undefined) {
  const origin = openOrigin(settings)
  const keys = () => signingKeys(database, 'live')
  const gate = hlsQueries(database)
  app.register(liveRoutes, {
    queries: liveQueries(database),
    places: streamSessionQueries(database),
    limits: rateLimitQueries(database),
    origin,
    keys,
  })
  app.register(hlsRoutes, { queries: gate, plays: sessionCache(gate), origin, keys })
  app.register(staffLiveRoutes, { database, queries: staffLiveQueries(database), origin, keys })
  const chat = chatQueries(database)
  const rooms = openChatHub({ queries: chat })
  app.register(chatRoutes, { queries: liveQueries(database), chat, rooms, limits: rateLimitQueries(database) })
  app.register(reactionRoutes, { queries: liveQueries(database), reactions: chat, limits: rateLimitQueries(database) })
  const moderation = { moderation: moderationQueries(database), chat, rooms }
  app.register(moderationRoutes, moderation)
  app.register(staffMessageRoutes, { ...moderation, database })
}
