import { sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { idempotencyStatements } from '../../idempotency/queries.ts'
import type { StaffActor } from '../../staff/audit/queries.ts'
import { withdrawInvitationOf } from '../../staff/invitations.ts'
import { leaveStaff } from '../../staff/members.ts'

type Connection = Database | Transaction<Schema>
type PersonalData = Record<string, unknown>

/** Whose data: of an account, and of its verified address; of a guest only the address is known. */
type Person = { accountId: string | null; email: string | null }

export const personalDataStatements = (connection: Connection) => ({
  /** All stored data of a person, table by table, without hashes of secrets. */
  async exportPerson({ accountId, email }: Person) {
    const { rows } = await sql<{ data: PersonalData }>`
      select json_build_object(
        'account', (select to_jsonb(account) - 'version' from account where id = ${accountId}::uuid),
        'identities', (
          select coalesce(json_agg(to_jsonb(identity) - 'account_id' order by created_at), '[]')
          from identity where account_id = ${accountId}::uuid
        ),
        'sessions', (
          select coalesce(json_agg(to_jsonb(login_session) - 'account_id' - 'token_hash' order by created_at), '[]')
          from login_session where account_id = ${accountId}::uuid
        ),
        'push_subscriptions', (
          select coalesce(json_agg(to_jsonb(push_subscription) - 'account_id' - 'p256dh' - 'auth' order by added_at), '[]')
          from push_subscription where account_id = ${accountId}::uuid
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
              'shipments', (
                select coalesce(jsonb_agg(
                  to_jsonb(shipment) - 'order_id' - 'is_restocked' - 'version' order by packed_at
                ), '[]')
                from shipment where order_id = "order".id
              ),
              'notes', (
                select coalesce(jsonb_agg(jsonb_build_object('text', text, 'created_at', created_at) order by created_at), '[]')
                from order_note where order_id = "order".id
              ),
              'payments', (
                select coalesce(jsonb_agg(jsonb_build_object(
                  'method', method, 'status', payment.status, 'amount', amount, 'refunded', payment.refunded,
                  'reference', reference, 'created_at', created_at, 'paid_at', paid_at
                ) order by created_at), '[]')
                from payment where order_id = "order".id
              )
            ) order by placed_at), '[]')
          from "order"
          where account_id = ${accountId}::uuid or (account_id is null and not is_forgotten and email = ${email})
        ),
        'gift_cards', (
          select coalesce(json_agg(jsonb_build_object(
            'ends_with', code_end, 'amount', amount, 'balance', balance, 'gift', gift, 'issued_at', issued_at
          ) order by issued_at), '[]')
          from gift_card where gift is not null and lower(gift ->> 'recipient_email') = lower(${email})
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
        'follows', (
          select coalesce(json_agg(jsonb_build_object(
            'kind', coalesce(content.kind, 'venue'), 'slug', coalesce(content.slug, venue.slug),
            'followed_at', followed_at, 'ended_at', ended_at
          ) order by followed_at), '[]')
          from follow left join content on content.id = content_id left join venue on venue.id = venue_id
          where account_id = ${accountId}::uuid
        ),
        'favourites', (
          select coalesce(json_agg(jsonb_build_object('kind', kind, 'slug', slug, 'added_at', added_at) order by added_at), '[]')
          from favourite join content on content.id = content_id where account_id = ${accountId}::uuid
        ),
        'reminders', (
          select coalesce(json_agg(jsonb_build_object(
            'event', slug, 'starts_at', starts_at, 'added_at', reminder.added_at, 'ended_at', ended_at,
            'day_sent_for', day_sent_for, 'start_sent_for', start_sent_for
          ) order by reminder.added_at), '[]')
          from reminder join event_date on event_date.id = event_date_id join content on content.id = event_id
          where account_id = ${accountId}::uuid
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
        'staff', (
          select to_jsonb(staff_member) - 'account_id' - 'added_by' || jsonb_build_object(
            'has_authenticator_app', exists (select from staff_totp where account_id = ${accountId}::uuid and secret is not null),
            'passkeys', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'name', name, 'site', rp_id, 'created_at', created_at, 'last_used_at', last_used_at
              ) order by created_at), '[]')
              from staff_passkey where account_id = ${accountId}::uuid
            ),
            'events', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'at', at, 'operation', operation, 'client_address', client_address, 'user_agent', user_agent
              ) order by id), '[]')
              from staff_event where account_id = ${accountId}::uuid
            ),
            'chat_messages', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'event_date_id', event_date_id, 'text', text, 'said_at', said_at
              ) order by said_at), '[]')
              from chat_message where account_id = ${accountId}::uuid and is_house
            ),
            'list_columns', (
              select coalesce(jsonb_object_agg(list, columns), '{}') from staff_list_columns where account_id = ${accountId}::uuid
            ),
            'list_filters', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'list', list, 'name', name, 'filter', filter, 'created_at', created_at
              ) order by created_at), '[]')
              from staff_list_filter where account_id = ${accountId}::uuid
            ),
            'drafts', (
              select coalesce(jsonb_agg(jsonb_build_object('content_id', content_id, 'saved_at', saved_at) order by saved_at), '[]')
              from content_draft where account_id = ${accountId}::uuid
            ),
            'revisions', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'content_id', content_id, 'number', number, 'published_at', published_at
              ) order by published_at), '[]')
              from content_revision where account_id = ${accountId}::uuid
            ),
            'previews', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'content_id', content_id, 'created_at', created_at, 'expires_at', expires_at
              ) order by created_at), '[]')
              from content_preview where account_id = ${accountId}::uuid
            )
          )
          from staff_member where account_id = ${accountId}::uuid
        ),
        'staff_invitations', (
          select coalesce(json_agg(to_jsonb(staff_invitation) - 'token_hash' - 'invited_by' order by created_at), '[]')
          from staff_invitation where email = ${email}
        ),
        'subscriptions', (
          select coalesce(json_agg(to_jsonb(subscription) - 'confirm_hash' - 'unsubscribe_token' || jsonb_build_object('issues', (
            select coalesce(jsonb_agg(jsonb_build_object('issue_id', issue_id, 'added_at', added_at) order by added_at), '[]')
            from newsletter_delivery where subscription_id = subscription.id
          )) order by created_at), '[]')
          from subscription where email = ${email}
        ),
        'contact_messages', (
          select coalesce(json_agg(to_jsonb(contact_message) - 'assigned_to' - 'version' || jsonb_build_object('answers', (
            select coalesce(jsonb_agg(jsonb_build_object('text', text, 'sent_at', sent_at) order by sent_at), '[]')
            from contact_answer where message_id = contact_message.id
          )) order by created_at), '[]')
          from contact_message where email = ${email}
        ),
        'vouchers', (
          select coalesce(json_agg(jsonb_build_object('code', code, 'name', name) order by code), '[]')
          from voucher where ${email} = any (customers)
        ),
        'emails', (
          select coalesce(json_agg(jsonb_build_object(
            'kind', kind, 'subject', subject, 'text', text, 'sent_at', sent_at
          ) order by sent_at), '[]')
          from sent_mail where lower(recipient) = lower(${email}) and is_sent
        ),
        'notes', (
          select coalesce(json_agg(jsonb_build_object('text', text, 'created_at', created_at) order by created_at), '[]')
          from customer_note where account_id = ${accountId}::uuid or email = ${email}
        )
      ) as data`.execute(connection)
    return rows[0]?.data ?? {}
  },

  /** Foreign keys delete identities, sessions, push subscriptions, addresses, baskets and reviews, and unlink orders. */
  deleteAccount: (accountId: string) => connection.deleteFrom('account').where('id', '=', accountId).execute(),

  /** Ends a membership of staff first; refuses the last owner. */
  leaveStaff: (actor: StaffActor) => leaveStaff(connection, actor),

  /** Before the account is deleted, because its orders lead to what is stored about them. */
  removeAnswersAbout: idempotencyStatements(connection).removeAnswersAbout,

  /** What is stored by a verified address, or by that of a guest. */
  async deleteByEmail(email: string, actor: StaffActor) {
    await withdrawInvitationOf(connection, email, actor)
    await connection.deleteFrom('magic_login').where('email', '=', email).execute()
    await connection.deleteFrom('subscription').where('email', '=', email).execute()
    await connection.deleteFrom('contact_message').where('email', '=', email).execute()
    await connection.updateTable('entitlement').set({ email: null }).where('email', '=', email).execute()
    await sql`update voucher set customers = array_remove(customers, ${email}), version = version + 1 where ${email} = any (customers)`.execute(
      connection,
    )
    await sql`select forget_guest(${email})`.execute(connection)
  },
})

export const personalDataQueries = (database: Database) => ({
  ...personalDataStatements(database),
  inTransaction: <T>(write: (inside: ReturnType<typeof personalDataStatements>) => Promise<T>) =>
    transaction(database, (inside) => write(personalDataStatements(inside))),
})

export type PersonalDataQueries = ReturnType<typeof personalDataQueries>
