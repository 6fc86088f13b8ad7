import type { FastifyRequest } from 'fastify'
import { latinDigits } from '../address/address.ts'
import type { Language } from '../http/language.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { OrderDeps } from './deps.ts'
import { matchesContact, parseContact } from './order-access.ts'
import { orderReads, proofQueries } from './queries/read.ts'

type TrackedOrder = { email: string; number: string; hash: string; site: string; language: Language }

function trackMail({ email, number, hash, site, language }: TrackedOrder): Mail {
  const texts = MESSAGES[language].trackMail
  const url = sitePath({ site, language }, `/order/${hash}`)
  const parts = [texts.text, { label: texts.label(number), url }, { small: texts.unasked }]
  return {
    to: email,
    subject: texts.subject(number),
    language,
    ...renderMail({ language, site, title: texts.title, parts }),
  }
}

const HOUR_SECONDS = 60 * 60
const MOST_FROM_ONE = 20
// Order numbers can be guessed, so attempts from other networks are counted separately from those of the customer.
const MOST_OF_ONE_FROM_ONE = 5
const MOST_OF_ONE = 20

type TrackRequest = { number: string; email?: string; phone?: string }

/** Sends the link of an order to its email address. The response does not reveal whether the order exists. */
export async function trackOrder(deps: OrderDeps, request: FastifyRequest, { number: written, ...sent }: TrackRequest) {
  const { clientAddress, language } = request
  const contact = parseContact(sent, language)
  const number = latinDigits(written).replace(/[\s#]/g, '')
  const seconds = HOUR_SECONDS
  await deps.limits.limit({ key: `track from ${clientAddress}`, most: MOST_FROM_ONE, seconds, language })
  await deps.limits.limit({
    key: `track ${number} from ${clientAddress}`,
    most: MOST_OF_ONE_FROM_ONE,
    seconds,
    language,
  })
  await deps.limits.limit({ key: `track ${number}`, most: MOST_OF_ONE, seconds, language })
  if (!/^[1-9]\d{0,17}$/.test(number)) return
  const row = await orderReads(deps.database).findOrder({ number })
  if (!row?.email || !matchesContact(row, contact)) return
  const site = deps.sites.includes(row.site) ? row.site : siteOrigin(request, deps.sites)
  const mail = trackMail({ email: row.email, number, hash: row.hash, site, language })
  await proofQueries(deps.database).inTransaction((inside) => inside.addMail(mail))
}
