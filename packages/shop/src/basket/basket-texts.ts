import { type Language, PRODUCT_CLASSES, type ProductClass, productClassName } from '@dabali/domain'
import type { Texts } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

const saidTexts = textsOf({ en, ne })

type ClassKey = `class-${ProductClass}`
export type BasketTextKey = (keyof ReturnType<typeof saidTexts> & string) | ClassKey
export type BasketTexts = Texts<BasketTextKey>

/** What a cart says; what the classes are called goes along, because the part in the browser knows no other words. */
export function basketTexts(language: Language): BasketTexts {
  const names = PRODUCT_CLASSES.map((name): [ClassKey, string] => [`class-${name}`, productClassName(name, language)])
  return { ...saidTexts(language), ...(Object.fromEntries(names) as Record<ClassKey, string>) }
}

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
  'waiting',
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

export type CartTextKey = (typeof DRAWER_KEYS)[number] | ClassKey
export type CartTexts = Texts<CartTextKey>

export function cartTexts(language: Language): CartTexts {
  const wanted: readonly string[] = DRAWER_KEYS
  const entries = Object.entries(basketTexts(language))
  const kept = entries.filter(([key]) => key.startsWith('class-') || wanted.includes(key))
  return Object.fromEntries(kept) as CartTexts
}
