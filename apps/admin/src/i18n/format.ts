import { dayInNepal, displayNepaliDate, formatNpr, writeDigits } from '@dabali/domain'
import { useLocale, useTranslate } from 'react-admin'

const ZONE = 'Asia/Kathmandu'
const show = (value: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...options }).format(new Date(value))
const nepaliDay = (value: string) => displayNepaliDate(dayInNepal(new Date(value)))

const DATE = /^\d{4}-\d{2}-\d{2}$/
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const OFFSET = '+05:45'

/** The value of a field in words: a day, a time of Nepal as a field has it, a number, yes or no, the text of HTML. */
export function useShownValue(): (value: unknown) => string {
  const translate = useTranslate()
  const { date, time, number } = useFormat()
  return (value) => {
    if (typeof value === 'boolean') return translate(`admin.draftConflict.${value ? 'yes' : 'no'}`)
    if (typeof value === 'number') return number(value)
    const text = String(value ?? '')
    if (DATE.test(text)) return date(text)
    if (LOCAL_TIME.test(text)) return time(`${text}:00${OFFSET}`)
    return text.replace(/<[^>]+>/g, ' ').trim()
  }
}

/** Writes sums, numbers and times in the language of the page; times are those of Nepal, in Nepali by Bikram Sambat. */
export function useFormat() {
  const language = useLocale() === 'ne' ? 'ne' : 'en'
  const isNepali = language === 'ne'
  return {
    money: (amount: string) => formatNpr(amount, language),
    number: (value: number) => writeDigits(String(value), language),
    time: (value: string) =>
      isNepali
        ? `${nepaliDay(value)}, ${writeDigits(show(value, { timeStyle: 'short' }), language)}`
        : show(value, { dateStyle: 'medium', timeStyle: 'short' }),
    /** A day with its year. */
    date: (value: string) => (isNepali ? nepaliDay(value) : show(value, { dateStyle: 'medium' })),
    day: (value: string) =>
      isNepali ? nepaliDay(value) : show(value, { weekday: 'long', day: 'numeric', month: 'long' }),
  }
}
