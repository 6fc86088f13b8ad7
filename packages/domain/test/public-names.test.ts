import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const entries = ['index', 'testing/testing', 'contact/shop-contact', 'tickets/seating'].map((entry) =>
  join(import.meta.dirname, `../src/${entry}.ts`),
)
const program = ts.createProgram(entries, { allowImportingTsExtensions: true, noEmit: true, skipLibCheck: true })
const checker = program.getTypeChecker()

/** The exports of an entry point, types marked as such. */
function namesOf(entry: string) {
  const file = program.getSourceFile(entry)
  const symbol = file && checker.getSymbolAtLocation(file)
  if (!symbol) throw new Error(`${entry} exports nothing`)
  return checker
    .getExportsOfModule(symbol)
    .map((name) => {
      const target = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name
      return target.flags & ts.SymbolFlags.Value ? name.name : `type ${name.name}`
    })
    .toSorted()
}

// Other teams import these names. Removing one needs a major version; a new one needs a line in the README.
describe('the public names', () => {
  it('of @dabali/domain', () => {
    expect(namesOf(entries[0] ?? '')).toEqual([
      'BOX_OFFICE_LIMIT',
      'CLASS_FIELDS',
      'COD_COUNTRY',
      'DEFAULT_QUANTITY',
      'DIGITAL_CLASSES',
      'DOOR_VERDICTS',
      'GIFT_CARD_AMOUNTS',
      'GIFT_CARD_CLASS',
      'GIFT_CARD_FILE',
      'GIFT_CARD_LIMITS',
      'GUEST_LIMITS',
      'HIGHEST_CHOSEN_PRICE',
      'HOLD_MINUTES',
      'INSIDE_VALLEY_COUNTRIES',
      'INSIDE_VALLEY_LINES',
      'LANGUAGES',
      'MERCHANDISE_CLASS',
      'META_DESCRIPTION_LENGTH',
      'NAMED_PERIODS',
      'NPR_PER_USD',
      'PHYSICAL_CLASSES',
      'PRODUCT_CLASSES',
      'SHIPPABLE_CLASSES',
      'STORE_DATA_COOKIE',
      'STORE_DATA_LIFETIME_SECONDS',
      'TIP_AMOUNTS',
      'TIP_CLASS',
      'TIP_LIMITS',
      'addDays',
      'addMonths',
      'allowsCashOnDelivery',
      'cashOnDeliveryRefusal',
      'cashTotals',
      'cataloguePath',
      'catalogueUrl',
      'checkoutPath',
      'chosenPriceRefusal',
      'containsProduct',
      'dayInNepal',
      'displayDate',
      'displayNepaliDate',
      'doorVerdict',
      'findConflicts',
      'findLineNotForCash',
      'findNumberedTicket',
      'findSets',
      'findTicketByNumber',
      'fiscalYearStart',
      'formatIsbn',
      'formatNpr',
      'formatNumber',
      'guardRoute',
      'hasDigitalLine',
      'hasLanguage',
      'hasPhysicalLine',
      'hasShippableLine',
      'indexLetter',
      'isDigital',
      'isInsideValley',
      'isLanguage',
      'isLoggedIn',
      'isPhysical',
      'isShippable',
      'isSoldOnce',
      'languageOf',
      'letterRow',
      'lineAmount',
      'localPath',
      'matchesAttendee',
      'mayCancelSale',
      'mergeAdmissions',
      'metaDescription',
      'monthWeeks',
      'needsFile',
      'nepaliMonthDays',
      'normaliseSearch',
      'nprToUsd',
      'orderSumRows',
      'otherLanguage',
      'parseDayRange',
      'parseGuestNames',
      'parseIsbn',
      'payablePrice',
      'productClassName',
      'productKind',
      'productKindName',
      'readChosenPrice',
      'readGiftCardAmount',
      'readGiftCardCode',
      'readLocalPath',
      'readStoreData',
      'readTicketNumber',
      'readTip',
      'readingMinutes',
      'refundShare',
      'romanise',
      'roundToTwo',
      'safeRedirect',
      'scheduleSets',
      'searchKey',
      'searchStem',
      'singleProductBasket',
      'slugify',
      'statusColour',
      'takesDiscounts',
      'takesTips',
      'ticketNumber',
      'ticketTypeName',
      'timeInNepal',
      'type Address',
      'type Admission',
      'type AdmissionConflict',
      'type Attendee',
      'type Basket',
      'type BasketInput',
      'type BasketLine',
      'type CashOnDeliveryInput',
      'type CashOnDeliveryRefusal',
      'type CashSale',
      'type CashTotal',
      'type CatalogueAddress',
      'type CatalogueKind',
      'type ChosenPriceInput',
      'type ChosenPriceRefusal',
      'type DayRange',
      'type Decimal',
      'type DoorQuestion',
      'type DoorVerdict',
      'type EventTimes',
      'type FoundNumber',
      'type GuestEntry',
      'type Id',
      'type Language',
      'type LocalPath',
      'type Locale',
      'type NumberedTicket',
      'type OrderSumRow',
      'type PayableInput',
      'type PlannedSet',
      'type Product',
      'type ProductClass',
      'type ProductClassInput',
      'type ProductKind',
      'type RouteAccess',
      'type RouteVerdict',
      'type RouteVisit',
      'type ScheduledSet',
      'type StatusColour',
      'type StoreData',
      'type TicketAtDoor',
      'type Tip',
      'weekdayOf',
      'workTitles',
      'writeDigits',
    ])
  })

  it('of @dabali/domain/testing', () => {
    expect(namesOf(entries[1] ?? '')).toEqual(['makeAddress', 'makeBasket', 'makeLine', 'makeProduct', 'makeStoreData'])
  })
})

it('the public names of @dabali/domain/contact', () => {
  expect(namesOf(entries[2] ?? '')).toEqual(['OPENING_HOURS', 'SHOP_ADDRESS', 'SHOP_CONTACT'])
})

it('the public names of @dabali/domain/seating', () => {
  expect(namesOf(entries[3] ?? '')).toEqual([
    'SEAT_HOLD_MINUTES',
    'SEAT_KINDS',
    'SEAT_WIDTH',
    'bestSeats',
    'checkSeatChoice',
    'seatLabel',
    'tableOf',
    'type Seat',
    'type SeatChoiceCheck',
    'type SeatKind',
    'type SeatRow',
    'type SeatTable',
  ])
})

describe('every file that the entry point exports', () => {
  const entry = readFileSync(entries[0] ?? '', 'utf8')
  const files = [...entry.matchAll(/^(?!export type \{).*from '\.\/(.+)\.ts'$/gm)].map(([, file = '']) => file)

  it.each(files)('%s has a test', (file) => {
    expect(existsSync(join(import.meta.dirname, `../src/${file}.test.ts`))).toBe(true)
  })
})
