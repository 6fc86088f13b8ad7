import { generateKeyPairSync, sign } from 'node:crypto'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

/** The key of a house of the tests, as the API gives it to a door. */
export const PUBLIC_KEY = String(publicKey.export({ format: 'jwk' }).x)

type Claim = { ticketId: string; nightId: number; revision: number }

/** A code as the API writes it. */
export function signCode({ ticketId, nightId, revision }: Claim): string {
  const payload = Buffer.alloc(22)
  payload.write(ticketId.replaceAll('-', ''), 'hex')
  payload.writeUInt32BE(nightId, 16)
  payload.writeUInt16BE(revision, 20)
  const signed = `T1.${payload.toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}
