import type { Metadata } from 'next'
import { contentMetadata } from '../content/content-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath } from '../paths.ts'
import { readEvent } from './events.ts'

export async function eventMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  return contentMetadata({ kind: 'event', pathOf: eventPath, read: () => readEvent(slug, language), type: 'website' })
}
