import { dayInNepal, displayNepaliDate, formatNpr, formatNumber, writeDigits } from '@dabali/domain'
import { useLocale, useTranslate } from 'react-admin'

const ZONE = 'Asia/Kathmandu'
const show = (value: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...options }).format(new Date(value))
const nepaliDay = (value: string) => displayNepaliDate(dayInNepal(new Date(value)))

const DATE = /^\d{4}-\d{2}-\d{2}$/
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const OFFSET = '+05:45'

/** What was typed, with Latin digits instead of Devanagari ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))

/** The value of a field in words: a day, a time of Nepal as a field has it, a number, yes or no, the text of HTML. */
export function useShownValue(): (value: unknown) => string {
  const translate = useTranslate()
  const { date, time, digits } = useFormat()
  return (value) => {
    if (typeof value === 'boolean') return translate(`admin.draftConflict.${value ? 'yes' : 'no'}`)
    if (typeof value === 'number') return digits(value)
    const text = String(value ?? '')
    if (DATE.test(text)) return date(text)
    if (LOCAL_TIME.test(text)) return time(`${text}:00${OFFSET}`)
    return text.replace(/<[^>]+>/g, ' ').trim()
  }
}

const COMPACT = new Intl.NumberFormat('en', { notation: 'compact' })
const LARGE = [
  [10_000_000, 'करोड'],
  [100_000, 'लाख'],
  [1000, 'हजार'],
] as const

const MONTHS = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')

const WEEKDAYS = 'आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार'.split(' ')
const weekdayOf = (value: string) => new Date(dayInNepal(new Date(value))).getUTCDay()

/** Not every browser has the names in Nepali. */
function gregorianMonth(value: string): string {
  const [year = '', month = ''] = value.split('-')
  return `${MONTHS[Number(month) - 1]} ${writeDigits(year, 'ne')}`
}

/** Browsers have no short numbers in Nepali. */
function shortNepali(rupees: number): string {
  const [size, name] = LARGE.find(([least]) => Math.abs(rupees) >= least) ?? [1, '']
  return `${writeDigits(String(Math.round((rupees / size) * 10) / 10), 'ne')} ${name}`.trimEnd()
}

/** Writes sums, numbers and times in the language of the page; times are those of Nepal, in Nepali by Bikram Sambat. */
export function useFormat() {
  const language = useLocale() === 'ne' ? 'ne' : 'en'
  const isNepali = language === 'ne'
  return {
    /** The text in the language of the page, or in the other one. */
    text: ({ en, ne }: { en: string; ne: string }) => (isNepali ? ne || en : en || ne),
    money: (amount: string) => formatNpr(amount, language),
    /** A count or a measure, in lakh groups. */
    number: (value: number) => formatNumber(value, language),
    /** Without groups, such as a row, a year or pixels. */
    digits: (value: number) => writeDigits(value, language),
    /** Rupees in few letters, for the axis of a chart. */
    short: (rupees: number) => (isNepali ? shortNepali(rupees) : COMPACT.format(rupees)),
    /** A day with its year. */
    date: (value: string) => (isNepali ? nepaliDay(value) : show(value, { dateStyle: 'medium' })),
    /** A month such as `2026-11`, with its year. */
    month: (value: string) =>
      isNepali ? gregorianMonth(value) : show(`${value}-01`, { month: 'long', year: 'numeric' }),
    /** Without the year. */
    dayOfMonth: (value: string) =>
      isNepali ? (nepaliDay(value).split(',')[0] ?? '') : show(value, { day: 'numeric', month: 'short' }),
    time: (value: string) =>
      isNepali
        ? `${nepaliDay(value)}, ${writeDigits(show(value, { timeStyle: 'short' }), language)}`
        : show(value, { dateStyle: 'medium', timeStyle: 'short' }),
    day: (value: string) =>
      isNepali
        ? `${WEEKDAYS[weekdayOf(value)]}, ${nepaliDay(value)}`
        : show(value, { weekday: 'long', day: 'numeric', month: 'long' }),
  }
}
