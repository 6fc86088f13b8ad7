import type { FastifyRequest } from 'fastify'
import { latinDigits } from '../address/latin-digits.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { isContactOf, readContact } from './contact-of-order.ts'
import type { Desk } from './desk.ts'
import { provingQueries } from './proving/queries.ts'
import { showingStatements } from './showing/queries.ts'
import { trackMail } from './track-mail.ts'

const HOUR_SECONDS = 60 * 60
const MOST_FROM_ONE = 20
// Order numbers can be guessed, so tries from other networks are counted apart from those of the customer.
const MOST_OF_ONE_FROM_ONE = 5
const MOST_OF_ONE = 20

type Asked = { number: string; email?: string; phone?: string }

/** Sends a link to an order to the address it was placed with, whoever asks for it. Nobody is told whether there is one. */
export async function trackOrder(desk: Desk, request: FastifyRequest, { number: written, ...sent }: Asked) {
  const { clientAddress, language } = request
  const contact = readContact(sent, language)
  const number = latinDigits(written).replace(/[\s#]/g, '')
  const seconds = HOUR_SECONDS
  await desk.limits.limit({ key: `track from ${clientAddress}`, most: MOST_FROM_ONE, seconds, language })
  await desk.limits.limit({
    key: `track ${number} from ${clientAddress}`,
    most: MOST_OF_ONE_FROM_ONE,
    seconds,
    language,
  })
  await desk.limits.limit({ key: `track ${number}`, most: MOST_OF_ONE, seconds, language })
  if (!/^[1-9]\d{0,17}$/.test(number)) return
  const row = await showingStatements(desk.database).findOrder({ number })
  if (!row?.email || !isContactOf(row, contact)) return
  const site = desk.sites.includes(row.site) ? row.site : siteOrigin(request, desk.sites)
  const mail = trackMail({ email: row.email, number, hash: row.hash, site, language })
  await provingQueries(desk.database).inTransaction((inside) => inside.addMail(mail))
}
