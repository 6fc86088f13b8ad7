import { generateKeyPairSync, sign } from 'node:crypto'
import type { CheckInList } from '@dabali/api-client'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

/** The public key of the test server in the format of the API. */
export const PUBLIC_KEY = String(publicKey.export({ format: 'jwk' }).x)

type Claim = { ticketId: string; eventDateId: number; revision: number }

/** A ticket code as the API signs it. */
export function signCode({ ticketId, eventDateId, revision }: Claim): string {
  const payload = Buffer.alloc(22)
  payload.write(ticketId.replaceAll('-', ''), 'hex')
  payload.writeUInt32BE(eventDateId, 16)
  payload.writeUInt16BE(revision, 20)
  const signed = `T1.${payload.toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

export const ASHA = '0199a0c2-7d3e-7a10-8f4b-000000000001'
export const BIJAY = '0199a0c2-7d3e-7a10-8f4b-000000000002'
export const REVOKED = '0199a0c2-7d3e-7a10-8f4b-000000000003'

const ticket = {
  revision: 1,
  ticket_type_id: 5,
  guest_id: null,
  order_number: '100001',
  email_hash: '',
  phone_end: '',
  checked_in_at: null,
  door: '',
}

/** A list with two tickets and a revoked one. */
export function makeCheckInList(changes: Partial<CheckInList> = {}): CheckInList {
  return {
    event_date_id: 7,
    event: { slug: 'low-cloud', title: 'Low Cloud' },
    doors_at: '2026-12-12T12:00:00.000Z',
    starts_at: '2026-12-12T12:45:00.000Z',
    ends_at: '2026-12-12T18:00:00.000Z',
    public_key: PUBLIC_KEY,
    public_keys: [PUBLIC_KEY],
    at: '2026-12-12T12:00:00.000Z',
    num_tickets: 2,
    num_checked_in: 0,
    ticket_types: [{ id: 5, title: 'Floor, standing', num_tickets: 2, num_checked_in: 0 }],
    tickets: [
      { ...ticket, id: ASHA, seat: '', name: 'Asha Rai' },
      { ...ticket, id: BIJAY, seat: '', name: 'Bijay Tamang' },
    ],
    revoked: [REVOKED],
    doors: [],
    guest_quota: 50,
    guests: [],
    conflicts: [],
    ...changes,
  }
}
