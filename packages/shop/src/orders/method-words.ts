import type { OrdersTalk } from './orders-talk.ts'

const METHODS = ['esewa', 'khalti', 'card', 'cod', 'free'] as const

/** What a way to pay is called; one that is not known yet is called as the API calls it. */
export function methodWords(method: string, t: OrdersTalk): string {
  const known = METHODS.find((name) => name === method)
  return known ? t(`method_${known}`) : method
}
