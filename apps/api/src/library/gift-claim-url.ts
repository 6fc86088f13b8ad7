import type { Language } from '../http/language.ts'
import { signingKeys } from '../signing-keys/key-ring.ts'
import { giftToken } from './gifts/gift-token.ts'
import type { Connection } from './queries.ts'

export const GIFT_KEY = 'library.gift'

type Gift = { orderId: string; site: string; language: Language }

/** The page on which somebody takes what was given to them; whoever has the address may take it. */
export async function giftClaimUrl(connection: Connection, { orderId, site, language }: Gift): Promise<string> {
  const [key] = await signingKeys(connection, GIFT_KEY)
  const token = giftToken(key, orderId)
  return `${site}${language === 'ne' ? '/ne' : ''}/library/gift/${token}/`
}
