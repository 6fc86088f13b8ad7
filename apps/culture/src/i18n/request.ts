import { requestConfig } from '@dabali/site/request-config'
import { locale } from 'next/root-params'
import type { Messages } from 'next-intl'

// biome-ignore lint/style/noDefaultExport: next-intl takes the configuration from here.
export default requestConfig<Messages>({
  rootLocale: locale,
  messages: {
    en: async () => (await import('../../messages/en.json')).default,
    ne: async () => (await import('../../messages/ne.json')).default,
  },
})
