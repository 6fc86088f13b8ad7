import type { Order } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const ordersMessages = loadMessages({ en, ne })

/** The words of orders on the server. */
export const ordersTranslator = (language: Language) => createTranslator(ordersMessages(language), language)

export type OrdersTranslator = ReturnType<typeof ordersTranslator>

type Title = 'titleOrder' | 'titleReceipt' | 'titleThanks' | 'titleSuccess' | 'titleOrders' | 'titleTrack'

/** What a browser calls a page of an order; no search engine calls it anything. */
export const ordersMetadata = (language: Language, title: Title): Metadata => ({
  title: ordersTranslator(language)(title),
  robots: { index: false },
  // The address of a page may be a secret: nobody else is told where somebody came from.
  referrer: 'same-origin',
})

const METHODS = ['esewa', 'khalti', 'card', 'cod', 'free'] as const

/** What a way to pay is called; one that is not known yet is called as the API calls it. */
export function paymentMethodText(method: string, t: OrdersTranslator): string {
  const known = METHODS.find((name) => name === method)
  return known ? t(`method_${known}`) : method
}

/** When a parcel arrives; nothing where none is on its way. */
export function etaText(eta: Order['shipping_eta'], language: Language, t: OrdersTranslator): string | undefined {
  if (!eta) return undefined
  const [from, to] = [dateInSentence(eta.from, language), dateInSentence(eta.to, language)]
  return from === to ? t('arrivesOn', { date: to }) : t('arrivesBetween', { from, to })
}
