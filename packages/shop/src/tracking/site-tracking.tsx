import { type Language, localPath } from '@dabali/domain'
import { PRIVACY_PATH } from '../paths.ts'
import { Tracking } from './tracking.tsx'
import { trackingTexts } from './tracking-texts.ts'

/** Mounted once in the document of a site; without a pixel nothing is asked, and nothing reported. */
export function SiteTracking({ pixelUrl, language }: { pixelUrl: string | undefined; language: Language }) {
  if (!pixelUrl) return null
  const { choices: _, ...texts } = trackingTexts(language)
  return (
    <Tracking pixelUrl={pixelUrl} texts={texts} language={language} privacyHref={localPath(language, PRIVACY_PATH)} />
  )
}
