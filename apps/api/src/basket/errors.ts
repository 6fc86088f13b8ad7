import {
  type ChosenPriceRefusal,
  displayDate,
  displayNepaliDate,
  formatNpr,
  HIGHEST_CHOSEN_PRICE,
} from '@dabali/domain'
import { rupees } from '../catalogue/price.ts'
import { ApiError, businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { SaleRow, VoucherRow } from './queries/contents.ts'

/** Maximum quantity of one line. */
export const LARGEST_QUANTITY = 99
/** Maximum number of lines. */
export const MOST_LINES = 100
export const MOST_VOUCHERS = 10

/** An unknown product is an error of the field and not a 404, which would mean the URL of the request. */
export const unknownProduct = (language: Language, field = 'url') =>
  invalidField(field, MESSAGES[language].stock.unknownProduct, 'unknown_product')

const CODES = {
  unlisted: 'not_for_sale',
  cancelled: 'event_cancelled',
  postponed: 'event_postponed',
  not_yet: 'sales_not_started',
  ended: 'sales_ended',
} as const

/** Why the quantity is not available, for the visitor. */
export function stockWarning(sale: SaleRow, language: Language): { message: string; code: string } {
  const messages = MESSAGES[language].stock
  if (sale.refusal === 'not_yet') return { message: messages.not_yet(day(sale, language)), code: CODES.not_yet }
  if (sale.refusal !== null) return { message: messages[sale.refusal], code: CODES[sale.refusal] }
  if (sale.num_available === 0) return { message: messages.soldOut, code: 'out_of_stock' }
  if (sale.num_available !== sale.most) return { message: messages.limit(sale.most), code: 'too_many' }
  const left = sale.product_class === 'Ticket' ? messages.ticketsLeft : messages.left
  return { message: left(sale.most), code: 'out_of_stock' }
}

const day = ({ sales_start_at }: SaleRow, language: Language) => {
  const time = new Date(sales_start_at ?? 0).toISOString()
  return language === 'ne' ? displayNepaliDate(time) : displayDate(time)
}

/** 406 for a quantity that is not available. */
export function tooMany(sale: SaleRow, language: Language): ApiError {
  const { message, code } = stockWarning(sale, language)
  return businessRefusal(message, code)
}

export const tooManyLines = (language: Language) =>
  businessRefusal(MESSAGES[language].basket.tooManyLines(MOST_LINES), 'too_many_lines')

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].errors.permission_denied, code: 'permission_denied' })

/** The basket was checked out or merged. Not a 404: the page of the visitor still exists. */
export const notOpen = (status: 'Frozen' | 'Merged' | 'Submitted', language: Language) =>
  new ApiError(409, {
    detail: status === 'Merged' ? MESSAGES[language].basket.merged : MESSAGES[language].basket.checkedOut,
    code: 'basket_not_open',
    basket: 'api/basket/',
  })

/** Another request has changed the basket meanwhile. */
export const versionConflict = (version: number, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].basket.changed, code: 'version_conflict', version: String(version) })

export const lineGone = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].basket.lineGone, code: 'line_gone' })

export const emptyBasket = (language: Language) => businessRefusal(MESSAGES[language].basket.empty, 'empty_basket')

/** One answer for a code that is unknown, not valid yet, expired or used up, so that guessing reveals nothing. */
export const unknownVoucher = (language: Language) =>
  businessRefusal(MESSAGES[language].vouchers.unknown, 'unknown_voucher')

/** One answer for every code that is not that of a usable card, so that guessing reveals nothing. */
export const unknownGiftCard = (language: Language) =>
  businessRefusal(MESSAGES[language].giftCards.unknown, 'unknown_gift_card')

export const emptyGiftCard = (language: Language) =>
  businessRefusal(MESSAGES[language].giftCards.empty, 'gift_card_empty')

export const tooManyVouchers = (language: Language) =>
  businessRefusal(MESSAGES[language].vouchers.tooMany(MOST_VOUCHERS), 'too_many_vouchers')

/** Why a voucher gives no discount on this basket, for the visitor. */
export function voucherWarning(voucher: VoucherRow, language: Language): { message: string; code: string } {
  const messages = MESSAGES[language].vouchers
  if (voucher.refusal !== null) return { message: messages[voucher.refusal], code: `voucher_${voucher.refusal}` }
  const message =
    voucher.least_total > 0
      ? messages.minimumOrder(formatNpr(rupees(voucher.least_total), language))
      : messages.noMatchingItem
  return { message, code: 'voucher_not_qualified' }
}

/** 406 for a valid voucher that does not apply to this basket. */
export const refuseVoucher = (message: string) => businessRefusal(message, 'voucher_not_qualified')

export const unknownShippingMethod = (language: Language) =>
  businessRefusal(MESSAGES[language].basket.unknownShippingMethod, 'unknown_shipping_method')

/** Why a price cannot be chosen, as an error of the field. */
export function refusedPrice(refusal: ChosenPriceRefusal, leastPrice: number | null, language: Language): ApiError {
  const messages = MESSAGES[language].basket.price
  const bounds = { too_low: leastPrice ?? 0, too_high: HIGHEST_CHOSEN_PRICE }
  const message =
    refusal === 'too_low' || refusal === 'too_high'
      ? messages[refusal](formatNpr(rupees(bounds[refusal]), language))
      : messages[refusal]
  return invalidField('price', message, `price_${refusal}`)
}
