import { sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'

type Connection = Database | Transaction<Schema>
type PersonalData = Record<string, unknown>

const statements = (connection: Connection) => ({
  /** All that is kept of somebody but the hashes of secrets, table by table. */
  async exportAccount({ accountId, email }: { accountId: string; email: string | null }) {
    const { rows } = await sql<{ data: PersonalData }>`
      select json_build_object(
        'account', (select to_json(account) from account where id = ${accountId}::uuid),
        'identities', (
          select coalesce(json_agg(to_jsonb(identity) - 'account_id' order by created_at), '[]')
          from identity where account_id = ${accountId}::uuid
        ),
        'sessions', (
          select coalesce(json_agg(to_jsonb(login_session) - 'account_id' - 'token_hash' order by created_at), '[]')
          from login_session where account_id = ${accountId}::uuid
        ),
        'magic_links', (
          select coalesce(json_agg(to_jsonb(magic_login) - 'token_hash' - 'code_hash' order by created_at), '[]')
          from magic_login where email = ${email}
        ),
        'addresses', (
          select coalesce(json_agg(to_jsonb(address) - 'account_id' order by id), '[]')
          from address where account_id = ${accountId}::uuid
        ),
        'baskets', (
          select coalesce(json_agg(to_jsonb(basket) - 'account_id' - 'token_hash' || jsonb_build_object(
            'lines', (
              select coalesce(jsonb_agg(to_jsonb(basket_line) - 'basket_id' order by id), '[]')
              from basket_line where basket_id = basket.id
            )
          ) order by created_at), '[]')
          from basket where account_id = ${accountId}::uuid
        ),
        'subscriptions', (
          select coalesce(json_agg(to_jsonb(subscription) - 'confirm_hash' - 'unsubscribe_token' order by created_at), '[]')
          from subscription where email = ${email}
        ),
        'contact_messages', (
          select coalesce(json_agg(to_jsonb(contact_message) order by created_at), '[]')
          from contact_message where email = ${email}
        )
      ) as data`.execute(connection)
    return rows[0]?.data ?? {}
  },

  /** With the account goes all that hangs on it: ways in, sessions, addresses, baskets. */
  deleteAccount: (accountId: string) => connection.deleteFrom('account').where('id', '=', accountId).execute(),

  async deleteByEmail(email: string) {
    await connection.deleteFrom('magic_login').where('email', '=', email).execute()
    await connection.deleteFrom('subscription').where('email', '=', email).execute()
    await connection.deleteFrom('contact_message').where('email', '=', email).execute()
  },
})

export const personalDataQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: ReturnType<typeof statements>) => Promise<T>) =>
    transaction(database, (inside) => write(statements(inside))),
})

export type PersonalDataQueries = ReturnType<typeof personalDataQueries>
