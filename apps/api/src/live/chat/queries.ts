import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Connection } from '../../idempotency/queries.ts'
import { mayWatch, STREAM, STREAMED, type StreamRow } from '../queries.ts'
import type { Reactions } from './schemas.ts'

/** Messages of the first response, and of each later one. */
export const AT_ONCE = 50

export type MessageRow = {
  id: string
  seq: number
  changed_seq: number
  name: string | null
  is_house: boolean
  text: string
  said_at: Date
  is_hidden: boolean
}
type PinnedRow = Omit<MessageRow, 'changed_seq' | 'said_at' | 'is_hidden'> & { said_at: string }
type Room = { seq: number; slow_seconds: number; reactions: Reactions; pinned: PinnedRow | null }
export type RoomRow = StreamRow & Room
type Place = Room & { name: string | null; is_muted: boolean }

const NO_REACTIONS: Reactions = { drums: 0, flowers: 0, hearts: 0, encores: 0 }

const REACTIONS = sql<Reactions>`json_build_object(
  'drums', coalesce(drums, 0), 'flowers', coalesce(flowers, 0),
  'hearts', coalesce(hearts, 0), 'encores', coalesce(encores, 0)
)`

/** A hidden message is pinned no more. */
const PINNED = sql<PinnedRow | null>`(
  select json_build_object(
    'id', pinned.id, 'seq', pinned.seq, 'name', author.name, 'is_house', pinned.is_house, 'text', pinned.text,
    'said_at', pinned.said_at
  )
  from chat_message as pinned
  left join chat_name as author on author.account_id = pinned.account_id and author.event_date_id = pinned.event_date_id
  where pinned.id = chat_room.pinned_id and pinned.hidden_at is null
)`

/** A number of JavaScript is exact to 9 × 10^15 messages. */
const number = (column: string) => sql<number>`${sql.ref(column)}::float8`

const MESSAGE = sql<MessageRow>`
  chat_message.id, ${number('chat_message.seq')} as seq, ${number('chat_message.changed_seq')} as changed_seq,
  chat_name.name, chat_message.is_house, chat_message.text, chat_message.said_at,
  chat_message.hidden_at is not null as is_hidden`

const MESSAGES_WITH_NAMES: RawBuilder<unknown> = sql`
  chat_message left join chat_name using (account_id, event_date_id)`

export const chatStatements = (connection: Connection) => ({
  /** Takes the next change number of a chat; the row lock makes concurrent writers wait for the commit. */
  async nextSeq(dateId: number) {
    const { rows } = await sql<{ seq: string; slow_seconds: number }>`
      insert into chat_room as room (event_date_id, seq) values (${dateId}, 1)
      on conflict (event_date_id) do update set seq = room.seq + 1
      returning seq, slow_seconds`.execute(connection)
    return rows[0] ?? { seq: '1', slow_seconds: 0 }
  },

  /** Name, mute and limits of an account in the chat of an event date. */
  async findPlace({ dateId, accountId }: { dateId: number; accountId: string }): Promise<Place> {
    const { rows } = await sql<Place>`
      select coalesce(seq, 0)::float8 as seq, coalesce(slow_seconds, 0) as slow_seconds,
        name, muted_at is not null as is_muted, ${REACTIONS} as reactions, ${PINNED} as pinned
      from (values (${dateId}::integer)) as wanted (id)
      left join chat_room on chat_room.event_date_id = wanted.id
      left join chat_name on chat_name.event_date_id = wanted.id and account_id = ${accountId}::uuid`.execute(
      connection,
    )
    return rows[0] ?? { seq: 0, slow_seconds: 0, name: null, is_muted: false, reactions: NO_REACTIONS, pinned: null }
  },

  /** The latest visible messages, oldest first. */
  async listLast(dateId: number) {
    const { rows } = await sql<MessageRow>`
      select ${MESSAGE} from ${MESSAGES_WITH_NAMES}
      where event_date_id = ${dateId} and hidden_at is null
      order by chat_message.seq desc limit ${AT_ONCE}`.execute(connection)
    return rows.reverse()
  },

  /** Messages that are new or hidden since a sequence number, oldest first. */
  async listChanged({ dateId, after }: { dateId: number; after: number }) {
    const { rows } = await sql<MessageRow>`
      select ${MESSAGE} from ${MESSAGES_WITH_NAMES}
      where event_date_id = ${dateId} and changed_seq > ${String(after)}
      order by changed_seq limit ${AT_ONCE}`.execute(connection)
    return rows
  },

  /** How many messages an account posted in the last seconds, and how long until the oldest of them is older. */
  async countOwn({ dateId, accountId, seconds }: { dateId: number; accountId: string; seconds: number }) {
    const { rows } = await sql<{ count: number; wait: number }>`
      select count(*)::integer as count,
        coalesce(ceil(extract(epoch from min(said_at) + make_interval(secs => ${seconds}) - now())), 0)::integer as wait
      from chat_message
      where account_id = ${accountId} and event_date_id = ${dateId}
        and said_at > now() - make_interval(secs => ${seconds})`.execute(connection)
    return rows[0] ?? { count: 0, wait: 0 }
  },

  async insertMessage(message: {
    id: string
    event_date_id: number
    account_id: string
    is_house: boolean
    text: string
    seq: string
  }) {
    const { said_at } = await connection
      .insertInto('chat_message')
      .values({ ...message, changed_seq: message.seq })
      .returning('said_at')
      .executeTakeFirstOrThrow()
    return said_at
  },

  /** Sets the chat name unless another account uses it. The first name stays. */
  async chooseName({ dateId, accountId, name }: { dateId: number; accountId: string; name: string }) {
    await connection
      .insertInto('chat_name')
      .values({ account_id: accountId, event_date_id: dateId, name })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const chosen = await connection
      .selectFrom('chat_name')
      .select('name')
      .where('account_id', '=', accountId)
      .where('event_date_id', '=', dateId)
      .executeTakeFirst()
    return chosen?.name
  },

  /** Reports the message; false if it does not exist. */
  async report({ dateId, messageId, accountId }: { dateId: number; messageId: string; accountId: string }) {
    const { rows } = await sql<{ id: string }>`
      with reported as (
        select id from chat_message
        where id = ${messageId}::uuid and event_date_id = ${dateId} and hidden_at is null
      ), kept as (
        insert into chat_report (message_id, account_id) select id, ${accountId}::uuid from reported
        on conflict do nothing
      )
      select id from reported`.execute(connection)
    return rows.length > 0
  },
})

/** Event dates whose chat has readers, and which readers may still read. */
export const readingStatements = (connection: Database) => ({
  async listRooms(dateIds: number[]) {
    const { rows } = await sql<RoomRow>`
      select ${STREAM}, coalesce(chat_room.seq, 0)::float8 as seq, coalesce(chat_room.slow_seconds, 0) as slow_seconds,
        ${REACTIONS} as reactions, ${PINNED} as pinned
      from ${STREAMED} left join chat_room on chat_room.event_date_id = event_date.id
      where event_date.id = any (${dateIds}::integer[])`.execute(connection)
    return rows
  },

  async listAllowed({ dateId, sessionIds }: { dateId: number; sessionIds: string[] }) {
    const account: Expression<string> = sql.ref('login_session.account_id')
    const { rows } = await sql<{ id: string }>`
      select login_session.id from login_session cross join (${STREAMED})
      where login_session.id = any (${sessionIds}::uuid[]) and login_session.expires_at > now()
        and event_date.id = ${dateId} and ${mayWatch(sql`${account}`)}`.execute(connection)
    return new Set(rows.map(({ id }) => id))
  },
})

/** Adds to the reactions of an event date. Where nobody has written yet, the first number is left out. */
const addReactions =
  (connection: Database) =>
  async (dateId: number, { drums = 0, flowers = 0, hearts = 0, encores = 0 }: Partial<Reactions>) => {
    await sql`
      insert into chat_room as room (event_date_id, seq, drums, flowers, hearts, encores)
      values (${dateId}, 1, ${drums}, ${flowers}, ${hearts}, ${encores})
      on conflict (event_date_id) do update set
        drums = room.drums + excluded.drums, flowers = room.flowers + excluded.flowers,
        hearts = room.hearts + excluded.hearts, encores = room.encores + excluded.encores`.execute(connection)
  }

export const chatQueries = (database: Database) => ({
  ...chatStatements(database),
  ...readingStatements(database),
  addReactions: addReactions(database),
  inTransaction: <T>(write: (inside: Connection) => Promise<T>) => transaction(database, write),
})

export type ChatQueries = ReturnType<typeof chatQueries>
