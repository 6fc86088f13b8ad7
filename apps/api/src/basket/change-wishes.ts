import type { AddressInput } from '../address/address.ts'
import { readAddress } from '../address/read-address.ts'
import type { Basket } from './basket.ts'
import { changeBasket, requireMoved, type Shop } from './change-basket.ts'
import type { Wishes } from './changes/queries.ts'
import type { GiftInput } from './gift.ts'
import { readGift } from './read-gift.ts'
import { unknownShippingMethod } from './refusals.ts'
import { namedBasket } from './require-own.ts'
import type { Visit } from './visit.ts'

export type WishesInput = {
  is_gift?: boolean
  gift?: GiftInput | null
  shipping_address?: AddressInput | null
  shipping_method_code?: string | null
}

/** Whether it is a gift and for whom, and where it goes and how. Nothing else of a basket can be set. */
export async function changeWishes(
  shop: Shop,
  visit: Visit,
  { id, input }: { id: string; input: WishesInput },
): Promise<Basket> {
  const { language } = visit
  const wishes = read(input, visit)
  return changeBasket(shop, visit, {
    which: namedBasket(id),
    request: ['change-wishes', id, wishes],
    write: async (inside) => {
      if (Object.keys(wishes).length > 0) {
        const outcome = await inside.changeWishes({ basketId: id, version: visit.version, wishes })
        await requireMoved(inside, outcome, { basketId: id, language })
      }
      return { basketId: id }
    },
    inspect: ({ shipping_method_code }) => {
      const { shipping_method_code: wished } = wishes
      if (wished !== undefined && wished !== shipping_method_code) throw unknownShippingMethod(language)
    },
  })
}

function read({ is_gift, gift, shipping_address, shipping_method_code }: WishesInput, { language }: Visit): Wishes {
  return {
    ...(is_gift === undefined ? {} : { is_gift }),
    ...(gift === undefined ? {} : { gift: gift && readGift(gift, { language }) }),
    ...(shipping_address === undefined
      ? {}
      : { shipping_address: shipping_address && readAddress(shipping_address, { language }) }),
    // What no text can hold names no way of delivery.
    ...(shipping_method_code === undefined
      ? {}
      : { shipping_method_code: shipping_method_code?.replaceAll('\0', '') ?? null }),
  }
}
