import { requestConfig } from '@dabali/site/request-config'
import { locale } from 'next/root-params'

// The messages of the bookshop.
// biome-ignore lint/style/noDefaultExport: next-intl takes the configuration from here.
export default requestConfig({
  rootLocale: locale,
  messages: {
    en: async () => (await import('./english.ts')).english,
    ne: async () => (await import('./nepali.ts')).nepali,
  },
})
