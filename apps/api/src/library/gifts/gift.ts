import { createHmac, timingSafeEqual } from 'node:crypto'
import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { ApiError, businessRefusal, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { NO_PICTURE, PictureSchema } from '../../pictures/queries.ts'
import { readWithAny, signingKeys } from '../../signing-keys/queries.ts'
import { chainPasses } from '../entitlement-grants/grants.ts'
import { entitlementStatements } from '../entitlement-grants/queries.ts'
import { goneFor, messageOf } from '../errors.ts'
import { LIBRARY_PATH } from '../items/item.ts'
import { type Connection, inTransaction } from '../queries.ts'
import { type GiftRow, giftQueries } from './queries.ts'

const TOKEN = /^[\w-]{65}$/
const ID_SIGNS = 22

/** The token of a gift link: the signed order number. It is not stored. */
export function giftToken(key: Buffer, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}${createHmac('sha256', key).update(id).digest('base64url')}`
}

/** The order of a gift, if the signature is valid. */
export function orderOfGift(key: Buffer, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined
  const hex = Buffer.from(token.slice(0, ID_SIGNS), 'base64url').toString('hex')
  const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(Buffer.from(token), Buffer.from(giftToken(key, orderId))) ? orderId : undefined
}

const GIFT_KEY = 'library.gift'

type Gift = { orderId: string; site: string; language: Language }

/** URL that accepts a gift; a bearer link. */
export async function giftClaimUrl(connection: Connection, { orderId, site, language }: Gift): Promise<string> {
  const [key] = await signingKeys(connection, GIFT_KEY)
  const token = giftToken(key, orderId)
  return `${site}${language === 'ne' ? '/ne' : ''}/library/gift/${token}/`
}

export const ReceivedGiftSchema = Type.Object(
  {
    recipient_name: Type.String(),
    message: Type.String(),
    state: stringEnum(['upcoming', 'open', 'taken', 'revoked'], { description: 'Open: it can be accepted.' }),
    deliver_at: Type.String({ format: 'date-time', description: 'The earliest time to accept it.' }),
    items: Type.Array(
      Type.Object({
        title: Type.String(),
        product_class: stringEnum(PRODUCT_CLASSES),
        is_record: Type.Optional(Type.Boolean({ description: 'True for a format of a music record.' })),
        picture: schemaRef(PictureSchema),
        library_url: nullable(Type.String({ description: 'The library item, for the account that accepted it.' })),
      }),
    ),
  },
  { $id: 'ReceivedGift' },
)

export type ReceivedGift = Static<typeof ReceivedGiftSchema>

type GiftRequest = { token: string; accountId: string | undefined; language: Language }

/** Shows a gift to anyone who has its link; changes nothing. */
export async function getGift(
  database: Connection,
  { token, accountId, language }: GiftRequest,
): Promise<ReceivedGift> {
  return toGift(await findGift(database, { token, language }), accountId)
}

/** Adds a gift to the library of the logged-in account. Repeating it has no effect. */
export async function acceptGift(
  database: Connection,
  { token, accountId, language }: GiftRequest & { accountId: string },
): Promise<ReceivedGift> {
  const orderId = await orderOf(database, token)
  const taken = await inTransaction(database, async (inside) => {
    const goods = await giftQueries(inside).takeGift({ orderId, accountId })
    await chainPasses(entitlementStatements(inside), goods)
    return goods.length > 0
  })
  const gift = toGift(await findGift(database, { token, language }), accountId)
  if (!taken && !gift.items.some(({ library_url }) => library_url !== null)) throw alreadyTaken(gift, language)
  return gift
}

function alreadyTaken({ state }: ReceivedGift, language: Language) {
  if (state === 'revoked') return goneFor('revoked', language)
  if (state === 'upcoming') return businessRefusal(messageOf(language, 'upcoming'), 'not_yet')
  return new ApiError(409, { detail: messageOf(language, 'giftTaken'), code: 'gift_taken' })
}

async function orderOf(database: Connection, token: string) {
  const orderId = readWithAny(await signingKeys(database, GIFT_KEY), (key) => orderOfGift(key, token))
  if (orderId === undefined) throw notFound()
  return orderId
}

async function findGift(database: Connection, { token, language }: Pick<GiftRequest, 'token' | 'language'>) {
  const rows = await giftQueries(database).listGift(await orderOf(database, token), language)
  const [first, ...others] = rows
  if (!first) throw notFound()
  return [first, ...others] as const
}

function toGift(rows: readonly [GiftRow, ...GiftRow[]], accountId: string | undefined): ReceivedGift {
  const [{ recipient_name, message, earliest_at }] = rows
  return {
    recipient_name,
    message,
    state: stateOf(rows),
    deliver_at: earliest_at.toISOString(),
    items: rows.map(({ id, account_id, title, product_class, is_record, picture }) => ({
      title,
      product_class,
      ...(is_record && { is_record }),
      picture: picture ?? NO_PICTURE,
      library_url: accountId !== undefined && account_id === accountId ? `${LIBRARY_PATH}${id}/` : null,
    })),
  }
}

function stateOf(rows: readonly GiftRow[]): ReceivedGift['state'] {
  const standing = rows.filter(({ state }) => state !== 'revoked')
  if (standing.length === 0) return 'revoked'
  if (standing.every(({ account_id }) => account_id !== null)) return 'taken'
  return standing.some(({ state }) => state === 'upcoming') ? 'upcoming' : 'open'
}
