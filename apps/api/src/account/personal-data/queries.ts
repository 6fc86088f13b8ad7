import { sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'

type Connection = Database | Transaction<Schema>
type PersonalData = Record<string, unknown>

const statements = (connection: Connection) => ({
  /** All stored data of an account, table by table, without hashes of secrets. */
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
          select coalesce(json_agg(to_jsonb(magic_login) - 'token_hash' - 'code_hash' - 'network_hash' order by created_at), '[]')
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
        'orders', (
          select coalesce(json_agg(
            to_jsonb("order") - 'account_id' - 'hash' - 'settled_payment_id' - 'is_forgotten' || jsonb_build_object(
              'lines', (
                select coalesce(jsonb_agg(to_jsonb(order_line) - 'order_id' order by position), '[]')
                from order_line where order_id = "order".id
              ),
              'events', (
                select coalesce(jsonb_agg(jsonb_build_object('code', code, 'at', at) order by order_event.id), '[]')
                from order_event where order_id = "order".id
              ),
              'payments', (
                select coalesce(jsonb_agg(jsonb_build_object(
                  'method', method, 'status', payment.status, 'amount', amount, 'refunded', payment.refunded,
                  'reference', reference, 'created_at', created_at, 'paid_at', paid_at
                ) order by created_at), '[]')
                from payment where order_id = "order".id
              )
            ) order by placed_at), '[]')
          from "order" where account_id = ${accountId}::uuid
        ),
        'library', (
          select coalesce(json_agg(to_jsonb(entitlement) - 'account_id' order by granted_at), '[]')
          from entitlement where account_id = ${accountId}::uuid
        ),
        'reading_positions', (
          select coalesce(json_agg(to_jsonb(reading_position) - 'account_id' order by updated_at), '[]')
          from reading_position where account_id = ${accountId}::uuid
        ),
        'said_beside_streams', (
          select coalesce(json_agg(
            jsonb_build_object(
              'event_date_id', event_date_id, 'name', chat_name.name, 'is_muted', chat_name.muted_at is not null,
              'messages', (
                select coalesce(jsonb_agg(jsonb_build_object(
                  'text', text, 'said_at', said_at, 'is_hidden', hidden_at is not null
                ) order by seq), '[]')
                from chat_message
                where chat_message.account_id = chat_name.account_id
                  and chat_message.event_date_id = chat_name.event_date_id
              )
            ) order by event_date_id
          ), '[]')
          from chat_name where account_id = ${accountId}::uuid
        ),
        'followed_authors', (
          select coalesce(json_agg(jsonb_build_object(
            'slug', (select slug from content where id = author_id), 'followed_at', followed_at, 'ended_at', ended_at
          ) order by followed_at), '[]')
          from author_follow where account_id = ${accountId}::uuid
        ),
        'wishlist', (
          select coalesce(json_agg(to_jsonb(wishlist_item) - 'account_id' - 'work_key' || jsonb_build_object(
            'slug', (select slug from product where id = product_id)
          ) order by added_at), '[]')
          from wishlist_item where account_id = ${accountId}::uuid
        ),
        'shared_wishlist', (
          select to_jsonb(wishlist_share) - 'account_id' from wishlist_share where account_id = ${accountId}::uuid
        ),
        'reported_messages', (
          select coalesce(json_agg(to_jsonb(chat_report) - 'account_id' order by reported_at), '[]')
          from chat_report where account_id = ${accountId}::uuid
        ),
        'reviews', (
          select coalesce(json_agg(to_jsonb(review) - 'account_id' - 'work_key' - 'moderated_by' order by created_at), '[]')
          from review where account_id = ${accountId}::uuid
        ),
        'helpful_reviews', (
          select coalesce(json_agg(to_jsonb(review_vote) - 'account_id' order by voted_at), '[]')
          from review_vote where account_id = ${accountId}::uuid
        ),
        'reported_reviews', (
          select coalesce(json_agg(to_jsonb(review_report) - 'account_id' order by reported_at), '[]')
          from review_report where account_id = ${accountId}::uuid
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

  /** Foreign keys delete identities, sessions, addresses, baskets and reviews, and unlink orders. */
  deleteAccount: (accountId: string) => connection.deleteFrom('account').where('id', '=', accountId).execute(),

  async deleteByEmail(email: string) {
    await connection.deleteFrom('magic_login').where('email', '=', email).execute()
    await connection.deleteFrom('subscription').where('email', '=', email).execute()
    await connection.deleteFrom('contact_message').where('email', '=', email).execute()
    await connection.updateTable('entitlement').set({ email: null }).where('email', '=', email).execute()
  },
})

export const personalDataQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: ReturnType<typeof statements>) => Promise<T>) =>
    transaction(database, (inside) => write(statements(inside))),
})

export type PersonalDataQueries = ReturnType<typeof personalDataQueries>
