import { displayDate, displayNepaliDate, formatNpr, writeDigits } from '@dabali/domain'
import { rupees } from '../catalogue/price.ts'
import { ApiError, businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import type { SaleRow, VoucherRow } from './queries/contents.ts'

const ne = (count: number) => writeDigits(count, 'ne')

/** Messages for visitors when a product cannot be added or bought. */
export const MESSAGES = {
  en: {
    unknown: 'There is no such product here.',
    unlisted: 'This is not sold any more.',
    cancelled: 'This event has been cancelled.',
    postponed: 'This event has been put off. Tickets are sold again once its new day is known.',
    not_yet: (time: string) => `Sales begin on ${time}.`,
    ended: 'Sales have ended.',
    soldOut: 'Sold out.',
    left: (copies: number) => (copies === 1 ? 'Only one copy left.' : `Only ${copies} copies left.`),
    ticketsLeft: (tickets: number) => (tickets === 1 ? 'Only one ticket left.' : `Only ${tickets} tickets left.`),
    most: (quantity: number) => `At most ${quantity} of one thing fit in a cart.`,
    reduced: (quantity: number) => `No more than ${quantity} could be had when two carts became one.`,
    tooManyLines: (lines: number) => `At most ${lines} different things fit in a cart.`,
    notYours: 'You do not have permission to perform this action.',
    checkedOut: 'This basket has already been checked out.',
    merged: 'This basket has become part of another one.',
    changed: 'Your cart was changed elsewhere. Look at it again and repeat what you did.',
    lineGone: 'This is no longer in your cart.',
    empty: 'There is nothing in your cart.',
    unknownVoucher: 'This voucher code is unknown, expired or used up.',
    tooManyVouchers: (vouchers: number) => `At most ${vouchers} vouchers can be used at once.`,
    not_started: 'This voucher cannot be used yet.',
    expired: 'This voucher has expired.',
    used_up: 'This voucher has been used up.',
    leastTotal: (amount: string) => `Your cart does not qualify: this voucher needs goods for ${amount}.`,
    nothingFor: 'Your cart does not qualify: nothing in it is what this voucher is for.',
    unknownShippingMethod: 'It cannot be sent there that way.',
    unknownBasket: 'There is no such basket.',
    email: 'Enter a valid email address.',
    phone: 'Enter a phone number, for example 9841234567.',
    tooLong: (most: number) => `Ensure this field has no more than ${most} characters.`,
    day: 'Enter a day as YYYY-MM-DD.',
    dayRange: 'Choose a day from today to a year from now.',
    version: 'The version of a basket is sent in quotation marks: "7".',
  },
  ne: {
    unknown: 'यस्तो सामान यहाँ छैन।',
    unlisted: 'यो अब बेचिँदैन।',
    cancelled: 'यो कार्यक्रम रद्द भयो।',
    postponed: 'यो कार्यक्रम सारिएको छ। नयाँ मिति तय भएपछि टिकट फेरि बिक्री हुनेछ।',
    not_yet: (time: string) => `बिक्री ${time} मा सुरु हुन्छ।`,
    ended: 'बिक्री सकियो।',
    soldOut: 'सकियो।',
    left: (copies: number) => `${ne(copies)} प्रति मात्र बाँकी छ।`,
    ticketsLeft: (tickets: number) => `${ne(tickets)} टिकट मात्र बाँकी छ।`,
    most: (quantity: number) => `एउटै सामान ${ne(quantity)} भन्दा बढी डोकोमा अट्दैन।`,
    reduced: (quantity: number) => `दुई डोको एउटै हुँदा ${ne(quantity)} भन्दा बढी पाइएन।`,
    tooManyLines: (lines: number) => `डोकोमा ${ne(lines)} भन्दा बढी थरी सामान अट्दैनन्।`,
    notYours: 'तपाईंलाई यो गर्ने अनुमति छैन।',
    checkedOut: 'यो डोकोको सामान किनिसकियो।',
    merged: 'यो डोको अर्कैमा मिसिइसक्यो।',
    changed: 'तपाईंको डोको अन्तै फेरियो। फेरि हेरेर दोहोर्‍याउनुहोस्।',
    lineGone: 'यो अब तपाईंको डोकोमा छैन।',
    empty: 'तपाईंको डोको रित्तो छ।',
    unknownVoucher: 'यो भौचर कोड चिनिएन, वा यसको म्याद वा प्रयोग सकिसक्यो।',
    tooManyVouchers: (vouchers: number) => `एकैपटक ${ne(vouchers)} भन्दा बढी भौचर चल्दैनन्।`,
    not_started: 'यो भौचर अहिले नै चल्दैन।',
    expired: 'यो भौचरको म्याद सकियो।',
    used_up: 'यो भौचर सकिइसक्यो।',
    leastTotal: (amount: string) => `यो भौचरका लागि कम्तीमा ${amount} को सामान चाहिन्छ।`,
    nothingFor: 'यो भौचर चल्ने सामान तपाईंको डोकोमा छैन।',
    unknownShippingMethod: 'त्यहाँ त्यसरी पठाउन सकिँदैन।',
    unknownBasket: 'यस्तो डोको छैन।',
    email: 'ठीक इमेल ठेगाना लेख्नुहोस्।',
    phone: 'फोन नम्बर लेख्नुहोस्, जस्तै ९८४१२३४५६७।',
    tooLong: (most: number) => `यहाँ ${ne(most)} भन्दा बढी अक्षर अट्दैनन्।`,
    day: 'मिति YYYY-MM-DD गरी लेख्नुहोस्।',
    dayRange: 'आजदेखि एक वर्षभित्रको दिन छान्नुहोस्।',
    version: 'डोकोको संस्करण उद्धरण चिह्नमा पठाइन्छ: "7"।',
  },
}

/** Maximum quantity of one line. */
export const LARGEST_QUANTITY = 99
/** Maximum number of lines. */
export const MOST_LINES = 100
export const MOST_VOUCHERS = 10

/** An unknown product is an error of the field and not a 404, which would mean the URL of the request. */
export const unknownProduct = (language: Language, field = 'url') =>
  invalidField(field, MESSAGES[language].unknown, 'unknown_product')

const CODES = {
  unlisted: 'not_for_sale',
  cancelled: 'event_cancelled',
  postponed: 'event_postponed',
  not_yet: 'sales_not_started',
  ended: 'sales_ended',
} as const

/** Why the quantity is not available, for the visitor. */
export function stockWarning(sale: SaleRow, language: Language): { message: string; code: string } {
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

/** 406 for a quantity that is not available. */
export function tooMany(sale: SaleRow, language: Language): ApiError {
  const { message, code } = stockWarning(sale, language)
  return businessRefusal(message, code)
}

export const tooManyLines = (language: Language) =>
  businessRefusal(MESSAGES[language].tooManyLines(MOST_LINES), 'too_many_lines')

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].notYours, code: 'permission_denied' })

/** The basket was checked out or merged. Not a 404: the page of the visitor still exists. */
export const notOpen = (status: 'Frozen' | 'Merged' | 'Submitted', language: Language) =>
  new ApiError(409, {
    detail: status === 'Merged' ? MESSAGES[language].merged : MESSAGES[language].checkedOut,
    code: 'basket_not_open',
    basket: 'api/basket/',
  })

/** Another request has changed the basket meanwhile. */
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

/** Why a voucher gives no discount on this basket, for the visitor. */
export function voucherWarning(voucher: VoucherRow, language: Language): { message: string; code: string } {
  const messages = MESSAGES[language]
  if (voucher.refusal !== null) return { message: messages[voucher.refusal], code: `voucher_${voucher.refusal}` }
  const message =
    voucher.least_total > 0
      ? messages.leastTotal(formatNpr(rupees(voucher.least_total), language))
      : messages.nothingFor
  return { message, code: 'voucher_not_qualified' }
}

/** 406 for a valid voucher that does not apply to this basket. */
export const refuseVoucher = (message: string) => businessRefusal(message, 'voucher_not_qualified')

export const unknownShippingMethod = (language: Language) =>
  businessRefusal(MESSAGES[language].unknownShippingMethod, 'unknown_shipping_method')
