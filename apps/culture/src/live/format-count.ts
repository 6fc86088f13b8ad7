import { type Language, writeDigits } from '@dabali/domain'

const GROUPED = new Intl.NumberFormat('en-IN')

/** A number as Nepal groups it, in the digits of the language: `1,28,400`. */
export const formatCount = (count: number, language: Language): string => writeDigits(GROUPED.format(count), language)

/** Words with `{count}` in them, for one and for any other number. */
export type PluralText = Readonly<{ one: string; other: string }>

export const formatPlural = ({ one, other }: PluralText, count: number, language: Language): string =>
  (count === 1 ? one : other).replace('{count}', formatCount(count, language))
