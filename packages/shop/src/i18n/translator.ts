import { formatNumber, type Language } from '@dabali/domain'
import format, { type CompiledMessage } from 'icu-minify/format'

export type Messages<Key extends string> = Readonly<Record<Key, CompiledMessage>>

/** Translates a message with its values. */
export type Translator<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

const languageIn = (locale: unknown): Language => (locale === 'ne' ? 'ne' : 'en')

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

/** How numbers and numerals are written and chosen, in each language. */
export const FORMATTERS = {
  getPluralRules(locale?: Intl.LocalesArgument) {
    const language = languageIn(locale)
    pluralRules[language] ??= new Intl.PluralRules(language)
    return pluralRules[language]
  },
  getNumberFormat: (locale?: Intl.LocalesArgument) =>
    ({ format: (value: number) => formatNumber(value, languageIn(locale)) }) as Intl.NumberFormat,
  getDateTimeFormat: Intl.DateTimeFormat,
}

/** The translator of compiled messages, for server and browser. */
export function createTranslator<Key extends string>(texts: Messages<Key>, language: Language): Translator<Key> {
  return (key, values) => String(format(texts[key], language, values, { formatters: FORMATTERS }))
}
