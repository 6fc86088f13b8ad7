import type { english } from './english.ts'

/** The keys of the messages of the culture site are checked against the English ones. */
declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of next-intl.
  interface AppConfig {
    Messages: typeof english
    Locale: 'en' | 'ne'
  }
}
