import { randomBytes } from 'node:crypto'
import { type KeyDatabase, serverKeyQueries } from './queries.ts'

const KEY_BYTES = 32

const known = new WeakMap<object, Map<string, Buffer>>()

/**
 * 256 bits that all processes over one database share and nobody else knows: made when they are first asked for, and the
 * same ever after. Nothing is remembered of a transaction, which may still be rolled back.
 */
export async function serverKey(connection: KeyDatabase, name: string): Promise<Buffer> {
  const kept = known.get(connection)?.get(name)
  if (kept !== undefined) return kept
  const key = await findOrMake(connection, name)
  if (!connection.isTransaction) known.set(connection, new Map(known.get(connection)).set(name, key))
  return key
}

async function findOrMake(connection: KeyDatabase, name: string) {
  const { findKey, addKey } = serverKeyQueries(connection)
  const found = await findKey(name)
  if (found !== undefined) return found
  await addKey(name, randomBytes(KEY_BYTES))
  const made = await findKey(name)
  if (made === undefined) throw new Error(`The key ${name} was written and is not there.`)
  return made
}
