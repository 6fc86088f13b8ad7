import { type Language, localPath } from '@dabali/domain'
import type { ErrorScreenTexts } from '@dabali/ui/failed-screen'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { HOME_PATH } from '../paths.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

const texts = loadMessages({ en, ne })

/** What is said where something cannot be shown. */
export const errorTranslator = (language: Language) => createTranslator(texts(language), language)

/** The words that every error screen has. */
export function errorScreenTexts(language: Language): ErrorScreenTexts {
  const t = errorTranslator(language)
  return {
    headings: { notFound: t('pageNotFound'), failed: t('errorOccurred') },
    message: t('somethingWentWrong'),
    notFoundMessage: t('not_found'),
    home: t('returnToHomepage'),
    homeHref: localPath(language, HOME_PATH),
    retry: t('retry'),
  }
}

/** What a call that failed is told by, where the API has no words of its own. */
export function errorToasts(language: Language) {
  const t = errorTranslator(language)
  return {
    login: t('login'),
    not_found: t('not_found'),
    wrong: t('wrong'),
    network: t('network'),
    timeout: t('timeout'),
  }
}

// No search should show what is only there because something else is not.

export const notFoundMetadata = (language: Language) => ({
  title: errorTranslator(language)('pageNotFound'),
  robots: { index: false },
})

export const offlineMetadata = (language: Language) => ({
  title: errorTranslator(language)('noLine'),
  robots: { index: false },
})
