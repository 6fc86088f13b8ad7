import { CULTURE } from './declared-culture.ts'
import { CHAT, TICKETS, TICKETS_BY_HASH } from './declared-events.ts'
import { SHOP, SHOP_OF_MEMBERS } from './declared-shop.ts'
import { VISITORS } from './declared-visitors.ts'
import type { Rule } from './rule.ts'

/** Who may do what, for every operation that the API describes. */
export const DECLARED: Record<string, Rule> = { ...CULTURE, ...VISITORS, ...SHOP, ...TICKETS, ...CHAT }

/** Further rules of operations whose address can name something else as well. */
export const FURTHER: Record<string, Rule> = { ...SHOP_OF_MEMBERS, ...TICKETS_BY_HASH }

/** An answer without an end is asked for in a test of its own: `test/chat-stream.test.ts`. */
export const ENDLESS = ['getChatStream']

/** What answers and is not described, for whom it is not there to be called. */
export const UNDESCRIBED = [
  /^GET \/internal\/cache-tags\/$/,
  /^GET \/docs(\/|$)/,
  /^GET \/v1\/og\//,
  /^HEAD /,
  /^OPTIONS /,
]
