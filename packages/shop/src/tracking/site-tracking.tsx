import { type Language, localPath } from '@dabali/domain'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { PRIVACY_PATH } from '../paths.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import { ConsentButton, Tracking } from './tracking.tsx'

const trackingMessages = loadMessages({ en, ne })

/** The consent question; nothing without a pixel. */
export function SiteTracking({ pixelUrl, language }: { pixelUrl: string | undefined; language: Language }) {
  if (!pixelUrl) return null
  const { choices: _, ...texts } = trackingMessages(language)
  return (
    <Tracking pixelUrl={pixelUrl} texts={texts} language={language} privacyHref={localPath(language, PRIVACY_PATH)} />
  )
}

/** The button that opens the question again. */
export function TrackingChoices({ language }: { language: Language }) {
  return <ConsentButton text={createTranslator(trackingMessages(language), language)('choices')} />
}
