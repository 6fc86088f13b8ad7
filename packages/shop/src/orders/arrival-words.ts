import type { Order } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { dateWords } from '../texts/date-words.ts'
import type { OrdersTalk } from './orders-talk.ts'

/** When a parcel arrives; nothing where none is on its way. */
export function arrivalWords(eta: Order['shipping_eta'], language: Language, t: OrdersTalk): string | undefined {
  if (!eta) return undefined
  const [from, to] = [dateWords(eta.from, language), dateWords(eta.to, language)]
  return from === to ? t('arrivesOn', { date: to }) : t('arrivesBetween', { from, to })
}
