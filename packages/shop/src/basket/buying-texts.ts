import { type Language, localPath } from '@dabali/domain'
import { BASKET_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { basketTexts } from './basket-texts.ts'

/** What is said where something is bought, besides the words of the button that adds it. */
export function buyingTexts(language: Language) {
  const t = talk(basketTexts(language), language)
  const link = { href: localPath(language, BASKET_PATH), text: t('seeCart') }
  return {
    toast: { text: t('added'), link },
    buyNow: t('buyNow'),
  }
}
