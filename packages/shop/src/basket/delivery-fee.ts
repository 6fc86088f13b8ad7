import type { Quote } from '@dabali/api-client'

/** The code of picking up in the shop, which needs no address. */
export const PICK_UP = 'pick-up'

/** The lowest delivery fee, shown until an address decides. Picking up is free and is no delivery. */
export function lowestDeliveryFee(methods: Quote['shipping_methods']): string | undefined {
  const [lowest] = methods
    .filter(({ code }) => code !== PICK_UP)
    .map(({ price }) => price.incl_tax)
    .toSorted((one, other) => Number(one) - Number(other))
  return lowest
}
