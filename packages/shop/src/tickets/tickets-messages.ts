import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

const ticketsMessages = loadMessages({ en, ne })

/** The translator of tickets. */
export const ticketsTranslator = (language: Language) => createTranslator(ticketsMessages(language), language)

export type TicketsTranslator = ReturnType<typeof ticketsTranslator>

type Title =
  | 'titleMyTickets'
  | 'titleTickets'
  | 'titleTicket'
  | 'titleTransfer'
  | 'titleWaiting'
  | 'titleOffer'
  | 'chooseSeats'

/** The metadata of a ticket page: titled, not indexed. */
export const ticketsMetadata = (language: Language, title: Title): Metadata => ({
  title: ticketsTranslator(language)(title),
  robots: { index: false },
  // The URL may contain a secret token, so no referrer is sent to other sites.
  referrer: 'same-origin',
})

const KEYS = [
  'free',
  'available',
  'fewLeft',
  'streamAvailable',
  'sale_sold_out',
  'sale_not_yet',
  'sale_postponed',
  'sale_ended',
  'onSaleFrom',
  'ticketCount',
  'ticketCountOf',
  'notAdded',
  'notAddedWhy',
  'othersAdded',
  'checkout',
  'savedOffline',
  'joinWaitingList',
  'waitText',
  'waitEmail',
  'waitQuantity',
  'waitSend',
  'waitJoined',
  'notSent',
] as const

type SaleTextKey = (typeof KEYS)[number]
export type SaleMessages = Messages<SaleTextKey>

/** The texts of the ticket form in the browser. */
export function saleMessages(language: Language): SaleMessages {
  const texts = ticketsMessages(language)
  return Object.fromEntries(KEYS.map((key) => [key, texts[key]])) as SaleMessages
}
