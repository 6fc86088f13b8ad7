import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { signingKeys } from '../signing-keys/queries.ts'
import type { Connection } from './queries/tickets.ts'

/** The content of the QR code. It contains no personal data. */
export type CodeClaim = { ticketId: string; eventDateId: number; revision: number }

/** The key that signs codes, and all keys that verify them, the signing one first. */
export type TicketKey = { privateKey: KeyObject; publicKeys: readonly [KeyObject, ...KeyObject[]] }

const KEY_NAME = 'tickets'
const VERSION = 'T1'
const CODE = /^T1\.([\w-]{30})\.([\w-]{86})$/
/** The ticket, the date and the revision: 16, 4 and 2 bytes. */
const PAYLOAD_BYTES = 22
const DATE_AT = 16
const REVISION_AT = 20
/** An Ed25519 key as PKCS #8 writes it, up to its 32 bytes. */
const SEED_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKeyOf = (seed: Buffer) =>
  createPrivateKey({ key: Buffer.concat([SEED_PREFIX, seed]), format: 'der', type: 'pkcs8' })

export function ticketKeyOf(seed: Buffer, ...older: Buffer[]): TicketKey {
  const privateKey = privateKeyOf(seed)
  const olderKeys = older.map((each) => createPublicKey(privateKeyOf(each)))
  return { privateKey, publicKeys: [createPublicKey(privateKey), ...olderKeys] }
}

export const ticketKey = async (connection: Connection) => ticketKeyOf(...(await signingKeys(connection, KEY_NAME)))

/** The public keys in 32 bytes each: of the signing key, and of all that verify. */
export function publicKeyTexts({ publicKeys }: TicketKey) {
  const texts = publicKeys.map((key) => String(key.export({ format: 'jwk' })['x']))
  return { public_key: texts[0] ?? '', public_keys: texts }
}

/** At most 120 characters, so that the picture stays coarse enough for a poor camera. */
export function writeTicketToken({ privateKey }: TicketKey, { ticketId, eventDateId, revision }: CodeClaim): string {
  const payload = Buffer.alloc(PAYLOAD_BYTES)
  payload.write(ticketId.replaceAll('-', ''), 'hex')
  payload.writeUInt32BE(eventDateId, DATE_AT)
  payload.writeUInt16BE(revision, REVISION_AT)
  const signed = `${VERSION}.${payload.toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

/** The content of a valid code; `unknown` for text that is not a ticket code. */
export function parseTicketToken({ publicKeys }: TicketKey, code: string): CodeClaim | 'unknown' | 'bad_signature' {
  const [, payload = '', signature = ''] = CODE.exec(code) ?? []
  if (signature === '') return 'unknown'
  const [signed, proof] = [Buffer.from(`${VERSION}.${payload}`), Buffer.from(signature, 'base64url')]
  const isSigned = publicKeys.some((key) => verify(null, signed, key, proof))
  if (!isSigned) return 'bad_signature'
  const bytes = Buffer.from(payload, 'base64url')
  return {
    ticketId: bytes.toString('hex', 0, DATE_AT).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    eventDateId: bytes.readUInt32BE(DATE_AT),
    revision: bytes.readUInt16BE(REVISION_AT),
  }
}
