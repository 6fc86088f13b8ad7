import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../../../errors/api-error.ts'
import type { Language } from '../../../http/language.ts'
import { IF_MATCH, parseVersion } from '../../../http/request-body.ts'
import { errorResponses, isUuid, schemaRef } from '../../../http/schemas.ts'
import { staffActor } from '../../../staff/access.ts'
import { recordStaffEvent, type StaffActor } from '../../../staff/audit/queries.ts'
import { requireVersion } from '../../../staff/writes.ts'
import { parseDateId } from '../../get-live.ts'
import type { ChatHub } from '../chat-hub.ts'
import { noMessage, notMutable } from '../errors.ts'
import { toPinned } from '../post-message.ts'
import { type ChatQueries, chatStatements } from '../queries.ts'
import {
  type ModeratedMessage,
  ModeratedMessageSchema,
  type Moderation,
  ModerationSchema,
  SLOWEST_SECONDS,
} from '../schemas.ts'
import { type ModeratedRow, type ModerationQueries, moderationStatements } from './queries.ts'

export type ModerationDeps = {
  moderation: ModerationQueries
  chat: Pick<ChatQueries, 'inTransaction' | 'listRooms'>
  rooms: Pick<ChatHub, 'poll'>
}

export type ModerationRequest = { id: string; by: StaffActor; language: Language }
type ModerateRequest = ModerationRequest & {
  message: string
  is_hidden?: boolean | undefined
  is_muted?: boolean | undefined
}

/** The chat for moderators: reported messages first, hidden ones included. */
export async function getModeration(
  { moderation, chat }: Pick<ModerationDeps, 'moderation' | 'chat'>,
  id: string,
): Promise<Moderation> {
  const dateId = await requireEventDate(moderation, id)
  const [room, [state], rows] = await Promise.all([
    moderation.findRoom(dateId),
    chat.listRooms([dateId]),
    moderation.listMessages(dateId),
  ])
  return { ...room, pinned: toPinned(state?.pinned ?? null), messages: rows.map(toModeratedMessage) }
}

/** Slow mode: seconds between two messages; 0 turns it off. The seconds are their own version. */
async function setSlowMode(
  { moderation, chat, rooms }: ModerationDeps,
  { id, by, seconds, version, language }: ModerationRequest & { seconds: number; version: number | undefined },
) {
  const dateId = await requireEventDate(moderation, id)
  await chat.inTransaction(async (connection) => {
    await chatStatements(connection).nextSeq(dateId)
    const inside = moderationStatements(connection)
    const { slow_seconds } = await inside.findRoom(dateId)
    requireVersion({ language, version }, { version: slow_seconds }, () => ({ slow_seconds }))
    await inside.setPace({ dateId, seconds })
    const action = { id: randomUUIDv7(), event_date_id: dateId, kind: 'slow' as const, seconds }
    await inside.noteAction({ ...action, done_by: by.accountId })
    await recordStaffEvent(connection, by, {
      thing: { kind: 'event_date', id: dateId },
      before: { slow_seconds },
      after: { slow_seconds: seconds },
    })
  })
  rooms.poll()
  return getModeration({ moderation, chat }, id)
}

/** Hides or shows a message; mutes or unmutes its author for this date. */
async function moderate(
  { moderation, chat, rooms }: ModerationDeps,
  input: ModerateRequest,
): Promise<ModeratedMessage> {
  const { by, message: messageId, language, is_hidden: isHidden, is_muted: isMuted } = input
  const dateId = await requireEventDate(moderation, input.id)
  if (!isUuid(messageId)) throw noMessage(language)
  const changed = await chat.inTransaction(async (connection) => {
    const inside = moderationStatements(connection)
    // Takes the row lock first, like every writer, to serialise moderation.
    const { seq } = await chatStatements(connection).nextSeq(dateId)
    const message = await inside.findMessage({ dateId, messageId })
    if (message === undefined) throw noMessage(language)
    requireMutable(message, input)
    const { account_id } = message
    const note = (kind: 'hide' | 'show' | 'mute' | 'unmute') =>
      inside.noteAction({
        id: randomUUIDv7(),
        event_date_id: dateId,
        kind,
        done_by: by.accountId,
        message_id: messageId,
        account_id,
      })
    if (isHidden !== undefined && isHidden !== message.is_hidden) {
      await inside.setHidden({ messageId, isHidden, seq })
      await note(isHidden ? 'hide' : 'show')
    }
    if (isMuted !== undefined && isMuted !== message.is_muted && account_id !== null) {
      await inside.setMuted({ accountId: account_id, dateId, isMuted })
      await note(isMuted ? 'mute' : 'unmute')
    }
    const moderated = await inside.findMessage({ dateId, messageId })
    await recordModeration(connection, by, message, moderated)
    return moderated
  })
  if (changed === undefined) throw noMessage(language)
  rooms.poll()
  return toModeratedMessage(changed)
}

/** Who is muted is stored with the names in a chat. */
function requireMutable({ account_id, name }: ModeratedRow, { is_muted, language }: ModerateRequest) {
  if (is_muted && (account_id === null || name === null)) throw notMutable(language)
}

const factsOf = ({ is_hidden, is_muted }: ModeratedRow) => ({ is_hidden, is_muted })

async function recordModeration(
  inside: Parameters<typeof recordStaffEvent>[0],
  by: StaffActor,
  was: ModeratedRow,
  is?: ModeratedRow,
) {
  if (!is || (is.is_hidden === was.is_hidden && is.is_muted === was.is_muted)) return
  const thing = { kind: 'chat_message', id: was.id }
  await recordStaffEvent(inside, by, { thing, before: factsOf(was), after: factsOf(is) })
}

export async function requireEventDate(
  moderation: Pick<ModerationQueries, 'isEventDate'>,
  id: string,
): Promise<number> {
  const dateId = parseDateId(id)
  if (!(await moderation.isEventDate(dateId))) throw notFound()
  return dateId
}

const toModeratedMessage = ({ account_id: _account, said_at, ...message }: ModeratedRow): ModeratedMessage => ({
  ...message,
  said_at: said_at.toISOString(),
})

export const PATH = '/v1/api/staff/live/:id/chat/'

// Tagged like the live routes of viewers.
export const tags = ['live']
export const eventDateOf = { id: Type.String({ description: 'The id of the event date.', examples: ['7'] }) }

/** Chat moderation by staff; every action is logged. */
export const moderationRoutes: FastifyPluginAsyncTypebox<ModerationDeps> = async (app, parts) => {
  app.get(
    PATH,
    {
      config: { permission: 'chat.read' },
      schema: {
        operationId: 'getChatModeration',
        tags,
        params: Type.Object(eventDateOf),
        response: { 200: schemaRef(ModerationSchema), ...errorResponses(401, 403, 404) },
      },
    },
    ({ params: { id } }) => getModeration(parts, id),
  )

  app.post(
    PATH,
    {
      config: { permission: 'chat.moderate' },
      schema: {
        operationId: 'setSlowMode',
        tags,
        description: 'The version for `If-Match` is the number of seconds.',
        params: Type.Object(eventDateOf),
        headers: Type.Object(IF_MATCH),
        body: Type.Object({ slow_seconds: Type.Integer({ minimum: 0, maximum: SLOWEST_SECONDS }) }),
        response: { 200: schemaRef(ModerationSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const by = await staffActor(request)
      const { params, body, language } = request
      return setSlowMode(parts, { ...params, by, language, seconds: body.slow_seconds, version: parseVersion(request) })
    },
  )

  app.post(
    `${PATH}:message/`,
    {
      config: { permission: 'chat.moderate' },
      schema: {
        operationId: 'moderateChat',
        tags,
        description:
          'Fields that are left out stay unchanged. `is_muted` mutes the author of the message for this event; an author without a name in its chat, such as staff, gets 409.',
        params: Type.Object({ ...eventDateOf, message: Type.String() }),
        body: Type.Object({
          is_hidden: Type.Optional(Type.Boolean()),
          is_muted: Type.Optional(Type.Boolean()),
        }),
        response: { 200: schemaRef(ModeratedMessageSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const by = await staffActor(request)
      return moderate(parts, { ...request.params, ...request.body, by, language: request.language })
    },
  )
}
