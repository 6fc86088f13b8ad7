import { CULTURE } from './declared-culture.ts'
import { CHAT, TICKETS, TICKETS_BY_HASH } from './declared-events.ts'
import { SAVED } from './declared-saved.ts'
import { SHOP, SHOP_OF_MEMBERS } from './declared-shop.ts'
import { STAFF } from './declared-staff.ts'
import { STAFF_CATALOGUE } from './declared-staff-catalogue.ts'
import { STAFF_CONTENTS } from './declared-staff-contents.ts'
import { STAFF_CUSTOMERS } from './declared-staff-customers.ts'
import { STAFF_DISCOUNTS } from './declared-staff-discounts.ts'
import { STAFF_EVENTS } from './declared-staff-events.ts'
import { STAFF_FILES } from './declared-staff-files.ts'
import { STAFF_IMPORTS } from './declared-staff-imports.ts'
import { STAFF_PICTURES } from './declared-staff-pictures.ts'
import { STAFF_REPORTS } from './declared-staff-reports.ts'
import { STAFF_SALES } from './declared-staff-sales.ts'
import { STAFF_STOCK } from './declared-staff-stock.ts'
import { STAFF_SYSTEM } from './declared-staff-system.ts'
import { VISITORS } from './declared-visitors.ts'
import type { Rule } from './rule.ts'

/** Access rules of all operations. */
export const DECLARED: Record<string, Rule> = {
  ...CULTURE,
  ...VISITORS,
  ...SAVED,
  ...SHOP,
  ...TICKETS,
  ...CHAT,
  ...STAFF,
  ...STAFF_STOCK,
  ...STAFF_CATALOGUE,
  ...STAFF_CONTENTS,
  ...STAFF_SALES,
  ...STAFF_PICTURES,
  ...STAFF_FILES,
  ...STAFF_EVENTS,
  ...STAFF_DISCOUNTS,
  ...STAFF_REPORTS,
  ...STAFF_CUSTOMERS,
  ...STAFF_IMPORTS,
  ...STAFF_SYSTEM,
}

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
  // The earlier address of endFollowByToken, in emails that were sent with it.
  /^POST \/v1\/api\/author-follows\/:token\/end\/$/,
]
