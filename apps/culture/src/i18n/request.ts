import { requestConfig } from '@dabali/site/request-config'
import { locale } from 'next/root-params'
import type { Messages } from 'next-intl'

// biome-ignore lint/style/noDefaultExport: next-intl takes the configuration from here.
export default requestConfig<Messages>({
  rootLocale: locale,
  messages: { en: () => import('../../messages/en.json'), ne: () => import('../../messages/ne.json') },
})
