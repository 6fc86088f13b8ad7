import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { ConsentButton } from './consent-button.tsx'
import { trackingTexts } from './tracking-texts.ts'

/** The way back to the question, for the foot of a page. */
export function TrackingChoices({ language }: { language: Language }) {
  return <ConsentButton text={talk(trackingTexts(language), language)('choices')} />
}
