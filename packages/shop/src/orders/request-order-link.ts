import { ApiError, type Client, trackOrder } from '@dabali/api-client'

/** One field for both: only email addresses contain `@`. */
export function parseContact(input: string): { email: string } | { phone: string } | undefined {
  const contact = input.trim()
  if (contact === '') return undefined
  return contact.includes('@') ? { email: contact } : { phone: contact }
}

const PROBLEMS = ['number', 'contact', 'slow', 'failed'] as const

/** Why a request for an order link failed. */
export type TrackProblem = (typeof PROBLEMS)[number]

export const isTrackProblem = (name: string | undefined): name is TrackProblem =>
  PROBLEMS.some((known) => known === name)

type TrackInput = { number: string; contact: string }

const THROTTLED = 429
const MALFORMED = 400

/** Requests the link of an order; undefined on success, whether the order exists or not. */
export async function requestOrderLink(client: Client, input: TrackInput): Promise<TrackProblem | undefined> {
  const number = input.number.trim()
  const contact = parseContact(input.contact)
  if (number === '') return 'number'
  if (!contact) return 'contact'
  try {
    await trackOrder(client, { number, ...contact }, { silent: true })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // An unknown number is not an error, so the contact is malformed.
    return error.status === MALFORMED ? 'contact' : error.status === THROTTLED ? 'slow' : 'failed'
  }
}
