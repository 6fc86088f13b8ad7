import type { BasketLine, Quote } from '@dabali/api-client'
import type { Change } from './checkout-start.ts'

/** Refusals of a voucher that ordering again repeats, for the price still includes it. */
const PERSONAL_REFUSALS = ['voucher_log_in', 'voucher_no_email', 'voucher_not_yours', 'voucher_used_by_you']
/** Those that end with a login. */
const GUEST_REFUSALS = ['voucher_log_in', 'voucher_no_email']

export const isPersonal = ({ code }: Change): boolean => PERSONAL_REFUSALS.includes(code)
export const endsWithLogin = ({ code }: Change): boolean => GUEST_REFUSALS.includes(code)

/** The changes that still apply: the refusal of a voucher ends when it is removed. */
export const remainingChanges = (changes: readonly Change[], { vouchers }: Quote): Change[] =>
  changes.filter((change) => !isPersonal(change) || vouchers.some(({ code }) => code === change.voucher))

const lineOf = ({ product_id }: Change, { lines }: Quote): BasketLine | undefined =>
  lines.find((line) => line.product_id === product_id)

/** A line that cannot be bought as it is, and the quantity that can; the quote may be newer than the change. */
export function findShortLine(change: Change, quote: Quote): { line: BasketLine; left: number } | undefined {
  const line = lineOf(change, quote)
  if (!line) return undefined
  if (change.kind === 'unavailable' || change.kind === 'owned') return { line, left: 0 }
  if (change.kind !== 'stock') return undefined
  const left = Math.min(Number(change.now ?? line.max_quantity), line.max_quantity)
  return left < line.quantity ? { line, left } : undefined
}

/** The message of a change; of a line of which less is left by now, the warning of the line. */
export function changeText(change: Change, quote: Quote): string {
  const short = change.kind === 'stock' ? findShortLine(change, quote) : undefined
  const warning = short && short.left < Number(change.now) && short.line.warning
  return warning ? `${short.line.product_title}: ${warning}` : change.message
}

/** What the buyer does after changes: some are accepted with the next order, others need another choice first. */
export function nextStepText(changes: readonly Change[], quote: Quote, isTotalNew: boolean) {
  if (changes.some(({ kind }) => kind === 'slot')) return 'changedSlot'
  const isToChange = (change: Change) =>
    change.kind === 'seat' ? lineOf(change, quote) !== undefined : findShortLine(change, quote) !== undefined
  if (changes.some(isToChange)) return 'changedItems'
  return isTotalNew ? 'changedConfirm' : 'changedAccept'
}
