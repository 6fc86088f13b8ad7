import type { Language } from '../http/language.ts'
import { type PricedMethod, shippingMethodsFor } from './shipping-methods.ts'

type Parcel = Parameters<typeof shippingMethodsFor>[0]

type Delivery = {
  methods: PricedMethod[]
  /** Undefined where nothing is sent, or somebody still has to choose. */
  method: PricedMethod | undefined
  /** In paisa; undefined until it is known how it is sent. */
  fee: number | undefined
}

/** How goods are brought to an address and what that costs. Where there is one way only, nobody has to choose it. */
export function deliveryOf({ wished, ...parcel }: Parcel & { wished: string | null }, language: Language): Delivery {
  const methods = shippingMethodsFor(parcel, language)
  const method = methods.find(({ code }) => code === wished) ?? (methods.length === 1 ? methods[0] : undefined)
  return { methods, method, fee: methods.length === 0 ? 0 : method?.fee }
}
