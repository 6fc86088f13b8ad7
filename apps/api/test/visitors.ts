import { randomUUIDv7 } from 'node:crypto'
import { accountQueries } from '../src/account/queries.ts'
import { createSession } from '../src/account/sessions.ts'
import { staffStatements } from '../src/staff/queries.ts'
import { createToken, hashToken } from '../src/tokens/tokens.ts'
import type { RunningApp } from './start-app.ts'

/** Logs an address in, creating its account if needed, and returns the session cookie. */
export async function logIn(
  api: Pick<RunningApp, 'database'> & { staffMails?: readonly string[] },
  email: string,
): Promise<string> {
  const token = await accountQueries(api.database).inTransaction(async (inside) => {
    const account = await inside.openAccount({ id: randomUUIDv7(), email, language: 'en' })
    return createSession(inside, { accountId: account.id })
  })
  if (api.staffMails?.includes(email)) await staffStatements(api.database).addFirstOwners([email])
  return `dabali_session=${token}`
}

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'

const MOVES_MONEY = /(^|\/)(checkout|initiate|refund|cancel|gift-cards|tips)\/$/

/** A new idempotency key for requests that require one. */
export const keyFor = (method: string, path: string): Headers =>
  method === 'POST' && MOVES_MONEY.test(path) ? { 'idempotency-key': randomUUIDv7() } : {}

/** Sends a request and parses the response. */
export async function call(
  api: Pick<RunningApp, 'app'>,
  method: Method,
  path: string,
  body?: unknown,
  headers: Headers = {},
) {
  const answer = await api.app.inject({
    method,
    url: path.startsWith('/') ? path : `/v1/${path.startsWith('api/') ? '' : 'api/'}${path}`,
    headers: {
      ...keyFor(method, path),
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return {
    status: answer.statusCode,
    body: answer.body === '' ? undefined : answer.json(),
    text: answer.body,
    headers: answer.headers,
    cookies: answer.cookies,
  }
}

/** A logged-in account. */
export async function newMember(api: RunningApp) {
  const accountId = randomUUIDv7()
  const secret = createToken()
  await api.database
    .insertInto('account')
    .values({ id: accountId, email: `${accountId}@members.example` })
    .execute()
  await api.database
    .insertInto('login_session')
    .values({
      id: randomUUIDv7(),
      account_id: accountId,
      token_hash: hashToken(secret),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return { accountId, cookie: `dabali_session=${secret}` }
}

export const tokenHashOf = (cookie: string) => hashToken(cookie.replace('dabali_basket=', ''))

type Discount = {
  code?: string
  percent?: number
  amount?: number
  least_total?: number
  most_uses?: number
  uses?: number
  most_uses_each?: number
  customers?: string[]
}

export async function makeVoucher(
  api: RunningApp,
  { from = -1, to = 1, ...voucher }: Discount & { from?: number; to?: number; product_classes?: 'Book'[] } = {},
) {
  const code = voucher.code ?? `V${createToken().slice(0, 8).toUpperCase()}`
  const day = (days: number) => new Date(Date.now() + days * 86_400_000)
  await api.database
    .insertInto('voucher')
    .values({
      percent: voucher.amount === undefined ? 10 : null,
      amount: null,
      ...voucher,
      code,
      name: `Voucher ${code}`,
      starts_at: day(from),
      ends_at: day(to),
    })
    .execute()
  return code
}
