import type { Live } from '@dabali/api-client'

/** The state of a stream as the API returns it, for tests. */
export const makeLive = (state: Live['state'], others: Partial<Live> = {}): Live => ({
  event_date_id: 7,
  state,
  status: 'scheduled',
  now: '2026-12-12T12:00:00.000Z',
  doors_at: '2026-12-12T12:15:00.000Z',
  starts_at: '2026-12-12T12:45:00.000Z',
  ends_at: '2026-12-12T18:45:00.000Z',
  replay_until: null,
  next: null,
  viewers: 3,
  tips_on: true,
  message: null,
  may_watch: true,
  reason: null,
  detail: null,
  session_url: '/v1/api/events/asar/7/live/session/',
  ...others,
})
