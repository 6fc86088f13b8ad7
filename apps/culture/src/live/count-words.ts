import { type Language, writeDigits } from '@dabali/domain'

const GROUPED = new Intl.NumberFormat('en-IN')

/** A number as Nepal groups it, in the digits of the language: `1,28,400`. */
export const countWords = (count: number, language: Language): string => writeDigits(GROUPED.format(count), language)
