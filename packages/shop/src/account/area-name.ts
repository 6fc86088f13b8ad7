import type { AddressInput } from '@dabali/api-client'
import { COD_COUNTRY, INSIDE_VALLEY_LINES } from '@dabali/domain'
import type { Translator } from '../i18n/translator.ts'
import type { AddressMessageKey } from './account-messages.ts'

/** The names of the areas in the valley. */
export const AREA_TEXTS = {
  Kathmandu: 'addressKathmandu',
  Bhaktapur: 'addressBhaktapur',
  Lalitpur: 'addressLalitpur',
  'Kathmandu Valley': 'addressValley',
} as const

/** The town of an address. An area in the valley, which is stored as the delivery rule writes it, in the language. */
export function areaName({ country, line }: AddressInput, t: Translator<AddressMessageKey>): string | undefined {
  const area = country === COD_COUNTRY && INSIDE_VALLEY_LINES.find((name) => name === line)
  return area ? t(AREA_TEXTS[area]) : line
}
