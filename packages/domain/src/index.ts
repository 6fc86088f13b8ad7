export { guardRoute, type RouteAccess, type RouteVerdict, type RouteVisit, safeRedirect } from './account/redirects.ts'
export {
  isLoggedIn,
  readStoreData,
  STORE_DATA_COOKIE,
  STORE_DATA_LIFETIME_SECONDS,
  type StoreData,
} from './account/store-data.ts'
export {
  type Address,
  type Basket,
  type BasketInput,
  type BasketLine,
  containsProduct,
  DEFAULT_QUANTITY,
  hasDigitalLine,
  hasPhysicalLine,
  hasShippableLine,
  type Id,
  type Product,
  singleProductBasket,
} from './basket/basket.ts'
export { type CatalogueAddress, type CatalogueKind, cataloguePath, catalogueUrl } from './catalogue/catalogue-url.ts'
export { formatIsbn, parseIsbn } from './catalogue/format-isbn.ts'
export {
  CLASS_FIELDS,
  DIGITAL_CLASSES,
  GIFT_CARD_CLASS,
  GIFT_CARD_FILE,
  hasLanguage,
  isDigital,
  isPhysical,
  isShippable,
  isSoldOnce,
  MERCHANDISE_CLASS,
  needsFile,
  PHYSICAL_CLASSES,
  PRODUCT_CLASSES,
  type ProductClass,
  type ProductClassInput,
  type ProductKind,
  productClassName,
  productKind,
  productKindName,
  SHIPPABLE_CLASSES,
  TIP_CLASS,
} from './catalogue/product-class.ts'
export { workTitles } from './catalogue/work-titles.ts'
export {
  allowsCashOnDelivery,
  type CashOnDeliveryInput,
  type CashOnDeliveryRefusal,
  COD_COUNTRY,
  cashOnDeliveryRefusal,
  checkoutPath,
  findLineNotForCash,
  HOLD_MINUTES,
  INSIDE_VALLEY_COUNTRIES,
  INSIDE_VALLEY_LINES,
  isInsideValley,
} from './checkout/checkout.ts'
export {
  type ChosenPriceInput,
  type ChosenPriceRefusal,
  chosenPriceRefusal,
  HIGHEST_CHOSEN_PRICE,
  type PayableInput,
  payablePrice,
  readChosenPrice,
  takesDiscounts,
} from './checkout/chosen-price.ts'
export { GIFT_CARD_AMOUNTS, GIFT_CARD_LIMITS, readGiftCardAmount, readGiftCardCode } from './checkout/gift-card.ts'
export { readTip, TIP_AMOUNTS, TIP_LIMITS, type Tip, takesTips } from './checkout/tip.ts'
export { displayDate } from './dates/display-date.ts'
export { displayNepaliDate, nepaliMonthDays } from './dates/display-nepali-date.ts'
export {
  addDays,
  addMonths,
  type DayRange,
  dayInNepal,
  monthWeeks,
  NAMED_PERIODS,
  parseDayRange,
  timeInNepal,
  weekdayOf,
} from './dates/event-period.ts'
export { fiscalYearStart } from './dates/fiscal-year.ts'
export {
  type EventTimes,
  findSets,
  type PlannedSet,
  type ScheduledSet,
  scheduleSets,
} from './events/running-order.ts'
export {
  isLanguage,
  LANGUAGES,
  type Language,
  type LocalPath,
  languageOf,
  localPath,
  otherLanguage,
  readLocalPath,
} from './language/language.ts'
export { type Decimal, formatNpr, NPR_PER_USD, nprToUsd, roundToTwo } from './money/money.ts'
export { lineAmount, type OrderSumRow, orderSumRows, refundShare } from './orders/order-sum.ts'
export { type StatusColour, statusColour } from './orders/status-colour.ts'
export { normaliseSearch, romanise, searchKey } from './search/search-key.ts'
export { searchStem } from './search/search-stem.ts'
export { indexLetter, letterRow } from './text/index-letter.ts'
export { META_DESCRIPTION_LENGTH, metaDescription } from './text/meta-description.ts'
export { formatNumber, type Locale, readingMinutes, slugify, writeDigits } from './text/text.ts'
export { type Admission, type AdmissionConflict, findConflicts, mergeAdmissions } from './tickets/admissions.ts'
export { type Attendee, matchesAttendee } from './tickets/attendee-search.ts'
export { BOX_OFFICE_LIMIT, type CashSale, type CashTotal, cashTotals, mayCancelSale } from './tickets/box-office.ts'
export {
  DOOR_VERDICTS,
  type DoorQuestion,
  type DoorVerdict,
  doorVerdict,
  type TicketAtDoor,
} from './tickets/check-in.ts'
export { GUEST_LIMITS, type GuestEntry, parseGuestNames } from './tickets/guest-list.ts'
export {
  type FoundNumber,
  findNumberedTicket,
  findTicketByNumber,
  type NumberedTicket,
  readTicketNumber,
  ticketNumber,
} from './tickets/ticket-number.ts'
export { ticketTypeName } from './tickets/ticket-type-name.ts'
