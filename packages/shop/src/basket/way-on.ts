import { type Language, localPath } from '@dabali/domain'
import { HOME_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { basketTexts } from './basket-texts.ts'

export type WayOn = { href: string; text: string }

/** Where whoever has an empty cart goes on looking: at the books in the store, on the other site at who is on stage. */
export function wayOn(language: Language, isStore: boolean): WayOn {
  const t = talk(basketTexts(language), language)
  return { href: localPath(language, HOME_PATH), text: t(isStore ? 'seeBooks' : 'seeNights') }
}
