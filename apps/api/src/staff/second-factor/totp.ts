import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { latinDigits } from '../../http/request-body.ts'
import { type KeyRing, readWithAny, signingKeys } from '../../signing-keys/queries.ts'
import { type Connection, factorQueries } from './queries.ts'

const require = createRequire(import.meta.url)
// Loaded on use: it is large, and most processes never need it.
const library = (): typeof import('otpauth') => require('otpauth')

/** The purpose of the keys that encrypt the secrets. */
export const FACTOR_KEY = 'second-factor'

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES, SECRET_BYTES] = [12, 16, 20]

/** Encrypts a secret for one account: in the row of another account it cannot be read. */
export function sealSecret(keys: KeyRing, accountId: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keys[0], iv).setAAD(Buffer.from(accountId))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** The secret, or undefined if no key opens it. */
export const openSecret = (keys: KeyRing, accountId: string, sealed: Buffer): Buffer | undefined =>
  readWithAny(keys, (key) => {
    const tagEnd = IV_BYTES + TAG_BYTES
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(accountId)).setAuthTag(sealed.subarray(IV_BYTES, tagEnd))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
    } catch {
      return undefined
    }
  })

/** Encrypts all secrets with the key that signs now, so that older keys can be removed. */
export async function resealSecrets(database: Connection): Promise<void> {
  const queries = factorQueries(database)
  if (!(await queries.hasSecrets())) return
  const keys = await signingKeys(database, FACTOR_KEY)
  await queries.resealSecrets((accountId, sealed) => {
    if (openSecret([keys[0]], accountId, sealed) !== undefined) return undefined
    const secret = openSecret(keys, accountId, sealed)
    return secret === undefined ? undefined : sealSecret(keys, accountId, secret)
  })
}

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

function totpOf(secret: Buffer, email = '') {
  const { Secret, TOTP } = library()
  return new TOTP({ issuer: 'Dabali', label: email, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })
}

/** What an authenticator app reads: as text to type, and as an address for a QR code. */
export const describeSecret = (secret: Buffer, email: string) => {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

const TOTP_CODE = /^\d{6}$/

/** The time step of a code, of now or of one step before or after; undefined if it is wrong. Compares in constant time. */
export function stepOf(secret: Buffer, text: string, now = Date.now()): number | undefined {
  const token = latinDigits(text.replace(/[\s-]/g, ''))
  if (!TOTP_CODE.test(token)) return undefined
  const totp = totpOf(secret)
  const delta = totp.validate({ token, timestamp: now, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const SIGNS = /[^A-Z2-7]/g

/** Codes of 80 random bits in groups of four letters and digits. They are shown once; only their hashes are stored. */
export function newRecoveryCodes(accountId: string): { codes: string[]; hashes: Buffer[] } {
  const { Secret } = library()
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer })
    return base32.toLowerCase().replace(/.{4}(?=.)/g, '$&-')
  })
  return { codes, hashes: codes.map((code) => hashRecoveryCode(accountId, code)) }
}

/** A fast hash is enough for codes that cannot be guessed. Spaces, hyphens and case do not matter. */
export const hashRecoveryCode = (accountId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${accountId} ${code.toUpperCase().replace(SIGNS, '')}`)
    .digest()
