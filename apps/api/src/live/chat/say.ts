import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../../http/language.ts'
import { once } from '../../idempotency/once.ts'
import { requestHash } from '../../idempotency/request-hash.ts'
import { throttled } from '../../rate-limit/queries.ts'
import { type Asked, findWatchable } from '../find-night.ts'
import { liveState } from '../live-state.ts'
import type { LiveQueries } from '../queries.ts'
import { isOpen } from './changes.ts'
import type { ChatMessage } from './chat.ts'
import { type ChatQueries, chatStatements } from './queries.ts'
import { readText } from './read-words.ts'
import { chatClosed, muted, nameNeeded } from './refusals.ts'
import type { Rooms } from './rooms.ts'

const MOST_MESSAGES = 5
const WITHIN_SECONDS = 20

type Parts = { queries: LiveQueries; chat: ChatQueries; rooms: Pick<Rooms, 'look'> }
type Said = Asked & { isStaff: boolean; key: string | undefined; text: string }
type Statements = ReturnType<typeof chatStatements>
type Speaker = { dateId: number; accountId: string; isStaff: boolean; language: Language }

/** Says something beside a night, once for a key, and tells all who read there. */
export async function say({ queries, chat, rooms }: Parts, said: Said): Promise<ChatMessage> {
  const { accountId, isStaff, key, language } = said
  const night = await findWatchable(queries, said)
  const text = readText(said.text, language)
  const state = liveState(night, said.now)
  if (!isOpen(state)) throw chatClosed(state, language)
  const speaker = { dateId: night.event_date_id, accountId, isStaff, language }
  const request = { scope: `chat ${accountId}`, key, requestHash: requestHash(speaker.dateId, text), language }
  const message = await chat.inTransaction((inside) =>
    once(inside, request, () => write(chatStatements(inside), speaker, text)),
  )
  rooms.look()
  return message
}

async function write(inside: Statements, speaker: Speaker, text: string): Promise<ChatMessage> {
  const { dateId, accountId, isStaff } = speaker
  // Whoever says two things at once waits here, and is counted with both.
  const { seq, slow_seconds: slow } = await inside.nextSeq(dateId)
  const name = await requireName(inside, speaker)
  await requirePatience(inside, speaker, { most: MOST_MESSAGES, seconds: WITHIN_SECONDS })
  if (slow > 0 && !isStaff) await requirePatience(inside, speaker, { most: 1, seconds: slow })
  const id = randomUUIDv7()
  const message = { id, event_date_id: dateId, account_id: accountId, is_house: isStaff, text, seq }
  const saidAt = await inside.insertMessage(message)
  return { id, seq: Number(seq), name, is_house: isStaff, text, said_at: saidAt.toISOString() }
}

async function requireName(inside: Statements, { dateId, accountId, language }: Speaker) {
  const { name, is_muted } = await inside.findPlace({ dateId, accountId })
  if (name === null) throw nameNeeded(language)
  if (is_muted) throw muted(language)
  return name
}

async function requirePatience(
  inside: Statements,
  speaker: Speaker,
  { most, seconds }: Record<'most' | 'seconds', number>,
) {
  const { count, wait } = await inside.countOwn({ ...speaker, seconds })
  if (count >= most) throw throttled(wait, speaker.language)
}
