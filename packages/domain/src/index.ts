export { guardRoute, type RouteAccess, type RouteVerdict, type RouteVisit } from './account/guard-route.ts'
export { readStoreData } from './account/read-store-data.ts'
export { safeRedirect } from './account/safe-redirect.ts'
export { isLoggedIn, STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS, type StoreData } from './account/store-data.ts'
export {
  type Address,
  type Basket,
  type BasketInput,
  type BasketLine,
  DEFAULT_QUANTITY,
  type Id,
  type Product,
} from './basket/basket.ts'
export { containsProduct } from './basket/contains-product.ts'
export { hasDigitalLine, hasPhysicalLine, hasShippableLine } from './basket/has-line.ts'
export { singleProductBasket } from './basket/single-product-basket.ts'
export { type CatalogueAddress, type CatalogueKind, cataloguePath } from './catalogue/catalogue-path.ts'
export { catalogueUrl } from './catalogue/catalogue-url.ts'
export { hasLanguage } from './catalogue/has-language.ts'
export {
  DIGITAL_CLASSES,
  isDigital,
  isPhysical,
  isShippable,
  MERCHANDISE_CLASS,
  PHYSICAL_CLASSES,
  PRODUCT_CLASSES,
  type ProductClass,
  type ProductClassInput,
  SHIPPABLE_CLASSES,
} from './catalogue/product-class.ts'
export { productClassName } from './catalogue/product-class-name.ts'
export {
  allowsCashOnDelivery,
  type CashOnDeliveryInput,
  type CashOnDeliveryRefusal,
  COD_COUNTRY,
  cashOnDeliveryRefusal,
  findLineNotForCash,
} from './checkout/cash-on-delivery.ts'
export { checkoutPath } from './checkout/checkout-path.ts'
export { HOLD_MINUTES } from './checkout/hold-minutes.ts'
export { INSIDE_VALLEY_COUNTRIES, INSIDE_VALLEY_LINES, isInsideValley } from './checkout/inside-valley.ts'
export { displayDate } from './dates/display-date.ts'
export { displayNepaliDate } from './dates/display-nepali-date.ts'
export { isLanguage, LANGUAGES, type Language, languageOf, otherLanguage } from './language/language.ts'
export { type LocalPath, localPath, readLocalPath } from './language/local-path.ts'
export type { Decimal } from './money/decimal.ts'
export { formatNpr } from './money/format-npr.ts'
export { NPR_PER_USD, nprToUsd } from './money/npr-to-usd.ts'
export { roundToTwo } from './money/round-to-two.ts'
export { type StatusColour, statusColour } from './orders/status-colour.ts'
export { normaliseSearch } from './search/normalise-search.ts'
export { romanise } from './search/romanise.ts'
export { searchKey } from './search/search-key.ts'
export { META_DESCRIPTION_LENGTH, metaDescription } from './text/meta-description.ts'
export { readingMinutes } from './text/reading-minutes.ts'
export { slugify } from './text/slugify.ts'
export { type Locale, writeDigits } from './text/write-digits.ts'
export {
  DOOR_VERDICTS,
  type DoorQuestion,
  type DoorVerdict,
  doorVerdict,
  type TicketAtDoor,
} from './tickets/door-verdict.ts'
export { findNumberedTicket } from './tickets/find-numbered-ticket.ts'
export { type NumberedTicket, readTicketNumber, ticketNumber } from './tickets/ticket-number.ts'
