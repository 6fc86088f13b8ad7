import type { CheckInList } from '@dabali/api-client'
import { PUBLIC_KEY } from './sign-code.ts'

export const ASHA = '0199a0c2-7d3e-7a10-8f4b-000000000001'
export const BIJAY = '0199a0c2-7d3e-7a10-8f4b-000000000002'
export const GONE = '0199a0c2-7d3e-7a10-8f4b-000000000003'

const ticket = { revision: 1, ticket_type_id: 5, checked_in_at: null }

/** A night with two people to come, and a ticket that was given back. */
export function makeDoor(changes: Partial<CheckInList> = {}): CheckInList {
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
      { ...ticket, id: ASHA, initials: 'AR' },
      { ...ticket, id: BIJAY, initials: 'BT' },
    ],
    revoked: [GONE],
    ...changes,
  }
}
