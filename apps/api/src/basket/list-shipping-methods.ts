import type { AddressInput } from '../address/address.ts'
import { readAddress } from '../address/read-address.ts'
import type { Shop } from './change-basket.ts'
import type { Kind } from './queries.ts'
import { type ShippingMethod, toShippingMethod } from './shipping-method.ts'
import { shippingMethodsFor } from './shipping-methods.ts'
import { toAddress } from './to-basket.ts'
import type { Visit } from './visit.ts'

/** How what is in the basket can be sent: to the address that is asked about, or to the one that the basket has. */
export async function listShippingMethods(
  { queries }: Pick<Shop, 'queries'>,
  { who, language }: Visit,
  { kind, input }: { kind: Kind; input?: AddressInput },
): Promise<ShippingMethod[]> {
  const asked = input && readAddress(input, { language, required: [] })
  const { lines, shipping_address } = await queries.findBasket(who, { kind }, language)
  const address = asked ? { ...asked, line: asked.line4 } : toAddress(shipping_address)
  return shippingMethodsFor({ address, lines }, language).map(toShippingMethod)
}
