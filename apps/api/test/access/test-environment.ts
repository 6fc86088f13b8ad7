import { randomInt, randomUUID } from 'node:crypto'
import { readLive } from '../../src/live/origin.ts'
import { readGateways } from '../../src/payments/read-gateways.ts'
import type { Role } from '../../src/staff/permissions.ts'
import { staffStatements } from '../../src/staff/queries.ts'
import { makeWallets } from '../make-wallets.ts'
import { HOME } from '../order-actions.ts'
import { makePushSettings } from '../push-service.ts'
import { startApp } from '../start-app.ts'
import { runSandbox } from '../start-processes.ts'
import { startProvider } from '../start-social-app.ts'
import { keyFor, logIn } from '../visitors.ts'
import { watchTables } from './watch-tables.ts'

const STAFF = Array.from({ length: 4000 }, (_, at) => `staff${at}@example.com`)
/** Tables that every request may write: rate limits, and keys on first use. */
const IGNORED_TABLES = ['rate_limit', 'server_key', 'migration', 'migration_lock']

type Headers = Record<string, string>
type Sent = { body?: unknown; cookie?: string; headers?: Headers }
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A file is sent as it is, everything else as JSON. */
function payloadOf(body: unknown) {
  if (body === undefined) return { type: {}, payload: {} }
  if (Buffer.isBuffer(body)) return { type: { 'content-type': 'application/octet-stream' }, payload: { payload: body } }
  return { type: { 'content-type': 'application/json' }, payload: { payload: JSON.stringify(body) } }
}

/** Starts the API with gateways, streams and people. */
export async function startTestEnvironment() {
  const [sandbox, provider] = await Promise.all([runSandbox(), startProvider('yeti')])
  const gateways = readGateways({
    ESEWA_URL: `${sandbox.url}/esewa/api/epay/main/v2/form`,
    ESEWA_STATUS_URL: `${sandbox.url}/esewa/api/epay/transaction/status/`,
    KHALTI_URL: `${sandbox.url}/khalti/api/v2/`,
    CARD_URL: `${sandbox.url}/`,
  })
  const api = await startApp({
    staffMails: STAFF,
    withoutOrderMails: true,
    visitors: { providers: [provider.configured], push: makePushSettings() },
    shop: {
      payments: gateways,
      live: readLive({ LIVE_ORIGIN: `${sandbox.url}/hls/` }),
      wallets: makeWallets().settings,
    },
  })
  await api.drainJobs()
  let comers = 0
  const rows = async (text: string, values: unknown[] = []) => (await api.pool.query(text, values)).rows
  const tables: string[] = (
    await rows(`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`, [
      IGNORED_TABLES,
    ])
  ).map(({ name }) => name)
  const watched = await watchTables(api.pool, tables)

  /** Each request comes from another address, so that no rate limit applies. */
  async function send(method: Method, path: string, { body, cookie = '', headers = {} }: Sent = {}) {
    await api.pool.query('delete from rate_limit')
    const { type, payload } = payloadOf(body)
    const answer = await api.app.inject({
      method,
      url: path.startsWith('/') ? path : `/v1/${path.startsWith('api/') ? '' : 'api/'}${path}`,
      headers: {
        ...keyFor(method, path),
        ...headers,
        ...(cookie === '' ? {} : { cookie }),
        ...type,
      },
      ...payload,
    })
    const { statusCode: status, body: text, cookies } = answer
    return { status, text, cookies, headers: answer.headers, json: () => answer.json() }
  }

  /** Sends a request that must succeed. */
  async function done(method: Method, path: string, sent: Sent = {}) {
    const answer = await send(method, path, sent)
    if (answer.status >= 300) throw new Error(`${method} ${path} ${answer.status} ${answer.text}`)
    return answer.text === '' ? undefined : answer.json()
  }

  return {
    ...api,
    rows,
    sandbox,
    provider,
    send,
    done,

    ...watched,

    /** A person with a name, phone number and street of their own. */
    async newPerson() {
      const mark = randomUUID().slice(0, 13)
      const [email, name, street] = [`p${mark}@example.com`, `Maya ${mark}`, `Jhochhen ${mark}`]
      const phone = `98${randomInt(10_000_000, 99_999_999)}`
      const cookie = await logIn(api, email)
      await done('PATCH', 'me/', { body: { name, phone_number: phone }, cookie })
      const home = { ...HOME, first_name: name, line1: street, phone_number: phone }
      const [{ id: accountId }] = await rows('select id from account where email = $1', [email])
      const marks = [email, name, phone, street, accountId, cookie.replace('dabali_session=', '')]
      return { cookie, email, name, home, accountId: String(accountId), marks }
    },

    /** An owner that is not used elsewhere. */
    staff: () => logIn(api, STAFF[comers++] ?? ''),

    /** A member of staff with these roles. */
    async member(roles: readonly Role[]) {
      const email = `${roles.join('-')}-${randomUUID().slice(0, 8)}@staff.example`
      const cookie = await logIn(api, email)
      const [{ id: accountId }] = await rows('select id from account where email = $1', [email])
      await staffStatements(api.database).addMember({ accountId: String(accountId), roles, by: null })
      return { email, cookie, accountId: String(accountId) }
    },

    /** The latest match in the emails to an address. */
    async read(email: string, pattern: RegExp) {
      await api.drainJobs()
      const found = api.mails
        .toReversed()
        .flatMap(({ to, text, unsubscribeUrl = '' }) =>
          to === email ? [pattern.exec(`${text} ${unsubscribeUrl}`)] : [],
        )
        .find((match) => match !== null)
      if (!found?.[1]) throw new Error(`${email} was not written ${pattern}: ${JSON.stringify(api.mails.at(-1))}`)
      return found[1]
    },

    async stop() {
      await api.stop()
      await provider.stop()
      await sandbox.stop()
    },
  }
}

export type TestEnvironment = Awaited<ReturnType<typeof startTestEnvironment>>
export type Person = Awaited<ReturnType<TestEnvironment['newPerson']>>

/** The parameters of a request. */
export type Asked = {
  /** Parameters that identify the resource; each is also tried with another value. */
  ids?: Record<string, string>
  /** Other parameters. */
  fixed?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Headers
  /** The cookie of the owner, if the owner is not the account. */
  cookie?: string
  /** The cookie of the member of staff that the resource belongs to. */
  staff?: string
  /** Further marks that only the owner may see. */
  marks?: string[]
}

export type Thing = (env: TestEnvironment, person: Person, roles?: readonly Role[]) => Promise<Asked>
