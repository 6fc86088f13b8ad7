import { CULTURE } from './declared-culture.ts'
import { CHAT, TICKETS, TICKETS_BY_HASH } from './declared-events.ts'
import { SHOP, SHOP_OF_MEMBERS } from './declared-shop.ts'
import { VISITORS } from './declared-visitors.ts'
import type { Rule } from './rule.ts'

/** Access rules of all operations. */
export const DECLARED: Record<string, Rule> = { ...CULTURE, ...VISITORS, ...SHOP, ...TICKETS, ...CHAT }

/** Further rules of operations whose path also accepts another kind of key. */
export const FURTHER: Record<string, Rule> = { ...SHOP_OF_MEMBERS, ...TICKETS_BY_HASH }

/** Endless responses have their own test: `test/chat-stream.test.ts`. */
export const ENDLESS = ['getChatStream']

/** Routes that are not in the OpenAPI document because clients must not call them. */
export const UNDESCRIBED = [
  /^GET \/internal\/cache-tags\/$/,
  /^GET \/docs(\/|$)/,
  /^GET \/v1\/og\//,
  /^HEAD /,
  /^OPTIONS /,
]
