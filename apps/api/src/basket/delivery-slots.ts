import { type Static, Type } from 'typebox'
import { nullable } from '../http/schemas.ts'

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
