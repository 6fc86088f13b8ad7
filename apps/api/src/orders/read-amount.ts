import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from './messages.ts'

/** What PostgreSQL counts money with. */
const LARGEST_PAISA = 2_147_483_647

/** An amount as the wire carries it, in paisa. */
export function readAmount(text: string | undefined, language: Language): number | undefined {
  if (text === undefined) return undefined
  const [, rupees = '', paisa = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const amount = Number(rupees) * 100 + Number(paisa.padEnd(2, '0'))
  if (amount === 0 || amount > LARGEST_PAISA) throw invalidField('amount', MESSAGES[language].amount)
  return amount
}
