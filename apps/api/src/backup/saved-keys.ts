import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { StartError } from '../errors/api-error.ts'

/** A signing key as stored in the database. Keys are saved apart from the backup, because they can sign tickets. */
export type SavedKey = { name: string; version: number; key: string; created_at: string; signs_from: string }
/** Identifies a key without revealing it. */
export type KeyFingerprint = { name: string; fingerprint: string }

const FORMAT = 'dabali-keys-1'

export const fingerprintOf = ({ name, key }: SavedKey): KeyFingerprint => ({
  name,
  fingerprint: createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex'),
})

/** Readable by the owner only, even if the file already exists. */
export function writeKeyFile(path: string, keys: readonly SavedKey[]) {
  rmSync(path, { force: true })
  writeFileSync(path, `${JSON.stringify({ format: FORMAT, keys })}\n`, { mode: 0o600 })
}

export function readKeyFile(path: string): SavedKey[] {
  const read = parse(path)
  if (read?.format !== FORMAT || !Array.isArray(read.keys) || !read.keys.every(isSavedKey)) {
    throw new StartError(`${path} is no file of keys that pnpm db:backup wrote.`)
  }
  return read.keys
}

function parse(path: string): { format?: unknown; keys?: unknown } | null | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const isSavedKey = (value: unknown): value is SavedKey => {
  const { name, version, key, created_at, signs_from } = Object(value)
  return (
    typeof name === 'string' &&
    Number.isInteger(version) &&
    typeof key === 'string' &&
    Buffer.from(key, 'base64').length === 32 &&
    [created_at, signs_from].every((time) => typeof time === 'string' && !Number.isNaN(Date.parse(time)))
  )
}
