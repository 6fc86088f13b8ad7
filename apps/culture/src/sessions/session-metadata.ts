import { contentMetadata } from '../content/content-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { sessionPath } from '../paths.ts'
import { readSession } from './sessions.ts'

export async function sessionMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({
    kind: 'session',
    pathOf: sessionPath,
    read: () => readSession(slug, language),
    type: 'video.other',
  })
}
