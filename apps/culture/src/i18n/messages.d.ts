import type messages from '../../messages/en.json'

declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of next-intl.
  interface AppConfig {
    Messages: typeof messages
    Locale: 'en' | 'ne'
  }
}
