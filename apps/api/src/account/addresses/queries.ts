import { sql, type Transaction } from 'kysely'
import { ADDRESS_FIELDS, type Address } from '../../address/address.ts'
import { type Database, transaction } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { type IdempotentRequest, withIdempotencyKey } from '../../idempotency/queries.ts'

type Connection = Database | Transaction<Schema>
export type Defaults = { is_default_for_shipping: boolean; is_default_for_billing: boolean }
type AddressKey = { accountId: string; id: string }

const COLUMNS = [...ADDRESS_FIELDS, 'id', 'is_default_for_shipping', 'is_default_for_billing'] as const

const statements = (connection: Connection) => ({
  listAddresses: ({ accountId, limit, offset }: { accountId: string; limit: number; offset: number }) =>
    connection
      .selectFrom('address')
      .select(COLUMNS)
      .select(sql<number>`(count(*) over ())::integer`.as('count'))
      .where('account_id', '=', accountId)
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),

  findAddress: ({ accountId, id }: AddressKey) =>
    connection
      .selectFrom('address')
      .select(COLUMNS)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Locks the account: which address is the default depends on all of them. */
  async lockAddresses(accountId: string) {
    await connection.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const { count } = await connection
      .selectFrom('address')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return count
  },

  /** Clears the default flags of all other addresses that the given one takes over. */
  clearDefaults: ({ accountId, id, defaults }: AddressKey & { defaults: Defaults }) =>
    connection
      .updateTable('address')
      .set({
        is_default_for_shipping: sql<boolean>`is_default_for_shipping and not ${defaults.is_default_for_shipping}::boolean`,
        is_default_for_billing: sql<boolean>`is_default_for_billing and not ${defaults.is_default_for_billing}::boolean`,
      })
      .where('account_id', '=', accountId)
      .where('id', '<>', id)
      .execute(),

  insertAddress: ({ accountId, id, address }: AddressKey & { address: Address & Defaults }) =>
    connection
      .insertInto('address')
      .values({ ...address, id, account_id: accountId })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),

  changeAddress: ({ accountId, id, address }: AddressKey & { address: Address & Defaults }) =>
    connection
      .updateTable('address')
      .set(address)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst(),

  async deleteAddress({ accountId, id }: AddressKey) {
    const { numDeletedRows } = await connection
      .deleteFrom('address')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },
})

type AddressStatements = ReturnType<typeof statements>
export type AddressRow = NonNullable<Awaited<ReturnType<AddressStatements['findAddress']>>>

export const addressQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: AddressStatements) => Promise<T>) =>
    transaction(database, (inside) => write(statements(inside))),

  /** Writes once per key; a repeated request gets the stored answer. */
  once: <T>(request: IdempotentRequest, write: (inside: AddressStatements) => Promise<T>) =>
    transaction(database, (inside) => withIdempotencyKey(inside, request, () => write(statements(inside)))),
})

export type AddressQueries = ReturnType<typeof addressQueries>
