import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../../../errors/api-error.ts'
import { errorResponses, isUuid, nullable, schemaRef } from '../../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../../idempotency/queries.ts'
import { staffActor } from '../../../staff/access.ts'
import { recordStaffEvent } from '../../../staff/audit/queries.ts'
import { staffWrite } from '../../../staff/writes.ts'
import { liveState } from '../../live-state.ts'
import { chatClosed, noMessage } from '../errors.ts'
import { isOpen, parseText, writeMessage } from '../post-message.ts'
import { chatStatements, readingStatements } from '../queries.ts'
import { ChatMessageSchema, LONGEST_TEXT, ModerationSchema } from '../schemas.ts'
import { moderationStatements } from './queries.ts'
import {
  eventDateOf,
  getModeration,
  type ModerationDeps,
  type ModerationRequest,
  PATH,
  requireEventDate,
  tags,
} from './routes.ts'

/** Shows a message above the others, instead of the one before; null shows none. */
async function pinMessage(
  { moderation, chat, rooms }: ModerationDeps,
  { id, by, language, message }: ModerationRequest & { message: string | null },
) {
  const dateId = await requireEventDate(moderation, id)
  if (message !== null && !isUuid(message)) throw noMessage(language)
  await chat.inTransaction(async (connection) => {
    const inside = moderationStatements(connection)
    await chatStatements(connection).nextSeq(dateId)
    const found = message === null ? undefined : await inside.findMessage({ dateId, messageId: message })
    if (message !== null && (!found || found.is_hidden)) throw noMessage(language)
    const before = await inside.findPinned(dateId)
    if (before === message) return
    await inside.setPinned({ dateId, messageId: message })
    const about = message ?? before
    await inside.noteAction({
      id: randomUUIDv7(),
      event_date_id: dateId,
      kind: message === null ? 'unpin' : 'pin',
      done_by: by.accountId,
      ...(about !== null && { message_id: about }),
      account_id: found?.account_id ?? null,
    })
    await recordStaffEvent(connection, by, {
      thing: { kind: 'event_date', id: dateId },
      before: { pinned: before },
      after: { pinned: message },
    })
  })
  rooms.poll()
  return getModeration({ moderation, chat }, id)
}

/** Messages of staff, and the one that is shown above the others. */
export const staffMessageRoutes: FastifyPluginAsyncTypebox<
  ModerationDeps & { database: Parameters<typeof staffWrite>[0] }
> = async (app, { database, ...parts }) => {
  const { moderation, rooms } = parts

  app.post(
    `${PATH}messages/`,
    {
      config: { permission: 'chat.moderate' },
      schema: {
        operationId: 'postStaffChatMessage',
        tags,
        description:
          'Viewers see that staff wrote it. Neither a ticket nor a name is needed; slow mode does not apply.',
        params: Type.Object(eventDateOf),
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Type.Object({ text: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }) }),
        response: {
          201: schemaRef(ChatMessageSchema),
          ...errorResponses(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { language, params } = request
      const dateId = await requireEventDate(moderation, params.id)
      const text = parseText(request.body.text, language)
      const message = await staffWrite(database, request, async (inside, { actor }) => {
        // A repeated request gets its answer, also when the chat has been closed since.
        const [room] = await readingStatements(inside).listRooms([dateId])
        if (!room) throw notFound()
        const state = liveState(room, new Date())
        if (!isOpen(state)) throw chatClosed(state, language)
        const author = { dateId, accountId: actor.accountId, isStaff: true, isNameless: true, language }
        const written = await writeMessage(chatStatements(inside), author, text)
        const thing = { kind: 'chat_message', id: written.id }
        await recordStaffEvent(inside, actor, { thing, after: { event_date: dateId, text } })
        return written
      })
      rooms.poll()
      return reply.code(201).send(message)
    },
  )

  app.put(
    `${PATH}pinned/`,
    {
      config: { permission: 'chat.moderate' },
      schema: {
        operationId: 'pinChatMessage',
        tags,
        description:
          'One message at a time, which viewers see above the others; null shows none. A hidden one gets 409.',
        params: Type.Object(eventDateOf),
        body: Type.Object({ message: nullable(Type.String({ maxLength: 100 })) }),
        response: { 200: schemaRef(ModerationSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const by = await staffActor(request)
      return pinMessage(parts, { ...request.params, by, language: request.language, message: request.body.message })
    },
  )
}
