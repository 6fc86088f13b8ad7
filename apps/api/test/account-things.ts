import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sellGoods } from './digital-products.ts'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import type { BoxOffice } from './sell-tickets.ts'

export type Account = { id: string; email: string; cookie: string }

/** Accounts with something in each table that refers to accounts. */
export function accountThings(api: BoxOffice) {
  const rows = async (text: string, values: unknown[] = []) => (await api.pool.query(text, values)).rows

  async function newAccount(): Promise<Account> {
    const email = `m${randomUUID().slice(0, 13)}@example.com`
    const cookie = await api.logIn(email)
    return { id: String((await rows('select id from account where email = $1', [email]))[0].id), email, cookie }
  }

  /** Things that several accounts can have; each account can have each thing once. */
  async function newThings() {
    const { dateId, typeId, productId } = await api.makeTicketedEvent()
    const author = await makeContent(api.database, 'author')
    const [{ id: venue }] = await rows('select venue_id as id from event_date where id = $1', [dateId])
    const book = await makeProduct(api.database, { product_class: 'E-book', num_available: null })
    const [{ id: reviewer }] = [await newAccount()]
    const [message, review] = [randomUUID(), randomUUID()]
    await rows('insert into chat_room values ($1, 1)', [dateId])
    await rows(
      `insert into chat_message (id, event_date_id, account_id, is_house, text, seq, changed_seq)
       values ($1, $2, $3, false, 'Louder!', 1, 1)`,
      [message, dateId, reviewer],
    )
    await rows(
      `insert into review (id, work_key, product_id, account_id, stars, name, language) values ($1, $2, $3, $4, 4, 'Saru', 'en')`,
      [review, -book.id, book.id, reviewer],
    )
    const [{ id: link }] = await rows(
      `insert into live_access_hash (id, event_date_id, hash) values (gen_random_uuid(), $1, $2) returning id`,
      [dateId, randomBytes(32)],
    )
    const passed = await sellGoods(api, [book.id], { isGranted: false })
    return {
      dateId,
      typeId,
      productId,
      author: author.id,
      venue,
      book: book.id,
      message,
      review,
      link,
      passed: passed.orderId,
    }
  }

  type Things = Awaited<ReturnType<typeof newThings>>

  /** Gives an account one of each thing. */
  async function give({ id }: Account, things: Things, seq: number) {
    const { dateId, author, venue, book, message, review, link, passed } = things
    const [{ id: other }] = [await makeProduct(api.database, {})]
    const token = () => randomBytes(32).toString('base64url')
    const [line] = await rows('select id from order_line where order_id = $1', [passed])
    const [pass] = [await makeProduct(api.database, { product_class: 'E-book' })]
    const run = async (statements: Record<string, unknown[]>) => {
      for (const [statement, values] of Object.entries(statements)) await rows(statement, values)
    }
    await run({
      'insert into live_right values ($1, $2, $3)': [id, dateId, link],
      'insert into chat_name values ($1, $2, $3)': [id, dateId, `Maya ${randomUUID()}`.slice(0, 40)],
      "insert into chat_message (id, event_date_id, account_id, is_house, text, seq, changed_seq) values ($1, $2, $3, false, 'Hi', $4, $4)":
        [randomUUID(), dateId, id, seq],
      'insert into chat_report values ($1, $2)': [message, id],
      'insert into wishlist_item values ($1, $2, $3)': [id, -book, book],
      "insert into review (id, work_key, product_id, account_id, stars, name, language) values ($1, $2, $3, $4, 5, 'Maya', 'en')":
        [randomUUID(), -book, book, id],
      'insert into review_vote values ($1, $2)': [review, id],
      "insert into review_report values ($1, $2, 'spam')": [review, id],
      "insert into follow (account_id, content_id, token, site) values ($1, $2, $3, 'http://localhost:3000')": [
        id,
        author,
        token(),
      ],
      "insert into follow (account_id, venue_id, token, site) values ($1, $2, $3, 'http://localhost:3000') ": [
        id,
        venue,
        token(),
      ],
      'insert into favourite values ($1, $2)': [id, author],
      "insert into reminder (account_id, event_date_id, token, site) values ($1, $2, $3, 'http://localhost:3000')": [
        id,
        dateId,
        token(),
      ],
      'insert into author_notice values ($1, $2)': [id, -book],
      'insert into content_notice values ($1, $2)': [id, author],
      "insert into reading_position (account_id, product_id, locator, progress, device) values ($1, $2, '{}', 0.5, 'phone')":
        [id, book],
      "insert into entitlement (id, order_line_id, order_id, product_id, terms, account_id, copies) values ($1, $2, $3, $4, 'pass', $5, 1)":
        [randomUUID(), line.id, passed, pass.id, id],
      "insert into waiting_list (token, ticket_type_id, email, account_id, quantity, site, language) values ($1, $2, $3, $4, 1, 's', 'en')":
        [token(), things.typeId, `${randomUUID()}@example.com`, id],
      "insert into chat_action (id, event_date_id, kind, account_id) values ($1, $2, 'mute', $3)": [
        randomUUID(),
        dateId,
        id,
      ],
      "insert into check_in (scan_id, asked, event_date_id, result, scanned_at, account_id) values ($1, $2, $3, 'unknown', now(), $4)":
        [randomUUID(), randomBytes(32), dateId, id],
      "insert into push_subscription (id, account_id, endpoint, p256dh, auth, language, site) values ($1, $2, $3, 'x', 'x', 'en', 's')":
        [randomUUID(), id, token()],
      "insert into identity (provider, subject, account_id) values ('yeti', $1, $2)": [randomUUID(), id],
      "insert into customer_note (id, account_id, text, author) values ($1, $2, 'Rings twice.', 'x')": [
        randomUUID(),
        id,
      ],
      "insert into basket (id, account_id, status) values ($1, $2, 'Submitted')": [randomUUID(), id],
      "insert into address (id, account_id, country, is_default_for_shipping) values ($1, $2, 'NP', not exists (select from address where account_id = $2))":
        [randomUUID(), id],
    })
    await sellGoods(api, [other], { accountId: id })
    const ticket = await api.buy(things.productId)
    await rows(
      `update ticket set is_transferred = true, account_id = $1
       from order_line where order_line.id = order_line_id and order_id = $2`,
      [id, ticket.id],
    )
  }

  /** What only one of each account can be, and what lasts as long as a login. */
  async function giveOnce({ id }: Account, { dateId }: Things) {
    await rows('insert into wishlist_share (account_id, token) values ($1, $2)', [id, randomUUID()])
    await rows(
      `insert into social_login (state_hash, browser_hash, provider, nonce, code_verifier, site, next, account_id, expires_at)
       values ($1, $1, 'yeti', '', '', '', '/', $2, now())`,
      [createHash('sha256').update(id).digest(), id],
    )
    await rows(
      `insert into live_place (account_id, event_date_id, id, session_id, device, lease_until)
       select $1, $2, gen_random_uuid(), id, 'phone', now() from login_session where account_id = $1 limit 1`,
      [id, dateId],
    )
  }

  return { rows, newAccount, newThings, give, giveOnce }
}
