import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '../../http/language.ts'
import { signingKeys } from '../../signing-keys/key-ring.ts'
import type { Connection } from '../queries.ts'

const TOKEN = /^[\w-]{65}$/
const ID_SIGNS = 22

/** What opens a gift for whoever was sent it: the number of its order, signed. Nothing of it is stored. */
export function giftToken(key: Buffer, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}${createHmac('sha256', key).update(id).digest('base64url')}`
}

/** The order of a gift, if it was us who signed it. */
export function orderOfGift(key: Buffer, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined
  const hex = Buffer.from(token.slice(0, ID_SIGNS), 'base64url').toString('hex')
  const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(Buffer.from(token), Buffer.from(giftToken(key, orderId))) ? orderId : undefined
}

export const GIFT_KEY = 'library.gift'

type Gift = { orderId: string; site: string; language: Language }

/** URL that accepts a gift; a bearer link. */
export async function giftClaimUrl(connection: Connection, { orderId, site, language }: Gift): Promise<string> {
  const [key] = await signingKeys(connection, GIFT_KEY)
  const token = giftToken(key, orderId)
  return `${site}${language === 'ne' ? '/ne' : ''}/library/gift/${token}/`
}
