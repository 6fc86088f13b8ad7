import { randomUUIDv7 } from 'node:crypto'
import { isUuid } from '../../../account/is-uuid.ts'
import { notFound } from '../../../errors/api-error.ts'
import type { Language } from '../../../http/language.ts'
import { readDateId } from '../../find-night.ts'
import type { ChatDesk, DeskMessage } from '../chat.ts'
import { type ChatQueries, chatStatements } from '../queries.ts'
import { noMessage } from '../refusals.ts'
import type { Rooms } from '../rooms.ts'
import { type DeskQueries, type DeskRow, deskStatements } from './queries.ts'

export type Desk = { desk: DeskQueries; chat: Pick<ChatQueries, 'inTransaction'>; rooms: Pick<Rooms, 'look'> }

type Night = { id: string; by: string; language: Language }
type Wish = Night & { message: string; is_hidden?: boolean | undefined; is_muted?: boolean | undefined }

/** The talk beside a night for those who run it: what was reported first, hidden messages too. */
export async function showDesk({ desk }: Pick<Desk, 'desk'>, id: string): Promise<ChatDesk> {
  const dateId = await findNight(desk, id)
  const [room, rows] = await Promise.all([desk.findRoom(dateId), desk.listMessages(dateId)])
  return { ...room, messages: rows.map(toDeskMessage) }
}

/** How long everybody waits between two messages; 0 is not at all. */
export async function setPace({ desk, chat, rooms }: Desk, { id, by, seconds }: Night & { seconds: number }) {
  const dateId = await findNight(desk, id)
  await chat.inTransaction(async (connection) => {
    await chatStatements(connection).nextSeq(dateId)
    const inside = deskStatements(connection)
    await inside.setPace({ dateId, seconds })
    await inside.noteAction({ id: randomUUIDv7(), event_date_id: dateId, kind: 'slow', done_by: by, seconds })
  })
  rooms.look()
  return showDesk({ desk }, id)
}

/** Hides a message from everybody or shows it again; lets whoever said it say nothing more tonight, or speak again. */
export async function moderate({ desk, chat, rooms }: Desk, wish: Wish): Promise<DeskMessage> {
  const { by, message: messageId, language, is_hidden: isHidden, is_muted: isMuted } = wish
  const dateId = await findNight(desk, wish.id)
  if (!isUuid(messageId)) throw noMessage(language)
  const changed = await chat.inTransaction(async (connection) => {
    const inside = deskStatements(connection)
    // First, as everybody who writes: whoever moderates at the same moment waits.
    const { seq } = await chatStatements(connection).nextSeq(dateId)
    const message = await inside.findMessage({ dateId, messageId })
    if (message === undefined) throw noMessage(language)
    const { account_id } = message
    const note = (kind: 'hide' | 'show' | 'mute' | 'unmute') =>
      inside.noteAction({
        id: randomUUIDv7(),
        event_date_id: dateId,
        kind,
        done_by: by,
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
    return inside.findMessage({ dateId, messageId })
  })
  if (changed === undefined) throw noMessage(language)
  rooms.look()
  return toDeskMessage(changed)
}

async function findNight(desk: Pick<DeskQueries, 'isNight'>, id: string): Promise<number> {
  const dateId = readDateId(id)
  if (!(await desk.isNight(dateId))) throw notFound()
  return dateId
}

const toDeskMessage = ({ account_id: _account, said_at, ...message }: DeskRow): DeskMessage => ({
  ...message,
  said_at: said_at.toISOString(),
})
