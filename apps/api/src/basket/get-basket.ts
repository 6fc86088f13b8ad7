import { type Basket, EMPTY_BASKET } from './basket.ts'
import { hashToken } from './basket-cookie.ts'
import type { BasketQueries } from './queries.ts'
import { toBasket } from './to-basket.ts'

/** The visitor's basket; looking at it makes none. */
export async function getBasket(
  queries: BasketQueries,
  { token, language }: { token: string | undefined; language: 'en' | 'ne' },
): Promise<Basket> {
  const basket = token === undefined ? undefined : await queries.findBasket(hashToken(token))
  return basket ? toBasket(basket, await queries.listLines(basket.id, language)) : EMPTY_BASKET
}
