import { writeDigits } from '@dabali/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireAccount } from '../account/sessions.ts'
import { parsePhoneNumber } from '../address/address.ts'
import { ApiError, notFound } from '../errors/api-error.ts'
import { isHttps, siteOrigin } from '../http/forwarded-headers.ts'
import type { Language } from '../http/language.ts'
import { latinDigits, parseEmail } from '../http/request-body.ts'
import { isUuid } from '../http/schemas.ts'
import { renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { createToken, hashIfToken, hashToken } from '../tokens/tokens.ts'
import type { Order } from './order.ts'
import { type OrderRow, orderReads, proofQueries, type Which } from './queries/read.ts'
import type { OrderDeps } from './requests.ts'
import { type Audience, showRow } from './show-order.ts'
import { notProven, notYours } from './states.ts'

const PROOF_COOKIE = 'dabali_order'
const PROOF_SECONDS = 60 * 60

/** Identifies the orders that this browser has verified. */
function readProofCookie(request: FastifyRequest): string | undefined {
  const token = request.cookies[PROOF_COOKIE]
  return hashIfToken(token) === undefined ? undefined : token
}

export function setProofCookie(reply: FastifyReply, token: string) {
  reply.setCookie(PROOF_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: PROOF_SECONDS,
    secure: isHttps(reply.request),
  })
}

export type Contact = { email: string | undefined; phone: string | undefined }

/** The email address or phone number that the visitor enters, normalised. */
function parseContact(sent: { email?: string; phone?: string }, language: Language): Contact {
  const email = sent.email === undefined ? undefined : parseEmail(sent.email)
  const phone = sent.phone === undefined ? undefined : parsePhoneNumber(sent.phone, 'NP')
  if (email !== undefined || phone !== undefined) return { email, phone }
  const field = sent.phone === undefined ? 'email' : 'phone'
  throw new ApiError(400, { [field]: [MESSAGES[language].orders.emailOrPhone], code: 'invalid' })
}

/** True for the email address or phone number of the buyer, or the phone number of the shipping address. */
function matchesContact(order: Pick<OrderRow, 'email' | 'phone' | 'shipping_address'>, contact: Contact): boolean {
  const { email, phone } = contact
  if (email !== undefined) return order.email === email
  if (phone === undefined) return false
  const { phone_number = '', country = 'NP' } = order.shipping_address ?? {}
  return [order.phone, phone_number].some((known) => known && (parsePhoneNumber(known, country) ?? known) === phone)
}

const MINUTE_SECONDS = 60
// A page that waits for a payment polls every few seconds, and many users may share one address.
const MOST_LOOKS_FROM_ONE = 240
/** How long the order hash alone shows all details. */
const OPEN_MS = 48 * 3_600_000

type LoadedOrder = { row: OrderRow; audience: Audience }

/** An order id, or the number that the buyer knows. */
function parseOrderKey(text: string): Which {
  if (isUuid(text)) return { id: text }
  if (/^[1-9]\d{0,17}$/.test(text)) return { number: text }
  throw notFound()
}

/**
 * An order of the logged-in account. Numbers are consecutive, so another account's number gets 404. An id cannot be
 * guessed, so another account's id gets 403.
 */
export async function loadOwnOrder(
  { database }: OrderDeps,
  request: FastifyRequest,
  text: string,
): Promise<LoadedOrder> {
  const visitor = await requireAccount(request)
  const which = parseOrderKey(text)
  const row = await orderReads(database).findOrder(which)
  if (!row) throw notFound()
  if (row.account_id !== visitor.id) throw 'number' in which ? notFound() : notYours(request.language)
  return { row, audience: 'owner' }
}

/** Any order, for staff. */
export async function loadAnyOrder({ database }: OrderDeps, text: string): Promise<LoadedOrder> {
  const row = await orderReads(database).findOrder(parseOrderKey(text))
  if (!row) throw notFound()
  return { row, audience: 'owner' }
}

/** An order by its hash. After 48 h the details are masked until the contact is verified. */
export async function loadOrderByHash(deps: OrderDeps, request: FastifyRequest, hash: string): Promise<LoadedOrder> {
  const { clientAddress, language } = request
  const key = `order by hash from ${clientAddress}`
  await deps.limits.limit({ key, most: MOST_LOOKS_FROM_ONE, seconds: MINUTE_SECONDS, language })
  if (!/^[\w-]{22,64}$/.test(hash)) throw notFound()
  const row = await orderReads(deps.database).findOrder({ hash })
  if (!row) throw notFound()
  return { row, audience: await audienceOf(deps, request, row) }
}

async function audienceOf({ database }: OrderDeps, request: FastifyRequest, row: OrderRow): Promise<Audience> {
  if (row.account_id !== null && (await request.account())?.id === row.account_id) return 'owner'
  if (Date.now() - row.placed_at.getTime() < OPEN_MS) return 'holder'
  const token = readProofCookie(request)
  const isProven =
    token !== undefined && (await proofQueries(database).isProven({ tokenHash: hashToken(token), orderId: row.id }))
  return isProven ? 'holder' : 'masked'
}

/** Like loadOrderByHash, but requires a verified contact once the link is older than 48 h. */
export async function loadVerifiedOrder(deps: OrderDeps, request: FastifyRequest, hash: string): Promise<LoadedOrder> {
  const reached = await loadOrderByHash(deps, request, hash)
  if (reached.audience === 'masked') throw notProven(request.language)
  return reached
}

const HOUR_SECONDS = 60 * 60
const MOST_TRIES_AT_ONE = 10

type ContactInput = { hash: string; sent: { email?: string; phone?: string } }

/** Verifies the contact of an order and remembers the browser for a while. */
export async function verifyContact(
  deps: OrderDeps,
  request: FastifyRequest,
  { hash, sent }: ContactInput,
): Promise<{ order: Order; token: string }> {
  const { language } = request
  const { row } = await loadOrderByHash(deps, request, hash)
  const contact = parseContact(sent, language)
  const key = `proof of order ${row.id}`
  await deps.limits.limit({ key, most: MOST_TRIES_AT_ONE, seconds: HOUR_SECONDS, language })
  if (!matchesContact(row, contact))
    throw new ApiError(403, { detail: MESSAGES[language].orders.contactMismatch, code: 'not_proven' })
  // A browser that has proven one order keeps its secret, and so the other order.
  const token = readProofCookie(request) ?? createToken()
  await proofQueries(deps.database).inTransaction((inside) =>
    inside.insertProof({ tokenHash: hashToken(token), orderId: row.id, seconds: PROOF_SECONDS }),
  )
  return { order: await showRow(deps.database, row, { language, audience: 'holder' }), token }
}

type TrackedOrder = { email: string; number: string; hash: string; site: string; language: Language }

function trackMail({ email, number: written, hash, site, language }: TrackedOrder): Mail {
  const number = writeDigits(written, language)
  const texts = MESSAGES[language].trackMail
  const url = sitePath({ site, language }, `/order/${hash}`)
  const parts = [texts.text, { label: texts.label(number), url }, { small: texts.unasked }]
  return {
    kind: 'order_link',
    to: email,
    subject: texts.subject(number),
    language,
    ...renderMail({ language, site, title: texts.title, parts }),
  }
}

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
