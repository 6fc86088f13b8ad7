import { type Language, writeDigits } from '@dabali/domain'

/** How the shop is reached. All numbers and addresses of the demo are fictional. */
export const SHOP_CONTACT = {
  phone: { text: '01-5550100', href: 'tel:+97715550100' },
  messenger: { text: '980-0000100', href: 'https://wa.me/9779800000100' },
  email: { text: 'hello@dabali.example', href: 'mailto:hello@dabali.example' },
}

/** The opening hours of the shop in Patan, in full hours of Nepal. */
export const OPENING_HOURS = { weekdays: { opens: 10, closes: 19 }, saturday: { opens: 12, closes: 17 } }

const NEPAL_MS = 345 * 60_000
const SATURDAY = 6

/** Whether the shop is open, and the hour until which it is, or at which it opens next. */
export function openingState(now: Date): { state: 'open' | 'opensToday' | 'opensTomorrow'; hour: number } {
  // The UTC fields of the shifted date are those of Nepal.
  const there = new Date(now.getTime() + NEPAL_MS)
  const day = there.getUTCDay()
  const { opens, closes } = hoursOf(day)
  const hour = there.getUTCHours()
  if (hour < opens) return { state: 'opensToday', hour: opens }
  if (hour < closes) return { state: 'open', hour: closes }
  return { state: 'opensTomorrow', hour: hoursOf(day + 1).opens }
}

const hoursOf = (day: number) => (day === SATURDAY ? OPENING_HOURS.saturday : OPENING_HOURS.weekdays)

/** A full hour: `19:00`. */
export const hourText = (hour: number, language: Language) => writeDigits(`${hour}:00`, language)
