import type { Receipt } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { OrdersTalk } from './orders-talk.ts'

/** What each part of a receipt is given. */
export type ReceiptPart = { receipt: Receipt; language: Language; t: OrdersTalk }
