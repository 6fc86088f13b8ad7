import type { Language } from '@dabali/domain'
import { OfflineNotice } from '@dabali/ui/offline-notice'
import { talk } from '../texts/talk.ts'
import { basketTexts } from './basket-texts.ts'

/** Says on every page that there is no line, and that nothing in the cart is lost. */
export function CartOfflineNotice({ language }: { language: Language }) {
  const t = talk(basketTexts(language), language)
  return <OfflineNotice text={t('offline')} backText={t('backOnline')} />
}
