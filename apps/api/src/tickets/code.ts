import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { serverKey } from '../server-keys/server-key.ts'
import type { Connection } from './queries.ts'

/** What the code at the door says. Whose ticket it is stands nowhere in it. */
export type CodeClaim = { ticketId: string; eventDateId: number; revision: number }

export type TicketKey = { privateKey: KeyObject; publicKey: KeyObject }

const KEY_NAME = 'tickets'
const VERSION = 'T1'
const CODE = /^T1\.([\w-]{30})\.([\w-]{86})$/
/** The ticket, the date and the revision: 16, 4 and 2 bytes. */
const PAYLOAD_BYTES = 22
const DATE_AT = 16
const REVISION_AT = 20
/** An Ed25519 key as PKCS #8 writes it, up to its 32 bytes. */
const SEED_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export function ticketKeyOf(seed: Buffer): TicketKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([SEED_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

export const ticketKey = async (connection: Connection) => ticketKeyOf(await serverKey(connection, KEY_NAME))

/** The 32 bytes that a door needs to know our codes from others. */
export const publicKeyText = ({ publicKey }: TicketKey) => String(publicKey.export({ format: 'jwk' })['x'])

/** At most 120 characters, so that the picture stays coarse enough for a poor camera. */
export function writeCode({ privateKey }: TicketKey, { ticketId, eventDateId, revision }: CodeClaim): string {
  const payload = Buffer.alloc(PAYLOAD_BYTES)
  payload.write(ticketId.replaceAll('-', ''), 'hex')
  payload.writeUInt32BE(eventDateId, DATE_AT)
  payload.writeUInt16BE(revision, REVISION_AT)
  const signed = `${VERSION}.${payload.toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

/** What a code says if it is ours; `unknown` is no code of a ticket at all. */
export function readCode({ publicKey }: TicketKey, code: string): CodeClaim | 'unknown' | 'bad_signature' {
  const [, payload = '', signature = ''] = CODE.exec(code) ?? []
  if (signature === '') return 'unknown'
  const isSigned = verify(null, Buffer.from(`${VERSION}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))
  if (!isSigned) return 'bad_signature'
  const bytes = Buffer.from(payload, 'base64url')
  return {
    ticketId: bytes.toString('hex', 0, DATE_AT).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    eventDateId: bytes.readUInt32BE(DATE_AT),
    revision: bytes.readUInt16BE(REVISION_AT),
  }
}
