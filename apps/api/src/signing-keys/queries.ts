import { hkdfSync, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { StartError } from '../errors/api-error.ts'

type KeyDatabase = Database

/** Processes read the rows again after a minute at the latest, so that all of them know a new key before it signs. */
const SECONDS_BEFORE_SIGNING = 120

export const signingKeyQueries = (database: Kysely<Schema>) => ({
  /** The key that signs is the first: the newest whose time has come. */
  async listKeys(name: string): Promise<Buffer[]> {
    const rows = await database
      .selectFrom('server_key')
      .select('key')
      .where('name', '=', name)
      .orderBy(sql`signs_from <= now()`, 'desc')
      .orderBy('version', 'desc')
      .execute()
    return rows.map(({ key }) => key)
  },

  /** The first insert wins; a concurrent process reads the stored key. */
  addFirstKey: (name: string, key: Buffer) =>
    database
      .insertInto('server_key')
      .values({ name, key })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
      .execute(),

  async listNames(): Promise<string[]> {
    const rows = await database.selectFrom('server_key').select('name').distinct().orderBy('name').execute()
    return rows.map(({ name }) => name)
  },

  addNextKey: (name: string, key: Buffer) =>
    database
      .insertInto('server_key')
      .columns(['name', 'version', 'key', 'signs_from'])
      .expression((from) =>
        from
          .selectFrom('server_key')
          .select([
            sql<string>`${name}::text`.as('name'),
            sql<number>`max(version) + 1`.as('version'),
            sql<Buffer>`${key}::bytea`.as('key'),
            sql<Date>`now() + make_interval(secs => ${SECONDS_BEFORE_SIGNING})`.as('signs_from'),
          ])
          .where('name', '=', name),
      )
      .execute(),

  /** Removes the keys that a newer one has replaced for long enough that no process signs with them. */
  async removeReplaced(): Promise<number> {
    const { numDeletedRows } = await database
      .deleteFrom('server_key')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('server_key as newer')
            .select('newer.name')
            .whereRef('newer.name', '=', 'server_key.name')
            .whereRef('newer.version', '>', 'server_key.version')
            .where('newer.signs_from', '<', sql<Date>`now() - make_interval(secs => ${SECONDS_BEFORE_SIGNING})`),
        ),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  async removeAll(): Promise<number> {
    const { numDeletedRows } = await database.deleteFrom('server_key').executeTakeFirst()
    return Number(numDeletedRows)
  },
})

/** Keys of one purpose: the first one signs, and what any of them has signed is valid. */
export type KeyRing = readonly [Buffer, ...Buffer[]]

const KEY_BYTES = 32
/** Rows can be rotated while the API runs. */
const REREAD_AFTER_MS = 60_000

const secretsOf = new WeakMap<object, readonly string[]>()
const cached = new WeakMap<object, Map<string, { ring: KeyRing; readAt: number }>>()

/** Sets the secrets of `SIGNING_KEYS` that keys are derived from, for a database before it is used. */
export const useSigningSecrets = (database: KeyDatabase, secrets: readonly string[]) => secretsOf.set(database, secrets)

/**
 * The keys of a purpose, the same in all processes of one database. They are derived from the secrets of the
 * environment; keys stored before those were set still verify. Without secrets the stored keys sign; the first one is
 * created on first use.
 */
export async function signingKeys(database: KeyDatabase, purpose: string): Promise<KeyRing> {
  // A transaction may be rolled back, and the secrets belong to the outer database object.
  if (database.isTransaction) throw new Error('Signing keys are read outside transactions.')
  const known = cached.get(database)?.get(purpose)
  if (known !== undefined && performance.now() - known.readAt < REREAD_AFTER_MS) return known.ring
  const readAt = performance.now()
  const ring = await readRing(database, purpose)
  cached.set(database, new Map(cached.get(database)).set(purpose, { ring, readAt }))
  return ring
}

async function readRing(database: KeyDatabase, purpose: string): Promise<KeyRing> {
  const { listKeys, addFirstKey } = signingKeyQueries(database)
  const derived = (secretsOf.get(database) ?? []).map((secret) => derive(secret, purpose))
  const [first, ...others] = [...derived, ...(await listKeys(purpose))]
  if (first !== undefined) return [first, ...others]
  await addFirstKey(purpose, randomBytes(KEY_BYTES))
  const [made, ...later] = await listKeys(purpose)
  if (made === undefined) throw new Error(`The key ${purpose} was written and is not there.`)
  return [made, ...later]
}

const derive = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))

/** The first successful result over all keys. */
export function readWithAny<T>(keys: KeyRing, read: (key: Buffer) => T | undefined): T | undefined {
  for (const key of keys) {
    const found = read(key)
    if (found !== undefined) return found
  }
  return undefined
}

const MOST = 10

/** The secrets that keys are derived from; the first one signs. Error messages do not contain them. */
export function readSigningKeys(text = ''): string[] {
  if (text === '') return []
  const secrets = text.split(',').map((each) => each.trim())
  if (secrets.some((secret) => !/^[\x21-\x7e]{32,200}$/.test(secret)) || secrets.length > MOST) {
    throw new StartError(
      `SIGNING_KEYS must be up to ${MOST} secrets of 32 to 200 letters, digits or signs, with commas between them.`,
    )
  }
  if (new Set(secrets).size < secrets.length) throw new StartError('SIGNING_KEYS names the same secret twice.')
  return secrets
}
