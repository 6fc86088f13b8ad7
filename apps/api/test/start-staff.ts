import { Secret, TOTP } from 'otpauth'
import type { Role } from '../src/staff/permissions.ts'
import { staffQueries } from '../src/staff/queries.ts'
import { createAuthenticator } from './authenticator.ts'
import type { RunningApp } from './start-app.ts'
import { call, logIn } from './visitors.ts'

/** The header of a change. */
export const version = (number: number) => ({ 'if-match': `"${number}"` })

let comers = 0

/** A new member of staff, who is logged in. */
export async function addMember(api: Pick<RunningApp, 'database' | 'pool'>, roles: readonly Role[]) {
  const email = `member${comers++}@example.com`
  const cookie = await logIn(api, email)
  const id: string = (await api.pool.query('select id from account where email = $1', [email])).rows[0].id
  await staffQueries(api.database).addMember({ accountId: id, roles, by: null })
  return { id, email, cookie }
}

/** A browser of a member of staff: it keeps the token of its login, which changes. */
export async function openStaffBrowser(app: RunningApp, roles: readonly Role[] = ['support']) {
  const { id, email, ...entered } = await addMember(app, roles)
  let { cookie } = entered

  // Fixed, so that a time step that begins during a test changes nothing.
  const start = Date.now()
  const codeAt = (secret: string, steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: start + steps * 30_000 })

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, from = cookie) {
    const answer = await call(app, method, `staff/${path}`, body, { cookie: from })
    const session = answer.cookies.find(({ name }) => name === 'dabali_session')
    if (session) cookie = `dabali_session=${session.value}`
    return answer
  }

  return {
    id,
    email,
    send,
    codeAt,
    cookie: () => cookie,
    logInAgain: async () => {
      cookie = await logIn(app, email)
    },
    /** The status and the code of an operation that needs the second factor. */
    async works() {
      const { status, body } = await send('GET', 'orders/')
      return status === 200 ? 200 : [status, body.code]
    },
    pass: (proof: object) => send('POST', 'second-factor/', proof),
    async setUpTotp() {
      const { secret } = (await send('POST', 'second-factor/totp/')).body
      const answer = await send('POST', 'second-factor/totp/confirm/', { code: codeAt(secret, 0) })
      return { secret: String(secret), codes: answer.body.recovery_codes as string[] }
    },
    async addPasskey(authenticator = createAuthenticator()) {
      const options = (await send('POST', 'second-factor/passkeys/options/')).body
      const credential = authenticator.create(options)
      return {
        authenticator,
        answer: await send('POST', 'second-factor/passkeys/', { name: ' My  phone ', credential }),
      }
    },
    async passOptions() {
      return (await send('POST', 'second-factor/options/')).body
    },
    /** Makes the login and its second factor older. */
    age: (interval: string) =>
      app.pool.query(
        `update login_session set created_at = created_at - $2::interval, second_factor_at = second_factor_at - $2::interval
         where account_id = $1`,
        [id, interval],
      ),
  }
}
