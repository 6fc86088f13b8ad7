import { ApiError, type Client, trackOrder } from '@dabali/api-client'

/** One field for both: an e-mail address has its sign, and no number has. */
export function parseContact(input: string): { email: string } | { phone: string } | undefined {
  const contact = input.trim()
  if (contact === '') return undefined
  return contact.includes('@') ? { email: contact } : { phone: contact }
}

const PROBLEMS = ['number', 'contact', 'slow', 'failed'] as const

/** Why an order could not be looked for. */
export type TrackProblem = (typeof PROBLEMS)[number]

export const isTrackProblem = (name: string | undefined): name is TrackProblem =>
  PROBLEMS.some((known) => known === name)

type TrackInput = { number: string; contact: string }

const THROTTLED = 429
const MALFORMED = 400

/** Asks for the link of an order; nothing when the mail is on its way, if there is such an order. */
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
    // A number that is none finds nothing and is not refused, so that it is the other field.
    return error.status === MALFORMED ? 'contact' : error.status === THROTTLED ? 'slow' : 'failed'
  }
}
