import { randomUUIDv7 } from 'node:crypto'
import { invalidField } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { requestHash, withIdempotencyKey } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { throttled } from '../../rate-limit/queries.ts'
import { type EventDateRequest, findWatchable } from '../get-live.ts'
import { type LiveState, liveState } from '../live-state.ts'
import type { LiveQueries } from '../queries.ts'
import { chatClosed, muted, nameChosen, nameNeeded } from './errors.ts'
import { AT_ONCE, type ChatQueries, chatStatements, type MessageRow, type RoomRow } from './queries.ts'
import { type Chat, type ChatChanges, type ChatMessage, LONGEST_NAME, LONGEST_TEXT } from './schemas.ts'

/** States in which the chat is open; later it is read-only. */
const OPEN_STATES: readonly LiveState[] = ['lobby', 'live', 'interrupted']

export const isOpen = (state: LiveState) => OPEN_STATES.includes(state)

type ChatState = Pick<RoomRow, 'seq' | 'slow_seconds' | 'pinned'> & { state: LiveState }

/** Changes for a client: new messages, hidden ids and the state. */
export const toChanges = (rows: MessageRow[], { seq, state, slow_seconds, pinned }: ChatState): ChatChanges => ({
  seq,
  messages: rows.filter(({ is_hidden }) => !is_hidden).map(toMessage),
  hidden: rows.filter(({ is_hidden }) => is_hidden).map(({ id }) => id),
  pinned: toPinned(pinned),
  state,
  is_open: isOpen(state),
  slow_seconds,
})

export const toPinned = (pinned: RoomRow['pinned']): ChatMessage | null =>
  pinned && toMessage({ ...pinned, said_at: new Date(pinned.said_at) })

type ShownMessage = Omit<MessageRow, 'changed_seq' | 'is_hidden'>

const toMessage = ({ id, seq, name, is_house, text, said_at }: ShownMessage): ChatMessage => ({
  id,
  seq,
  name,
  is_house,
  text,
  said_at: said_at.toISOString(),
})

type ChatReadDeps = { queries: LiveQueries; chat: ChatQueries }

/** The latest chat messages, or those after a sequence number, for viewers with access. */
export async function getChat(
  { queries, chat }: ChatReadDeps,
  asked: EventDateRequest & { isStaff: boolean; after: number | undefined },
): Promise<Chat> {
  const { accountId, isStaff, after } = asked
  const eventDate = await findWatchable(queries, asked)
  const dateId = eventDate.event_date_id
  // Read before the messages, so that a concurrent message is sent twice rather than never.
  const place = await chat.findPlace({ dateId, accountId })
  const rows = after === undefined ? await chat.listLast(dateId) : await chat.listChanged({ dateId, after })
  const last = rows.at(-1)?.changed_seq ?? 0
  const isAll = after === undefined || rows.length < AT_ONCE
  const state = liveState(eventDate, asked.now)
  return {
    name: place.name,
    is_muted: place.is_muted,
    is_staff: isStaff,
    reactions: place.reactions,
    changes: toChanges(rows, { ...place, seq: isAll ? place.seq : last, state }),
    stream_url: `/v1/api/events/${eventDate.slug}/${dateId}/live/chat/stream/`,
  }
}

/** Format and private-use characters; ZWJ and ZWNJ stay, Devanagari needs them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Co}]/gu
const READABLE = /[\p{L}\p{N}\p{S}\p{P}]/u
const LETTER = /[\p{L}\p{N}]/u
/** Limits stacked combining marks. */
const MARKS = /(\p{M}{4})\p{M}+/gu

const clean = (text: string) => cleanLine(cleanLine(text).replace(INVISIBLE, '').replace(MARKS, '$1'))

/** Normalises a message to one line of visible text. */
export function parseText(given: string, language: Language): string {
  const text = clean(given)
  if (!READABLE.test(text)) throw invalidField('text', MESSAGES[language].chat.empty)
  // Counts code points.
  if (Array.from(text).length > LONGEST_TEXT) throw invalidField('text', MESSAGES[language].chat.too_long)
  return text
}

/** Normalises a chat name; refuses email addresses, which all viewers would see. */
function parseName(given: string, language: Language): string {
  const name = clean(given)
  if (name.includes('@')) throw invalidField('name', MESSAGES[language].chat.email)
  if (!LETTER.test(name) || Array.from(name).length > LONGEST_NAME)
    throw invalidField('name', MESSAGES[language].chat.name)
  return name
}

type NameDeps = { queries: LiveQueries; chat: ChatQueries }

/** Sets the chat name of an account for a date, once. Idempotent. */
export async function chooseName(
  { queries, chat }: NameDeps,
  asked: EventDateRequest & { name: string },
): Promise<{ name: string }> {
  const { accountId, language } = asked
  const { event_date_id: dateId } = await findWatchable(queries, asked)
  const name = parseName(asked.name, language)
  const chosen = await chat.inTransaction((inside) => chatStatements(inside).chooseName({ dateId, accountId, name }))
  if (chosen === undefined) throw invalidField('name', MESSAGES[language].chat.taken, 'name_taken')
  if (chosen !== name) throw nameChosen(chosen, language)
  return { name }
}

const MOST_MESSAGES = 5
const WITHIN_SECONDS = 20

type Parts = { queries: LiveQueries; chat: ChatQueries; rooms: { poll: () => void } }
type NewMessage = EventDateRequest & { isStaff: boolean; key: string | undefined; text: string }
type Statements = ReturnType<typeof chatStatements>
type Author = {
  dateId: number
  accountId: string
  isStaff: boolean
  /** Writes from the back office, where nobody chooses a name. */
  isNameless?: boolean
  language: Language
}

/** Posts a chat message once per idempotency key and notifies readers. */
export async function postMessage({ queries, chat, rooms }: Parts, said: NewMessage): Promise<ChatMessage> {
  const { accountId, isStaff, key, language } = said
  const eventDate = await findWatchable(queries, said)
  const text = parseText(said.text, language)
  const speaker = { dateId: eventDate.event_date_id, accountId, isStaff, language }
  const request = { scope: `chat ${accountId}`, key, requestHash: requestHash(speaker.dateId, text), language }
  const message = await chat.inTransaction((inside) =>
    withIdempotencyKey(inside, request, () => {
      const state = liveState(eventDate, said.now)
      if (!isOpen(state)) throw chatClosed(state, language)
      return writeMessage(chatStatements(inside), speaker, text)
    }),
  )
  rooms.poll()
  return message
}

export async function writeMessage(inside: Statements, speaker: Author, text: string): Promise<ChatMessage> {
  const { dateId, accountId, isStaff } = speaker
  // Row lock: concurrent messages of one account are counted one after the other.
  const { seq, slow_seconds: slow } = await inside.nextSeq(dateId)
  const name = await requireName(inside, speaker)
  await requirePause(inside, speaker, { most: MOST_MESSAGES, seconds: WITHIN_SECONDS })
  if (slow > 0 && !isStaff) await requirePause(inside, speaker, { most: 1, seconds: slow })
  const id = randomUUIDv7()
  const message = { id, event_date_id: dateId, account_id: accountId, is_house: isStaff, text, seq }
  const saidAt = await inside.insertMessage(message)
  return { id, seq: Number(seq), name, is_house: isStaff, text, said_at: saidAt.toISOString() }
}

async function requireName(inside: Statements, { dateId, accountId, isNameless, language }: Author) {
  const { name, is_muted } = await inside.findPlace({ dateId, accountId })
  if (isNameless) return name
  if (name === null) throw nameNeeded(language)
  if (is_muted) throw muted(language)
  return name
}

async function requirePause(
  inside: Statements,
  speaker: Author,
  { most, seconds }: Record<'most' | 'seconds', number>,
) {
  const { count, wait } = await inside.countOwn({ ...speaker, seconds })
  if (count >= most) throw throttled(wait, speaker.language)
}
