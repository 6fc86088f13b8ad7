import { INSIDE_VALLEY_COUNTRIES, isInsideValley, isShippable, type ProductClass } from '@dabali/domain'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'

type Zone = 'inside-valley' | 'outside-valley' | 'abroad'
type Goods = { product_class: ProductClass; quantity: number }
type Destination = { country?: string; line?: string } | null

/** Fee of the first and of each further item, in paisa. There is no tax on it. */
const FEES: Record<Zone, { first: number; further: number }> = {
  'inside-valley': { first: 10_000, further: 0 },
  'outside-valley': { first: 18_000, further: 0 },
  abroad: { first: 250_000, further: 50_000 },
}

export type PricedMethod = { code: Zone; name: string; description: string; fee: number }

/**
 * The shipping methods for an address, as far as it is known: a less complete one has more methods. None if nothing is
 * shipped.
 */
export function shippingMethodsFor(
  { address, lines }: { address: Destination; lines: readonly Goods[] },
  language: Language,
): PricedMethod[] {
  const pieces = lines.reduce((sum, line) => sum + (isShippable(line.product_class) ? line.quantity : 0), 0)
  if (pieces === 0) return []
  return zonesOf(address).map((zone) => ({
    code: zone,
    ...MESSAGES[language].shippingMethods[zone],
    fee: FEES[zone].first + FEES[zone].further * (pieces - 1),
  }))
}

function zonesOf(address: Destination): Zone[] {
  const { country = '', line = '' } = address ?? {}
  if (country === '') return ['inside-valley', 'outside-valley', 'abroad']
  if (!INSIDE_VALLEY_COUNTRIES.some((name) => name === country)) return ['abroad']
  if (line === '') return ['inside-valley', 'outside-valley']
  return [isInsideValley({ country, line }) ? 'inside-valley' : 'outside-valley']
}

type Parcel = Parameters<typeof shippingMethodsFor>[0]

type Delivery = {
  methods: PricedMethod[]
  /** Undefined when nothing is shipped, or no method is chosen yet. */
  method: PricedMethod | undefined
  /** In paisa; undefined until a method is chosen. */
  fee: number | undefined
}

/** Shipping methods and fee for an address. A single method is chosen by default. */
export function chooseDelivery(
  { requested, ...parcel }: Parcel & { requested: string | null },
  language: Language,
): Delivery {
  const methods = shippingMethodsFor(parcel, language)
  const method = methods.find(({ code }) => code === requested) ?? (methods.length === 1 ? methods[0] : undefined)
  return { methods, method, fee: methods.length === 0 ? 0 : method?.fee }
}
