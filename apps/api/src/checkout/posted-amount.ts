import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from './messages.ts'

const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/
const LARGEST_SHOWN = 1e15

export type PostedAmount = {
  /** Part of a paisa stays, so that it equals nothing that can be paid. */
  paisa: number
  /** As it was sent. */
  text: string
}

/** An amount of money as a client sends it: as text, as django-oscar-api does, or as a number. */
export function postedAmount(sent: string | number, field: string, language: Language): PostedAmount {
  const text = typeof sent === 'number' ? written(sent) : sent.trim()
  if (!DECIMAL.test(text)) throw invalidField(field, MESSAGES[language].number)
  const paisa = Number(text) * 100
  return { paisa: isWhole(paisa) ? Math.round(paisa) : paisa, text }
}

/** A fraction that two decimals stand for is not exact in a number. */
const isWhole = (paisa: number) => Math.abs(paisa - Math.round(paisa)) < 1e-6

const written = (amount: number) =>
  Math.abs(amount) >= LARGEST_SHOWN || isWhole(amount * 100) ? amount.toFixed(2) : String(amount)
