import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Mail } from '../../mail/mail.ts'
import { addMail } from '../../mail/queries.ts'
import { type AccountWrites, accountWrites, type ClaimGoods } from '../queries.ts'

type Connection = Database
type NewLink = { id: string; token_hash: Buffer; code_hash: Buffer; email: string; next: string }

const now = sql<Date>`now()`
const isUsable = sql<boolean>`used_at is null and expires_at > now()`

const statements = (connection: Connection) => ({
  /** An address has one link at a time: a newer one takes the place of the one before, which then is no link any more. */
  replaceLink: (link: NewLink) =>
    connection
      .insertInto('magic_login')
      .values({ ...link, expires_at: sql<Date>`now() + interval '15 minutes'` })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .where('used_at', 'is', null)
          .doUpdateSet(({ ref }) => ({
            id: ref('excluded.id'),
            token_hash: ref('excluded.token_hash'),
            code_hash: ref('excluded.code_hash'),
            next: ref('excluded.next'),
            attempts: 0,
            created_at: now,
            expires_at: ref('excluded.expires_at'),
          })),
      )
      .execute(),

  addMail: (mail: Mail) => addMail(connection, mail),

  findLink: (tokenHash: Buffer) =>
    connection
      .selectFrom('magic_login')
      .select('email')
      .where('token_hash', '=', tokenHash)
      .where(isUsable)
      .executeTakeFirst(),

  /** Whoever gets the row has used the link; it can be got once. */
  useLink: (tokenHash: Buffer) =>
    connection
      .updateTable('magic_login')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where(isUsable)
      .returning(['email', 'next'])
      .executeTakeFirst(),

  /** A try is counted before it is looked at, so that many at once are not more than are allowed. */
  countTry: ({ email, most }: { email: string; most: number }) =>
    connection
      .updateTable('magic_login')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
      .where('email', '=', email)
      .where(isUsable)
      .where('attempts', '<', most)
      .returning(['id', 'code_hash'])
      .executeTakeFirst(),

  useCode: (id: string) =>
    connection
      .updateTable('magic_login')
      .set({ used_at: now })
      .where('id', '=', id)
      .where(isUsable)
      .returning(['email', 'next'])
      .executeTakeFirst(),
})

type MagicLinkWrites = ReturnType<typeof statements> & AccountWrites

export const magicLinkQueries = (database: Database, claimGoods?: ClaimGoods) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: MagicLinkWrites) => Promise<T>) =>
    transaction(database, (inside) => write({ ...accountWrites(inside, claimGoods), ...statements(inside) })),
})

export type MagicLinkQueries = ReturnType<typeof magicLinkQueries>
