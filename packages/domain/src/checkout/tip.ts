import { readChosenPrice } from './chosen-price.ts'

/** The amounts to choose from, in rupees. */
export const TIP_AMOUNTS = [100, 250, 500] as const

/** The smallest and the largest tip, in rupees. */
export const TIP_LIMITS = { least: 50, most: 10_000 } as const

const PAISA = 100

/** A tip in paisa, or why it is none. */
export type Tip = { amount: number } | { refusal: 'invalid' | 'too_low' | 'too_high' }

/**
 * A tip as it was typed, read like a price that a buyer chooses: rupees in the digits of either script, within `TIP_LIMITS`. Amounts
 * in another currency are no tip.
 *
 * @example
 * readTip('Rs 250') // => { amount: 25000 }
 */
export function readTip(text: string): Tip {
  const amount = readChosenPrice(text)
  if (amount === undefined) return { refusal: 'invalid' }
  if (amount < TIP_LIMITS.least * PAISA) return { refusal: 'too_low' }
  return amount > TIP_LIMITS.most * PAISA ? { refusal: 'too_high' } : { amount }
}

/** Whether tips are switched on for a stream, and its state. */
type TippedStream = { isOn: boolean; state: string }

const TIPPED_STATES: readonly string[] = ['lobby', 'live', 'interrupted']

/**
 * Whether a stream takes tips: from the opening of the doors to its end, also while it is interrupted, unless they are switched off.
 * A replay takes none.
 *
 * @example
 * takesTips({ isOn: true, state: 'ended' }) // => false
 */
export const takesTips = ({ isOn, state }: TippedStream): boolean => isOn && TIPPED_STATES.includes(state)
