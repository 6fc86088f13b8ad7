import { formatNpr, GIFT_CARD_LIMITS, readGiftCardAmount } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { rupees } from '../../catalogue/price.ts'
import { type FieldErrors, fieldErrors, time } from '../../catalogue/staff/fields.ts'
import { paisaOf } from '../../catalogue/staff/prices.ts'
import { ApiError, notFound } from '../../errors/api-error.ts'
import { cleanLine, cleanText, maskEmail, parseEmail } from '../../http/request-body.ts'
import { isUuid, nullable, stringEnum } from '../../http/schemas.ts'
import { addJob } from '../../jobs/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { rateLimitQueries } from '../../rate-limit/queries.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite } from '../../staff/writes.ts'
import {
  type Connection,
  GIFT_CARD_STATES,
  MOVEMENT_REASONS,
  type MovementRow,
  type StaffGiftCardRow,
  staffGiftCardStatements,
} from './queries.ts'

/** Makes a new code and sends it. */
export const GIFT_CARD_SEND_TOPIC = 'gift-cards.send'

const Money = Type.String({ examples: ['1500.00'] })
const nullableTime = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })

export const StaffGiftCardSchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer({ description: 'Grows with every change by staff; send it as `If-Match: "7"`.' }),
    ends_with: nullable(Type.String({ description: 'The last four letters of its code; null before it is sent.' })),
    amount: Money,
    balance: Money,
    state: stringEnum(GIFT_CARD_STATES, { description: 'Waiting: not sent yet. Cancelled: refunded.' }),
    order: nullable(Type.String({ description: 'The number of the order that bought it; null: issued by staff.' })),
    buyer_email: nullable(Type.String()),
    recipient_name: Type.String(),
    recipient_email: Type.String({ description: 'Empty after the account of the buyer or recipient was deleted.' }),
    deliver_on: Type.String({ description: 'The day on which it is sent; empty: at once.' }),
    language: stringEnum(['en', 'ne']),
    reason: Type.String({ description: 'Why staff have issued it.' }),
    issued_by: Type.String({ description: 'The email address of the member of staff.' }),
    issued_at: time,
    sent_at: nullableTime,
    blocked_at: nullableTime,
    cancelled_at: nullableTime,
  },
  { $id: 'StaffGiftCard' },
)

export const GiftCardConflictSchema = conflictSchema(StaffGiftCardSchema)

export const GiftCardMovementSchema = Type.Object(
  {
    id: Type.String(),
    at: time,
    change: Type.String({ examples: ['-400.00'] }),
    balance: Money,
    reason: stringEnum(MOVEMENT_REASONS),
    note: Type.String(),
    order: nullable(Type.String()),
    author: Type.String({ description: 'The email address of the member of staff.' }),
  },
  { $id: 'GiftCardMovement' },
)

const text = (description?: string) => Type.String({ maxLength: 4000, ...(description && { description }) })

export const IssueInput = Type.Object(
  {
    amount: text(`Whole rupees, from ${GIFT_CARD_LIMITS.least} to ${GIFT_CARD_LIMITS.most}.`),
    recipient_email: text(),
    recipient_name: Type.Optional(text()),
    message: Type.Optional(text('For the recipient.')),
    language: Type.Optional(stringEnum(['en', 'ne'], { description: 'Of the email; default: English.' })),
    reason: text('For staff.'),
  },
  { additionalProperties: false },
)
export const ReasonInput = Type.Object({ reason: text() }, { additionalProperties: false })
export const CorrectInput = Type.Object(
  { change: text('With a sign.'), reason: text() },
  { additionalProperties: false },
)
export const SendInput = Type.Object(
  { email: Type.Optional(text('Replaces the address of the recipient.')) },
  { additionalProperties: false },
)

type StaffGiftCard = Static<typeof StaffGiftCardSchema>

const signed = (paisa: number) => (paisa < 0 ? `-${rupees(-paisa)}` : rupees(paisa))

export const toStaffGiftCard = ({
  order_number,
  gift: _,
  is_planned: __,
  ...row
}: StaffGiftCardRow): StaffGiftCard => ({
  ...row,
  order: order_number,
  amount: rupees(row.amount),
  balance: rupees(row.balance),
  issued_at: row.issued_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  blocked_at: row.blocked_at?.toISOString() ?? null,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
})

export const toMovement = ({ order_number, ...row }: MovementRow): Static<typeof GiftCardMovementSchema> => ({
  ...row,
  order: order_number,
  at: row.at.toISOString(),
  change: signed(row.change),
  balance: signed(row.balance),
})

const LONGEST_NAME = 255
const LONGEST_MESSAGE = 500
const LONGEST_REASON = 500
const PAISA = 100

const wrongState = (detail: string, code: string) => new ApiError(409, { detail, code })

function readReason(errors: FieldErrors, written: string) {
  const reason = cleanText(written)
  if (reason === '') errors.add('reason', errors.validation.required)
  errors.length('reason', reason, LONGEST_REASON)
  return reason
}

function readEmail(errors: FieldErrors, field: string, written: string) {
  const email = parseEmail(written)
  if (email === undefined)
    errors.add(field, written.trim() === '' ? errors.validation.required : errors.validation.email)
  return email ?? ''
}

const requestSending = (inside: Connection, cardId: string) =>
  addJob(inside, { topic: GIFT_CARD_SEND_TOPIC, payload: { cardId }, key: `${GIFT_CARD_SEND_TOPIC} ${cardId}` })

export async function findGiftCard(database: Connection, id: string): Promise<StaffGiftCardRow> {
  const row = isUuid(id) ? await staffGiftCardStatements(database).find(id) : undefined
  if (!row) throw notFound()
  return row
}

const show = async (inside: Connection, id: string) => toStaffGiftCard(await findGiftCard(inside, id))

/** Issues a card that nobody has paid for, and sends it. */
export async function issueGiftCardByStaff(
  inside: Connection,
  { actor, language }: StaffWrite,
  { body, site }: { body: Static<typeof IssueInput>; site: string },
): Promise<StaffGiftCard> {
  const errors = fieldErrors(language)
  const whole = readGiftCardAmount(body.amount)
  const [least, most] = [GIFT_CARD_LIMITS.least, GIFT_CARD_LIMITS.most].map((limit) => formatNpr(limit, language))
  if (whole === undefined) errors.add('amount', MESSAGES[language].giftCards.amount(least ?? '', most ?? ''))
  const email = readEmail(errors, 'recipient_email', body.recipient_email)
  const name = cleanLine(body.recipient_name ?? '')
  const message = cleanText(body.message ?? '')
  errors.length('recipient_name', name, LONGEST_NAME)
  errors.length('message', message, LONGEST_MESSAGE)
  const reason = readReason(errors, body.reason)
  errors.throwAny()
  const amount = (whole ?? 0) * PAISA
  const gift = { recipient_name: name, recipient_email: email, message }
  const { id } = await staffGiftCardStatements(inside).issue({
    ...{ amount, balance: amount, gift: JSON.stringify(gift), language: body.language ?? 'en', site, reason },
    issued_by: actor.email,
  })
  await requestSending(inside, id)
  await recordStaffEvent(inside, actor, {
    thing: { kind: 'gift_card', id },
    after: { amount: rupees(amount), recipient: maskEmail(email), reason },
  })
  return show(inside, id)
}

/** The card behind a lock, if it has the version that the caller has seen and was not refunded. */
async function lockCard(inside: Connection, change: StaffWrite, id: string) {
  if (!isUuid(id)) throw notFound()
  const statements = staffGiftCardStatements(inside)
  await statements.lock(id)
  const row = await findGiftCard(inside, id)
  requireVersion(change, row, () => toStaffGiftCard(row))
  const texts = MESSAGES[change.language].staffGiftCards
  if (row.state === 'cancelled') throw wrongState(texts.cancelled, 'gift_card_cancelled')
  return { row, statements, texts }
}

/** A blocked card cannot be spent; what returns from orders still goes to it. Repeating it changes nothing. */
export async function blockGiftCard(
  inside: Connection,
  change: StaffWrite,
  { id, isBlocked, written }: { id: string; isBlocked: boolean; written: string },
): Promise<StaffGiftCard> {
  const { row, statements } = await lockCard(inside, change, id)
  const errors = fieldErrors(change.language)
  const reason = readReason(errors, written)
  errors.throwAny()
  if ((row.blocked_at !== null) === isBlocked) return toStaffGiftCard(row)
  await statements.setBlocked(id, isBlocked)
  // What was asked for while it was blocked.
  if (!isBlocked) await requestSending(inside, id)
  await recordStaffEvent(inside, change.actor, {
    thing: { kind: 'gift_card', id },
    before: { is_blocked: !isBlocked },
    after: { is_blocked: isBlocked, reason },
  })
  return show(inside, id)
}

const CHANGE = /^([+-])\s*(.+)$/

/** Corrects the balance by a movement; at most what the card was issued for is on it afterwards. */
export async function correctGiftCard(
  inside: Connection,
  change: StaffWrite,
  { id, body }: { id: string; body: Static<typeof CorrectInput> },
): Promise<StaffGiftCard> {
  const { row, statements, texts } = await lockCard(inside, change, id)
  const errors = fieldErrors(change.language)
  const [, sign = '', sum = ''] = CHANGE.exec(body.change.trim()) ?? []
  const paisa = paisaOf(sum)
  const by = sign === '-' ? -(paisa ?? 0) : (paisa ?? 0)
  if (by === 0) errors.add('change', texts.change)
  else if (row.balance + by < 0 || row.balance + by > row.amount)
    errors.add('change', texts.range(formatNpr(rupees(row.amount), change.language)))
  const reason = readReason(errors, body.reason)
  errors.throwAny()
  await statements.correct({ id, change: by, note: reason, author: change.actor.email })
  const card = await show(inside, id)
  await recordStaffEvent(inside, change.actor, {
    thing: { kind: 'gift_card', id },
    before: { balance: rupees(row.balance) },
    after: { balance: card.balance, change: signed(by), reason },
  })
  return card
}

const SEND_LIMIT = { most: 5, seconds: 60 * 60 }

/**
 * Sends the card again with a new code, because only the hash of the present one is stored. One that still waits is sent once,
 * unless the buyer wants it to be sent on a later day.
 */
export async function sendGiftCardAgain(
  inside: Connection,
  change: StaffWrite,
  { id, email: written }: { id: string; email: string | undefined },
): Promise<StaffGiftCard> {
  const { language } = change
  await rateLimitQueries(inside).limit({ key: `gift card again ${id}`, ...SEND_LIMIT, language })
  const { row, statements, texts } = await lockCard(inside, change, id)
  if (row.state === 'blocked') throw wrongState(texts.blocked, 'gift_card_blocked')
  if (row.is_planned) throw wrongState(texts.planned, 'gift_card_not_sent')
  if (row.balance === 0) throw wrongState(texts.empty, 'gift_card_empty')
  const errors = fieldErrors(change.language)
  const email = written === undefined ? undefined : readEmail(errors, 'email', written)
  if (email === undefined && row.recipient_email === '') errors.add('email', texts.noRecipient)
  errors.throwAny()
  const isOther = email !== undefined && email !== row.recipient_email
  await statements.askToSend(id, isOther ? { ...row.gift, recipient_email: email } : undefined)
  await requestSending(inside, id)
  await recordStaffEvent(inside, change.actor, {
    thing: { kind: 'gift_card', id },
    ...(isOther && { before: { recipient: maskEmail(row.recipient_email) } }),
    after: { sent_again: true, ...(isOther && { recipient: maskEmail(email) }) },
  })
  return show(inside, id)
}
