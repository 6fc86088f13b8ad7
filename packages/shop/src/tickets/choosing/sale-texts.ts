import type { Language } from '@dabali/domain'
import type { Texts } from '../../texts/talk.ts'
import { ticketsTexts } from '../tickets-texts.ts'

const KEYS = [
  'free',
  'leftMany',
  'leftSome',
  'leftOpen',
  'sale_sold_out',
  'sale_not_yet',
  'sale_ended',
  'opensOn',
  'sum',
  'sumLine',
  'notTaken',
  'notTakenWhy',
  'othersTaken',
  'toTill',
  'takenOffline',
  'tellMe',
  'waitText',
  'waitEmail',
  'waitPlaces',
  'waitSend',
  'waitJoined',
  'notSent',
] as const

type SaleTextKey = (typeof KEYS)[number]
export type SaleTexts = Texts<SaleTextKey>

/** What the form of tickets says in the browser. */
export function saleTexts(language: Language): SaleTexts {
  const texts = ticketsTexts(language)
  return Object.fromEntries(KEYS.map((key) => [key, texts[key]])) as SaleTexts
}
