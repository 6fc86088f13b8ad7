import { displayDate, displayNepaliDate, formatNpr } from '@dabali/domain'
import { rupees } from '../catalogue/money.ts'
import { ApiError, businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import type { SaleRow, VoucherRow } from './contents/queries.ts'
import { MESSAGES } from './messages.ts'

/** Of one thing, in one basket. */
export const LARGEST_QUANTITY = 99
/** Of different things in one basket. */
export const MOST_LINES = 100
export const MOST_VOUCHERS = 10

/** A product that is not there is a wrong field and no 404: the page is about something else. */
export const unknownProduct = (language: Language, field = 'url') =>
  invalidField(field, MESSAGES[language].unknown, 'unknown_product')

const CODES = {
  unlisted: 'not_for_sale',
  cancelled: 'event_cancelled',
  postponed: 'event_postponed',
  not_yet: 'sales_not_started',
  ended: 'sales_ended',
} as const

/** Why no more of a product can be had than can be had, for the visitor. */
export function shortage(sale: SaleRow, language: Language): { message: string; code: string } {
  const messages = MESSAGES[language]
  if (sale.refusal === 'not_yet') return { message: messages.not_yet(day(sale, language)), code: CODES.not_yet }
  if (sale.refusal !== null) return { message: messages[sale.refusal], code: CODES[sale.refusal] }
  if (sale.num_available === 0) return { message: messages.soldOut, code: 'out_of_stock' }
  if (sale.num_available !== sale.most) return { message: messages.most(sale.most), code: 'too_many' }
  const left = sale.product_class === 'Ticket' ? messages.ticketsLeft : messages.left
  return { message: left(sale.most), code: 'out_of_stock' }
}

const day = ({ sales_start_at }: SaleRow, language: Language) => {
  const time = new Date(sales_start_at ?? 0).toISOString()
  return language === 'ne' ? displayNepaliDate(time) : displayDate(time)
}

/** Why the quantity could not be had. */
export function tooMany(sale: SaleRow, language: Language): ApiError {
  const { message, code } = shortage(sale, language)
  return businessRefusal(message, code)
}

export const tooManyLines = (language: Language) =>
  businessRefusal(MESSAGES[language].tooManyLines(MOST_LINES), 'too_many_lines')

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].notYours, code: 'permission_denied' })

/** A basket that was checked out or joined with another one is gone, and no page about it: hence no 404. */
export const notOpen = (status: 'Frozen' | 'Merged' | 'Submitted', language: Language) =>
  new ApiError(409, {
    detail: status === 'Merged' ? MESSAGES[language].merged : MESSAGES[language].checkedOut,
    code: 'basket_not_open',
    basket: 'api/basket/',
  })

/** Somebody else, or the same visitor elsewhere, changed the basket that the request was about. */
export const versionConflict = (version: number, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].changed, code: 'version_conflict', version: String(version) })

export const lineGone = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].lineGone, code: 'line_gone' })

export const emptyBasket = (language: Language) => businessRefusal(MESSAGES[language].empty, 'empty_basket')

/** One answer for a code that is unknown, not valid yet, expired or used up, so that guessing reveals nothing. */
export const unknownVoucher = (language: Language) =>
  businessRefusal(MESSAGES[language].unknownVoucher, 'unknown_voucher')

export const tooManyVouchers = (language: Language) =>
  businessRefusal(MESSAGES[language].tooManyVouchers(MOST_VOUCHERS), 'too_many_vouchers')

/** Why a voucher takes nothing off this basket, for the visitor. */
export function uselessness(voucher: VoucherRow, language: Language): { message: string; code: string } {
  const messages = MESSAGES[language]
  if (voucher.refusal !== null) return { message: messages[voucher.refusal], code: `voucher_${voucher.refusal}` }
  const message =
    voucher.least_total > 0
      ? messages.leastTotal(formatNpr(rupees(voucher.least_total), language))
      : messages.nothingFor
  return { message, code: 'voucher_not_qualified' }
}

/** A voucher that can be used, and not on this basket, for the reason that the basket gives. */
export const refuseVoucher = (message: string) => businessRefusal(message, 'voucher_not_qualified')

export const unknownShippingMethod = (language: Language) =>
  businessRefusal(MESSAGES[language].unknownShippingMethod, 'unknown_shipping_method')
