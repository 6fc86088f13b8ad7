import { INSIDE_VALLEY_COUNTRIES, isInsideValley, isShippable, type ProductClass } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import type { Language } from '../http/language.ts'
import { nullable } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'

/** `pick-up` is the shop itself. */
type Zone = 'inside-valley' | 'outside-valley' | 'pick-up' | 'abroad'
type Goods = { product_class: ProductClass; quantity: number }
type ChosenMethod = { shipping_code: string | null; shipping_name: string | null }
type Destination = { country?: string; line?: string } | null

/** Days after the order is confirmed. */
const DAYS: Record<Zone, { first: number; last: number }> = {
  'inside-valley': { first: 1, last: 1 },
  'outside-valley': { first: 2, last: 5 },
  'pick-up': { first: 0, last: 0 },
  abroad: { first: 10, last: 20 },
}
const DAY_MS = 86_400_000
const NEPAL_MS = 345 * 60_000
/** What is ordered after 17:00 is picked up the next day. */
const PICK_UP_MS = 7 * 3_600_000

export const PICK_UP = 'pick-up'

/** The zones whose orders have a slot. */
export const hasSlots = (code: string | null): code is Zone => code === 'inside-valley' || code === PICK_UP

/** Where cash would be paid: what is picked up is paid for in the shop. */
export const paidAt = <T>(code: string | null | undefined, address: T) =>
  code === PICK_UP ? { country: 'NP' } : address

/** The codes of the delivery methods. */
export const DELIVERY_CODES = Object.keys(DAYS) as Zone[]

export const isZone = (code: string | null): code is Zone => Object.hasOwn(DAYS, code ?? '')

/** The name of the method of an order, in the language of the reader; an order keeps the name of a method that no longer exists. */
export const shippingMethodName = ({ shipping_code: code, shipping_name: name }: ChosenMethod, language: Language) =>
  isZone(code) ? MESSAGES[language].shippingMethods[code].name : name

/** The days in Nepal between which a parcel arrives. */
export function deliveryDays(zone: Zone, confirmed: Date): { from: string; to: string } {
  const local = confirmed.getTime() + NEPAL_MS + (zone === PICK_UP ? PICK_UP_MS : 0)
  const day = (after: number) => new Date(local + after * DAY_MS).toISOString().slice(0, 10)
  return { from: day(DAYS[zone].first), to: day(DAYS[zone].last) }
}

/** Fee of the first and of each further item, in paisa. There is no tax on it. */
const FEES: Record<Zone, { first: number; further: number }> = {
  'inside-valley': { first: 10_000, further: 0 },
  'outside-valley': { first: 18_000, further: 0 },
  'pick-up': { first: 0, further: 0 },
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
  if (country === '') return ['inside-valley', 'outside-valley', PICK_UP, 'abroad']
  if (!INSIDE_VALLEY_COUNTRIES.some((name) => name === country)) return ['abroad']
  if (line === '') return ['inside-valley', 'outside-valley', PICK_UP]
  return [isInsideValley({ country, line }) ? 'inside-valley' : 'outside-valley', PICK_UP]
}

type Parcel = Parameters<typeof shippingMethodsFor>[0]

type Delivery = {
  methods: PricedMethod[]
  /** Undefined when nothing is shipped, or no method is chosen yet. */
  method: PricedMethod | undefined
  /** In paisa; undefined until a method is chosen. */
  fee: number | undefined
}

/** Shipping methods and fee for an address. A single way to deliver is chosen by default. */
export function chooseDelivery(
  { requested, ...parcel }: Parcel & { requested: string | null },
  language: Language,
): Delivery {
  const methods = shippingMethodsFor(parcel, language)
  const [only, ...others] = methods.filter(({ code }) => code !== PICK_UP)
  const method = methods.find(({ code }) => code === requested) ?? (others.length === 0 ? only : undefined)
  return { methods, method, fee: methods.length === 0 ? 0 : method?.fee }
}

export const DeliverySlotSchema = Type.Object(
  {
    id: Type.String({ examples: ['2026-11-24T10:00'] }),
    day: Type.String({ description: 'A date in Nepal.', examples: ['2026-11-24'] }),
    starts: Type.String({ examples: ['10:00'] }),
    ends: Type.String({ examples: ['14:00'] }),
    is_full: Type.Boolean(),
  },
  { $id: 'DeliverySlot' },
)

export type DeliverySlot = Static<typeof DeliverySlotSchema>

/** The slot of an order. */
export const OrderSlotSchema = nullable(
  Type.Object({
    day: Type.String({ description: 'A date in Nepal.', examples: ['2026-11-24'] }),
    starts: Type.String({ examples: ['10:00'] }),
    ends: Type.String({ examples: ['14:00'] }),
  }),
)

/** More are offered only while all of them are full. */
const SHOWN = 6

/** The slots to choose from: the next ones, up to the first that is not full. */
export function shownSlots(slots: readonly DeliverySlot[]): DeliverySlot[] {
  const free = slots.findIndex(({ is_full }) => !is_full)
  return slots.slice(0, Math.max(SHOWN, free + 1))
}
