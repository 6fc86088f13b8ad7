import { randomUUIDv7 } from 'node:crypto'
import { accountQueries } from '../src/account/queries.ts'
import { createSession } from '../src/account/sessions.ts'
import type { RunningApp } from './start-app.ts'

/** Logs an address in, with an account of its own when it has none, and answers the cookie that says so. */
export async function logIn(api: Pick<RunningApp, 'database'>, email: string): Promise<string> {
  const token = await accountQueries(api.database).inTransaction(async (inside) => {
    const account = await inside.openAccount({ id: randomUUIDv7(), email, language: 'en' })
    return createSession(inside, { accountId: account.id })
  })
  return `dabali_session=${token}`
}
