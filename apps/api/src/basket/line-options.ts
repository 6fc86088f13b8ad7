import { chosenPriceRefusal, readChosenPrice } from '@dabali/domain'
import type { Language } from '../http/language.ts'
import type { Seen } from './change-basket.ts'
import { refusedPrice, tooMany, unknownProduct } from './errors.ts'
import type { BasketStatements } from './queries/basket.ts'
import type { Kind } from './queries/mutations.ts'
import type { BasketRequest } from './requests.ts'

/** The price in paisa if the buyer may choose it; null for the list price, which is not stored as chosen. */
export async function requireChosenPrice(
  inside: BasketStatements,
  { language }: { language: Language },
  { productId, price }: { productId: number; price: string },
) {
  const product = await inside.findPrices(productId)
  if (!product) throw unknownProduct(language)
  const { least_price: leastPrice, selling_price } = product
  const paisa = readChosenPrice(price)
  const refusal = paisa === undefined ? 'invalid' : chosenPriceRefusal({ price: paisa, leastPrice })
  if (refusal !== null) throw refusedPrice(refusal, leastPrice, language)
  return paisa === undefined || paisa === selling_price ? null : paisa
}

type WantedSeats = { productId: number; kind: Kind; seats: readonly number[] }

/** Seats that the line of the cart has already are not added again. */
export async function countKnownSeats(inside: BasketStatements, { id }: Seen, { productId, kind, seats }: WantedSeats) {
  const line = id === null || kind === 'buy-now' ? undefined : await inside.findLine({ basketId: id, productId })
  return seats.filter((seat) => line?.seat_ids.includes(seat)).length
}

/** Why a product was not added. */
export async function additionRefusal(
  inside: BasketStatements,
  { language }: BasketRequest,
  wish: Parameters<BasketStatements['findSale']>[0],
) {
  const sale = await inside.findSale(wish)
  return sale ? tooMany(sale, language) : unknownProduct(language)
}
