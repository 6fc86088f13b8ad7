import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { ticketsTalk } from './tickets-talk.ts'

type Title = 'titleTickets' | 'titleTicket' | 'titleTransfer' | 'titleWaiting' | 'titleOffer'

/** What a browser calls a page of tickets; no search engine calls it anything. */
export const ticketsMetadata = (language: Language, title: Title): Metadata => ({
  title: ticketsTalk(language)(title),
  robots: { index: false },
  // The address of a page may be a secret: nobody else is told where somebody came from.
  referrer: 'same-origin',
})
