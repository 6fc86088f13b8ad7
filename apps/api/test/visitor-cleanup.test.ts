import { expect, test } from 'vitest'
import { cleanUp, cleanupQueries } from '../src/cleanup/queries.ts'
import { makeContent, makeEventDate } from './make-content.ts'
import { startApp } from './start-app.ts'
import { logIn } from './visitors.ts'

test('deletes only expired links, logins, sessions and unconfirmed subscriptions', async () => {
  const api = await startApp()
  const post = (url: string, email: string) =>
    api.app.inject({ method: 'POST', url: `/v1/api/${url}`, payload: { email } })
  for (const name of ['old', 'new']) {
    await logIn(api, `${name}@example.com`)
    await post('auth/magic-link/', `${name}@example.com`)
    await post('subscriptions/', `${name}@example.com`)
    await api.pool.query(
      `insert into social_login (state_hash, browser_hash, provider, nonce, code_verifier, site, expires_at)
        values (sha256($1::bytea), sha256($1::bytea), $2, '', '', '', now() + interval '10 minutes')`,
      [name, name],
    )
  }
  await api.pool.query(`
    update magic_login set expires_at = now() - interval '25 hours' where email like 'old%';
    update social_login set expires_at = now() - interval '1 minute' where provider = 'old';
    update subscription set confirm_expires_at = now() - interval '31 days' where email like 'old%';
    update login_session set expires_at = now() - interval '1 minute'
    where account_id = (select id from account where email like 'old%')`)
  await cleanUp(cleanupQueries(api.database))
  const { rows } = await api.pool.query(`
    select (select string_agg(email, ',') from magic_login) as links,
      (select string_agg(provider, ',') from social_login) as logins,
      (select string_agg(email, ',') from subscription) as subscriptions,
      (select count(*)::integer from login_session) as sessions,
      (select count(*)::integer from account) as accounts`)
  expect(rows).toEqual([
    { links: 'new@example.com', logins: 'new', subscriptions: 'new@example.com', sessions: 1, accounts: 2 },
  ])
  await api.stop()
})

test('deletes only unreachable baskets and old gateway events', async () => {
  const api = await startApp()
  const [old, fresh] = [await api.newVisitor(1), await api.newVisitor(1)]
  const member = await logIn(api, 'maya@example.com')
  const owned = (await api.add({ url: '/v1/api/products/1/' }, { cookie: member })).json()
  await api.pool.query("update basket set updated_at = now() - interval '92 days' where id = any ($1)", [
    [old.basket.id, owned.id],
  ])
  await api.pool.query(`
    insert into card_event (id, type, received_at) values ('old', 'x', now() - interval '31 days'), ('new', 'x', now())`)
  await cleanUp(cleanupQueries(api.database))
  const { rows: baskets } = await api.pool.query('select id from basket')
  expect(baskets.map(({ id }) => id).toSorted()).toEqual([fresh.basket.id, owned.id].toSorted())
  expect((await api.pool.query('select id from card_event')).rows).toEqual([{ id: 'new' }])
  expect((await api.get('/v1/api/basket/', { cookie: old.cookie })).json().lines).toEqual([])
  await api.stop()
})

test('deletes old chat messages and keeps the moderation log', async () => {
  const api = await startApp()
  await logIn(api, 'maya@example.com')
  const eventDate = await makeEventDate(api.database, await makeContent(api.database, 'event'))
  const insertMessage = (days: number, seq: number) => `
    insert into chat_message (id, event_date_id, account_id, is_house, text, said_at, seq, changed_seq)
    select gen_random_uuid(), ${eventDate.id}, id, false, 'said ${days} days ago', now() - interval '${days} days', ${seq}, ${seq}
    from account`
  await api.pool.query(`
    insert into chat_room (event_date_id, seq) values (${eventDate.id}, 3);
    ${insertMessage(91, 1)}; ${insertMessage(89, 2)}; ${insertMessage(0, 3)};
    insert into chat_report (message_id, account_id) select chat_message.id, account.id from chat_message, account;
    insert into chat_action (id, event_date_id, kind, message_id)
    select gen_random_uuid(), event_date_id, 'hide', id from chat_message`)
  await cleanUp(cleanupQueries(api.database))
  const { rows } = await api.pool.query(`
    select (select json_agg(text order by seq) from chat_message) as messages,
      (select count(*)::integer from chat_report) as reports, (select count(*)::integer from chat_action) as actions`)
  expect(rows).toEqual([{ messages: ['said 89 days ago', 'said 0 days ago'], reports: 2, actions: 3 }])
  // The chat continues its sequence numbers.
  expect((await api.pool.query('select seq::integer from chat_room')).rows).toEqual([{ seq: 3 }])
  await api.stop()
})
