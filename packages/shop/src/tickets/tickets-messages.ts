import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const ticketsMessages = loadMessages({ en, ne })

/** The words of tickets on the server. */
export const ticketsTranslator = (language: Language) => createTranslator(ticketsMessages(language), language)

export type TicketsTranslator = ReturnType<typeof ticketsTranslator>

type Title = 'titleTickets' | 'titleTicket' | 'titleTransfer' | 'titleWaiting' | 'titleOffer'

/** What a browser calls a page of tickets; no search engine calls it anything. */
export const ticketsMetadata = (language: Language, title: Title): Metadata => ({
  title: ticketsTranslator(language)(title),
  robots: { index: false },
  // The address of a page may be a secret: nobody else is told where somebody came from.
  referrer: 'same-origin',
})

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
export type SaleMessages = Messages<SaleTextKey>

/** What the form of tickets says in the browser. */
export function saleMessages(language: Language): SaleMessages {
  const texts = ticketsMessages(language)
  return Object.fromEntries(KEYS.map((key) => [key, texts[key]])) as SaleMessages
}
