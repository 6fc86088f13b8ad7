import type { Language } from '@dabali/domain'
import { errorTalk } from './error-words.ts'

// No search should show what is only there because something else is not.

export const notFoundMetadata = (language: Language) => ({
  title: errorTalk(language)('pageNotFound'),
  robots: { index: false },
})

export const offlineMetadata = (language: Language) => ({
  title: errorTalk(language)('noLine'),
  robots: { index: false },
})
