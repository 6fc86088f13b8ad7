import { expect, test } from 'vitest'
import { housekeepingQueries } from '../src/housekeeping/queries.ts'
import { tidyUp } from '../src/housekeeping/tidy-up.ts'
import { logIn } from './log-in.ts'
import { startApp } from './start-app.ts'

test('what has ended of links, log-ins, sessions and unanswered subscriptions goes, and nothing else', async () => {
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
  await tidyUp(housekeepingQueries(api.database))
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
