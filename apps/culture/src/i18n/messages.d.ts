import type { english } from './english.ts'

/** Message keys are type-checked against the English messages. */
declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of next-intl.
  interface AppConfig {
    Messages: typeof english
    Locale: 'en' | 'ne'
  }
}
