import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'

/** A date as text within a sentence; `DateText` shows one by itself. */
export const dateInSentence = (value: string, language: Language): string =>
  language === 'ne' ? displayNepaliDate(value) : displayDate(value)
