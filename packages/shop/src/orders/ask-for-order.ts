import { ApiError, type Client, trackOrder } from '@dabali/api-client'
import type { TrackProblem } from './track-problem.ts'
import { writtenContact } from './written-contact.ts'

type Written = { number: string; contact: string }

const THROTTLED = 429
const MALFORMED = 400

/** Asks for the link of an order; nothing when the mail is on its way, if there is such an order. */
export async function askForOrder(client: Client, written: Written): Promise<TrackProblem | undefined> {
  const number = written.number.trim()
  const contact = writtenContact(written.contact)
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
