import type { Language, ProductClass } from '@dabali/domain'
import type { Texts } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

export const basketTexts = textsOf({ en, ne })

export type BasketTexts = ReturnType<typeof basketTexts>
export type BasketTextKey = keyof BasketTexts & string

// What the drawer says, which goes along with every page.
const DRAWER_KEYS = [
  'title',
  'close',
  'remove',
  'removeOf',
  'removed',
  'undo',
  'copiesOf',
  'fewer',
  'more',
  'limit',
  'set',
  'saving',
  'printedPrice',
  'each',
  'formerPrice',
  'goods',
  'saved',
  'deliveryBy',
  'total',
  'checkout',
  'blocked',
  'taxIncluded',
  'taxIncludedNoDelivery',
  'seeWholeCart',
  'empty',
  'emptyText',
  'loading',
  'failed',
  'failedText',
] as const satisfies readonly BasketTextKey[]

export type CartTextKey = (typeof DRAWER_KEYS)[number] | `class-${ProductClass}`
export type CartTexts = Texts<CartTextKey>

export function cartTexts(language: Language): CartTexts {
  const wanted: readonly string[] = DRAWER_KEYS
  const entries = Object.entries(basketTexts(language))
  const kept = entries.filter(([key]) => key.startsWith('class-') || wanted.includes(key))
  return Object.fromEntries(kept) as CartTexts
}
