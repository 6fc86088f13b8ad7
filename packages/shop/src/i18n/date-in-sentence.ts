import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'

/** A date as text within a sentence; `DateText` shows one by itself. */
export const dateInSentence = (value: string, language: Language): string =>
  language === 'ne' ? displayNepaliDate(value) : displayDate(value)

/** By hand, because servers and browsers spell the Nepali names differently, which breaks hydration. */
const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ne: ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'],
}

/** A day without time in Nepal, with its weekday, within a sentence. */
export const weekdayInSentence = (day: string, language: Language): string =>
  `${WEEKDAYS[language][new Date(`${day}T00:00Z`).getUTCDay()]}, ${dateInSentence(day, language)}`
