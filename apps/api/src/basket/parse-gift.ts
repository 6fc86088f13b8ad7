import { parsePhoneNumber } from '../address/address.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, cleanText, parseEmail } from '../http/request-body.ts'
import { MESSAGES } from '../messages/messages.ts'
import { GIFT_LIMITS, type Gift, type GiftInput } from './schemas.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const FIELDS = Object.keys(GIFT_LIMITS) as (keyof Gift)[]
/** One leap year. */
const FURTHEST_MS = 366 * 24 * 60 * 60 * 1000

const nepalDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' })

/** Validates a gift; the error lists every invalid field. */
export function parseGift(input: GiftInput, { language, now = new Date() }: { language: Language; now?: Date }): Gift {
  const gift: Gift = {
    recipient_name: cleanLine(input.recipient_name ?? ''),
    recipient_email: cleanLine(input.recipient_email ?? ''),
    recipient_phone: cleanLine(input.recipient_phone ?? ''),
    message: cleanText(input.message ?? ''),
    deliver_on: cleanLine(input.deliver_on ?? ''),
  }
  const errors = FIELDS.flatMap((field) => {
    const message = problemOf(field, gift[field], { language, now })
    return message === undefined ? [] : [[field, [message]]]
  })
  if (errors.length > 0) throw new ApiError(400, { ...Object.fromEntries(errors), code: 'invalid' })
  return { ...gift, recipient_phone: parsePhoneNumber(gift.recipient_phone, 'NP') ?? '' }
}

function problemOf(field: keyof Gift, text: string, { language, now }: { language: Language; now: Date }) {
  const { basket, validation } = MESSAGES[language]
  if (text === '') return undefined
  if (field === 'deliver_on') return dateProblem(text, now, basket)
  if (text.length > GIFT_LIMITS[field]) return validation.maxLength(GIFT_LIMITS[field])
  if (field === 'recipient_email' && parseEmail(text) === undefined) return validation.email
  if (field === 'recipient_phone' && parsePhoneNumber(text, 'NP') === undefined) return validation.phone
  return undefined
}

function dateProblem(text: string, now: Date, messages: (typeof MESSAGES)['en']['basket']) {
  if (!DAY.test(text) || !isDay(text)) return messages.date
  const furthest = nepalDate.format(new Date(now.getTime() + FURTHEST_MS))
  return text < nepalDate.format(now) || text > furthest ? messages.dateRange : undefined
}

/** Date.parse accepts June 31 as July 1. */
const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
