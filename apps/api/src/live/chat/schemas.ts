import { type Static, Type } from 'typebox'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { LIVE_STATES } from '../live-state.ts'

export const LONGEST_TEXT = 300
export const LONGEST_NAME = 40
export const SLOWEST_SECONDS = 600

export const ChatMessageSchema = Type.Object(
  {
    id: Type.String(),
    seq: Type.Integer({ description: 'Its position in the chat.' }),
    name: nullable(
      Type.String({ description: 'Null when the author has deleted the account, and of staff who chose no name.' }),
    ),
    is_house: Type.Boolean({ description: 'Whether the author is staff.' }),
    text: Type.String({ description: 'Plain text, without markup or links.' }),
    said_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'ChatMessage' },
)

const ChatChangesSchema = Type.Object(
  {
    seq: Type.Integer({ description: 'Send it as `after` with the next request.' }),
    messages: Type.Array(schemaRef(ChatMessageSchema)),
    hidden: Type.Array(Type.String(), { description: 'Ids of messages that are hidden now.' }),
    pinned: Type.Union([schemaRef(ChatMessageSchema), Type.Null()], {
      description: 'The message that staff show above the others.',
    }),
    state: stringEnum(LIVE_STATES),
    is_open: Type.Boolean({
      description: 'Whether messages can be posted: from the opening of the doors until the end.',
    }),
    slow_seconds: Type.Integer({ description: 'The minimum time between two messages of a visitor.' }),
  },
  { $id: 'ChatChanges' },
)

const ReactionsSchema = Type.Object(
  { drums: Type.Integer(), flowers: Type.Integer(), hearts: Type.Integer(), encores: Type.Integer() },
  { $id: 'ChatReactions', description: 'How often each was sent by all viewers; also the data of `reactions` events.' },
)

export const ChatSchema = Type.Object(
  {
    name: nullable(Type.String({ description: "The visitor's name in the chat; null before it is chosen." })),
    is_muted: Type.Boolean(),
    is_staff: Type.Boolean(),
    changes: schemaRef(ChatChangesSchema),
    reactions: schemaRef(ReactionsSchema),
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
    is_muted: Type.Boolean({ description: 'Whether the author is muted for this event date.' }),
    num_reports: Type.Integer(),
  },
  { $id: 'ModeratedMessage' },
)

export const ModerationSchema = Type.Object(
  {
    slow_seconds: Type.Integer(),
    num_messages: Type.Integer(),
    pinned: Type.Union([schemaRef(ChatMessageSchema), Type.Null()]),
    messages: Type.Array(schemaRef(ModeratedMessageSchema), {
      description: 'Reported messages first, then the latest.',
    }),
  },
  { $id: 'ChatModeration' },
)

export const CHAT_SCHEMAS = [
  ChatMessageSchema,
  ChatChangesSchema,
  ReactionsSchema,
  ChatSchema,
  ChatNameSchema,
  ModeratedMessageSchema,
  ModerationSchema,
]

export type ChatMessage = Static<typeof ChatMessageSchema>
export type ChatChanges = Static<typeof ChatChangesSchema>
export type Reactions = Static<typeof ReactionsSchema>
export type Chat = Static<typeof ChatSchema>
export type ModeratedMessage = Static<typeof ModeratedMessageSchema>
export type Moderation = Static<typeof ModerationSchema>
