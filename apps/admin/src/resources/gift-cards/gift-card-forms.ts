import type { issueStaffGiftCard, StaffGiftCard } from '@dabali/api-client/staff'
import type { FormField, FormValues } from '../../layout/dialog-form.tsx'
import { plainSum } from '../orders/refund-sum.ts'

type Issue = Omit<Parameters<typeof issueStaffGiftCard>[1], 'idempotencyKey'>
type Choices = readonly (readonly [value: string, name: string])[]

const text = (values: FormValues, name: string) => String(values[name] ?? '').trim()

export const issueFields = (languages: Choices): FormField[] => [
  { name: 'amount', label: 'resources.gift-cards.fields.amountInRupees' },
  { name: 'recipient_email', label: 'resources.gift-cards.fields.recipientEmail' },
  { name: 'recipient_name', label: 'resources.gift-cards.fields.recipientName', isOptional: true },
  { name: 'language', label: 'resources.gift-cards.fields.language', type: 'choice', choices: languages },
  { name: 'message', label: 'resources.gift-cards.fields.message', type: 'long', isOptional: true },
  { name: 'reason', label: 'resources.gift-cards.fields.reason', type: 'long' },
]

export const NEW_CARD: FormValues = {
  ...{ amount: '', recipient_email: '', recipient_name: '', language: 'en', message: '', reason: '' },
}

/** An empty field that is optional is not sent. */
export const writeIssue = (values: FormValues): Issue => ({
  amount: plainSum(text(values, 'amount')),
  recipient_email: text(values, 'recipient_email'),
  reason: text(values, 'reason'),
  language: values['language'] === 'ne' ? 'ne' : 'en',
  ...(text(values, 'recipient_name') && { recipient_name: text(values, 'recipient_name') }),
  ...(text(values, 'message') && { message: text(values, 'message') }),
})

export type CardAction = 'send' | 'block' | 'unblock' | 'correct'

/** What the API does with a card in its state: nothing with one that was refunded, and nothing is sent twice before once. */
export function actionsOf(card: Pick<StaffGiftCard, 'state' | 'sent_at' | 'balance'>): CardAction[] {
  if (card.state === 'cancelled') return []
  if (card.state === 'blocked') return ['correct', 'unblock']
  return [...(card.sent_at !== null && Number(card.balance) > 0 ? (['send'] as const) : []), 'correct', 'block']
}

/** A card has no name: the end of its code, or that it has none yet. */
export const codeOf = ({ ends_with: end }: Pick<StaffGiftCard, 'ends_with'>): string => (end ? `…${end}` : '–')

/** A change of the balance with its sign, as the API takes it. */
export function writeCorrection(direction: string, sum: string): string {
  const [sign, typed] = [direction === 'less' ? '-' : '+', sum.trim()]
  // The API refuses a sum whose own sign says the opposite.
  return `${sign}${plainSum(typed.startsWith(sign) ? typed.slice(1) : typed)}`
}
