import { requestConfig } from '@dabali/site/request-config'
import { locale } from 'next/root-params'
import { english, nepali } from './messages.ts'

// The messages of the culture site.
// biome-ignore lint/style/noDefaultExport: next-intl takes the configuration from here.
export default requestConfig({
  rootLocale: locale,
  messages: { en: async () => english, ne: async () => nepali },
})
