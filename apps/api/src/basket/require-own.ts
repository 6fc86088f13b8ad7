import { invalidField, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from './messages.ts'
import type { BasketRow, Which } from './queries.ts'
import { notOpen, notYours } from './refusals.ts'

const BASKET_ID = /^bsk_[\w-]{22}$/

/** The basket that an address names. */
export function namedBasket(id: string): Which {
  if (!BASKET_ID.test(id)) throw notFound()
  return { id }
}

/** The basket that a body names by its address or its id; a text that can be no id of a basket is no id of one. */
export const basketNamedIn = (text: string): Which => ({ id: /(?:^|\/)(bsk_[\w-]{22})\/?$/.exec(text)?.[1] ?? '' })

/** What a body names is a field of it and no page: hence no 404. */
export function requireKnown(seen: { id: string | null }, which: Which, language: Language): void {
  if ('id' in which && seen.id === null)
    throw invalidField('basket', MESSAGES[language].unknownBasket, 'unknown_basket')
}

/** Lets nobody near a basket that is not theirs, nor anybody near one that is not open any more. */
export function requireOwn(
  seen: { is_mine: boolean; id: string | null; status: BasketRow['status'] | null },
  which: Which,
  language: Language,
): void {
  if ('id' in which && seen.id === null) throw notFound()
  if (seen.id === null) return
  if (!seen.is_mine) throw notYours(language)
}

export function requireOpen({ status }: { status: BasketRow['status'] | null }, language: Language): void {
  if (status !== null && status !== 'Open') throw notOpen(status, language)
}
