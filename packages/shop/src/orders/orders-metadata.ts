import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { ordersTalk } from './orders-talk.ts'

type Title = 'titleOrder' | 'titleReceipt' | 'titleThanks' | 'titleSuccess' | 'titleOrders' | 'titleTrack'

/** What a browser calls a page of an order; no search engine calls it anything. */
export const ordersMetadata = (language: Language, title: Title): Metadata => ({
  title: ordersTalk(language)(title),
  robots: { index: false },
  // The address of a page may be a secret: nobody else is told where somebody came from.
  referrer: 'same-origin',
})
