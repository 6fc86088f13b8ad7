import { displayDate, displayNepaliDate, formatNpr, writeDigits } from '@dabali/domain'
import { rupees } from '../../catalogue/price.ts'
import type { Language } from '../../http/language.ts'

/** Formats amounts, numbers, dates and times of a language. */
export const writer = (language: Language) => ({
  money: (paisa: number) => formatNpr(rupees(paisa), language),
  number: (value: number | string) => writeDigits(value, language),
  time: (time: string) => (language === 'ne' ? displayNepaliDate(time) : displayDate(time)),
})
