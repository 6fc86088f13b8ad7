import { contentMetadata } from '../content/content-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { interviewPath } from '../paths.ts'
import { readInterview } from './interviews.ts'

export async function interviewMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({
    kind: 'interview',
    pathOf: interviewPath,
    read: () => readInterview(slug, language),
    type: 'article',
  })
}
