import { type Static, Type } from 'typebox'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { LIVE_STATES } from '../live-state.ts'

export const LONGEST_TEXT = 300
export const LONGEST_NAME = 40
export const SLOWEST_SECONDS = 600

export const ChatMessageSchema = Type.Object(
  {
    id: Type.String(),
    seq: Type.Integer({ description: 'Its place in the talk.' }),
    name: nullable(Type.String({ description: 'Null when whoever said it has deleted the account.' })),
    is_house: Type.Boolean({ description: 'Said by somebody who works here.' }),
    text: Type.String({ description: 'Plain text: nothing in it is markup or a link.' }),
    said_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'ChatMessage' },
)

const ChatChangesSchema = Type.Object(
  {
    seq: Type.Integer({ description: 'What to ask after the next time.' }),
    messages: Type.Array(schemaRef(ChatMessageSchema)),
    hidden: Type.Array(Type.String(), { description: 'Messages that stand there no longer.' }),
    state: stringEnum(LIVE_STATES),
    is_open: Type.Boolean({ description: 'Whether anything can be said: from the doors until the end.' }),
    slow_seconds: Type.Integer({ description: 'So long somebody waits between two messages.' }),
  },
  { $id: 'ChatChanges' },
)

export const ChatSchema = Type.Object(
  {
    name: nullable(Type.String({ description: 'What the visitor is called here; null until it is chosen.' })),
    is_muted: Type.Boolean(),
    is_staff: Type.Boolean(),
    changes: schemaRef(ChatChangesSchema),
    stream_url: Type.String({ examples: ['/v1/api/events/low-cloud-live/7/live/chat/stream/'] }),
  },
  { $id: 'Chat' },
)

export const ChatNameSchema = Type.Object({ name: Type.String() }, { $id: 'ChatName' })

export const ModeratedMessageSchema = Type.Object(
  {
    id: Type.String(),
    name: nullable(Type.String()),
    is_house: Type.Boolean(),
    text: Type.String(),
    said_at: Type.String({ format: 'date-time' }),
    is_hidden: Type.Boolean(),
    is_muted: Type.Boolean({ description: 'Whoever said it can say nothing more tonight.' }),
    num_reports: Type.Integer(),
  },
  { $id: 'ModeratedMessage' },
)

export const ModerationSchema = Type.Object(
  {
    slow_seconds: Type.Integer(),
    num_messages: Type.Integer(),
    messages: Type.Array(schemaRef(ModeratedMessageSchema), { description: 'What was reported, and then the last.' }),
  },
  { $id: 'ChatModeration' },
)

export const CHAT_SCHEMAS = [
  ChatMessageSchema,
  ChatChangesSchema,
  ChatSchema,
  ChatNameSchema,
  ModeratedMessageSchema,
  ModerationSchema,
]

export type ChatMessage = Static<typeof ChatMessageSchema>
export type ChatChanges = Static<typeof ChatChangesSchema>
export type Chat = Static<typeof ChatSchema>
export type ModeratedMessage = Static<typeof ModeratedMessageSchema>
export type Moderation = Static<typeof ModerationSchema>
