import { type Language, languageOf } from '@dabali/domain'
import { getRequestConfig } from 'next-intl/server'

type Options<Messages> = {
  /** `locale` of `next/root-params`, which only an app can import with its types. */
  rootLocale: () => Promise<string | undefined>
  messages: Record<Language, () => Promise<Messages>>
}

/** The request configuration of next-intl: the locale in the URL, and its messages. */
export function requestConfig<Messages extends object>({ rootLocale, messages }: Options<Messages>) {
  return getRequestConfig(async ({ locale }) => {
    // `/favicon.ico` and its like match `[locale]` too, and they must not look for texts of their own.
    const language = languageOf(locale ?? (await rootLocale()))
    return { locale: language, messages: { ...(await messages[language]()) }, timeZone: 'Asia/Kathmandu' }
  })
}
