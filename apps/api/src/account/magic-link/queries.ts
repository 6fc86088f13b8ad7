import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { addMail, type Mail } from '../../mail/queries.ts'
import { type AccountWrites, accountWrites, type ClaimGoods } from '../queries.ts'

/** How long a link and its code are valid. */
export const LINK_MINUTES = 15

type Connection = Database
type NewLink = { id: string; token_hash: Buffer; code_hash: Buffer; email: string; network_hash: Buffer; next: string }

type Attempt = { email: string; networkHash: Buffer; most: number }

const now = sql<Date>`now()`
const isUsable = sql<boolean>`used_at is null and expires_at > now()`

const statements = (connection: Connection) => ({
  /** A second request from the same client replaces the link; a request from another client does not. */
  replaceLink: (link: NewLink) =>
    connection
      .insertInto('magic_login')
      .values({ ...link, expires_at: sql<Date>`now() + make_interval(mins => ${LINK_MINUTES})` })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'network_hash'])
          .where('used_at', 'is', null)
          .doUpdateSet(({ ref }) => ({
            id: ref('excluded.id'),
            token_hash: ref('excluded.token_hash'),
            code_hash: ref('excluded.code_hash'),
            next: ref('excluded.next'),
            attempts: 0,
            attempts_elsewhere: 0,
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

  /** Marks the link as used and returns it; only the first caller gets the row. */
  useLink: (tokenHash: Buffer) =>
    connection
      .updateTable('magic_login')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where(isUsable)
      .returning(['email', 'next'])
      .executeTakeFirst(),

  /**
   * The link that a code is checked against: the one requested from the same network, else the newest. Counts the
   * attempt before the check, so that concurrent attempts cannot exceed the limit; those from other networks are
   * counted separately.
   */
  async countTry({ email, networkHash, most }: Attempt) {
    const { rows } = await sql<{ id: string; code_hash: Buffer }>`
      update magic_login set
        attempts = attempts + (network_hash = ${networkHash})::integer,
        attempts_elsewhere = attempts_elsewhere + (network_hash <> ${networkHash})::integer
      where id = (
          select id from magic_login where email = ${email} and ${isUsable}
          order by (network_hash = ${networkHash}) desc, created_at desc limit 1
        )
        and case when network_hash = ${networkHash} then attempts else attempts_elsewhere end < ${most}
        and ${isUsable}
      returning id, code_hash`.execute(connection)
    return rows[0]
  },

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
