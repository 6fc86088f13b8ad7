import { contentMetadata } from '../content/content-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { volumePath } from '../paths.ts'
import { readVolume } from './volumes.ts'

export async function volumeMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({
    kind: 'volume',
    pathOf: volumePath,
    read: () => readVolume(slug, language),
    type: 'article',
  })
}
