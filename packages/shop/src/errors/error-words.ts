import { type Language, localPath } from '@dabali/domain'
import type { ErrorScreenTexts } from '@dabali/ui/failed-screen'
import { HOME_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

const texts = textsOf({ en, ne })

/** What is said where something cannot be shown. */
export const errorTalk = (language: Language) => talk(texts(language), language)

/** The words that every error screen has. */
export function errorWords(language: Language): ErrorScreenTexts {
  const t = errorTalk(language)
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
  const t = errorTalk(language)
  return {
    login: t('login'),
    not_found: t('not_found'),
    wrong: t('wrong'),
    network: t('network'),
    timeout: t('timeout'),
  }
}
