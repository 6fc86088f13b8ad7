import { formatNumber, type Language } from '@dabali/domain'
import format, { type CompiledMessage } from 'icu-minify/format'

export type Messages<Key extends string> = Readonly<Record<Key, CompiledMessage>>

/** Translates a message with its values. */
export type Translator<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

const PLURAL_RULES: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ne: new Intl.PluralRules('ne'),
}
const NUMBERS: Record<Language, Pick<Intl.NumberFormat, 'format'>> = {
  en: { format: (value: number) => formatNumber(value, 'en') },
  ne: { format: (value: number) => formatNumber(value, 'ne') },
}
const languageIn = (locale: unknown): Language => (locale === 'ne' ? 'ne' : 'en')

/** How numbers and numerals are written and chosen, in each language. */
export const FORMATTERS = {
  getPluralRules: (locale?: Intl.LocalesArgument) => PLURAL_RULES[languageIn(locale)],
  getNumberFormat: (locale?: Intl.LocalesArgument) => NUMBERS[languageIn(locale)] as Intl.NumberFormat,
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
}

/** The translator of compiled messages, for server and browser. */
export function createTranslator<Key extends string>(texts: Messages<Key>, language: Language): Translator<Key> {
  return (key, values) => String(format(texts[key], language, values, { formatters: FORMATTERS }))
}
