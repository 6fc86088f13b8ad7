import { loadMessages } from '../i18n/load-messages.tsx'
import en from './messages/en.json'
import ne from './messages/ne.json'

/** The texts of the contact page and of how to reach the shop; the footer has no styles of that page. */
export const contactMessages = loadMessages({ en, ne })
