import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const doors = ['index', 'testing'].map((door) => join(import.meta.dirname, `../src/${door}.ts`))
const program = ts.createProgram(doors, { allowImportingTsExtensions: true, noEmit: true, skipLibCheck: true })
const checker = program.getTypeChecker()

/** The names that a door lets out, types marked as such. */
function namesOf(door: string) {
  const file = program.getSourceFile(door)
  const symbol = file && checker.getSymbolAtLocation(file)
  if (!symbol) throw new Error(`${door} exports nothing`)
  return checker
    .getExportsOfModule(symbol)
    .map((name) => {
      const target = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name
      return target.flags & ts.SymbolFlags.Value ? name.name : `type ${name.name}`
    })
    .toSorted()
}

// Other teams import these names. One that leaves is a major version; one that comes needs a line in the README.
describe('the public names', () => {
  it('of @dabali/domain', () => {
    expect(namesOf(doors[0] ?? '')).toEqual([
      'COD_COUNTRY',
      'DEFAULT_QUANTITY',
      'DIGITAL_CLASSES',
      'DOOR_VERDICTS',
      'HOLD_MINUTES',
      'INSIDE_VALLEY_COUNTRIES',
      'INSIDE_VALLEY_LINES',
      'LANGUAGES',
      'MERCHANDISE_CLASS',
      'META_DESCRIPTION_LENGTH',
      'NPR_PER_USD',
      'PHYSICAL_CLASSES',
      'PRODUCT_CLASSES',
      'SHIPPABLE_CLASSES',
      'STORE_DATA_COOKIE',
      'STORE_DATA_LIFETIME_SECONDS',
      'allowsCashOnDelivery',
      'cashOnDeliveryRefusal',
      'cataloguePath',
      'catalogueUrl',
      'checkoutPath',
      'containsProduct',
      'displayDate',
      'displayNepaliDate',
      'doorVerdict',
      'findLineNotForCash',
      'findNumberedTicket',
      'formatNpr',
      'guardRoute',
      'hasDigitalLine',
      'hasLanguage',
      'hasPhysicalLine',
      'hasShippableLine',
      'isDigital',
      'isInsideValley',
      'isLanguage',
      'isLoggedIn',
      'isPhysical',
      'isShippable',
      'languageOf',
      'localPath',
      'metaDescription',
      'normaliseSearch',
      'nprToUsd',
      'otherLanguage',
      'productClassName',
      'readLocalPath',
      'readStoreData',
      'readTicketNumber',
      'readingMinutes',
      'romanise',
      'roundToTwo',
      'safeRedirect',
      'searchKey',
      'singleProductBasket',
      'slugify',
      'statusColour',
      'ticketNumber',
      'type Address',
      'type Basket',
      'type BasketInput',
      'type BasketLine',
      'type CashOnDeliveryInput',
      'type CashOnDeliveryRefusal',
      'type CatalogueAddress',
      'type CatalogueKind',
      'type Decimal',
      'type DoorQuestion',
      'type DoorVerdict',
      'type Id',
      'type Language',
      'type LocalPath',
      'type Locale',
      'type NumberedTicket',
      'type Product',
      'type ProductClass',
      'type ProductClassInput',
      'type RouteAccess',
      'type RouteVerdict',
      'type RouteVisit',
      'type StatusColour',
      'type StoreData',
      'type TicketAtDoor',
      'writeDigits',
    ])
  })

  it('of @dabali/domain/testing', () => {
    expect(namesOf(doors[1] ?? '')).toEqual(['makeAddress', 'makeBasket', 'makeLine', 'makeProduct', 'makeStoreData'])
  })
})

describe('every file that the front door opens', () => {
  const door = readFileSync(doors[0] ?? '', 'utf8')
  const files = [...door.matchAll(/^(?!export type \{).*from '\.\/(.+)\.ts'$/gm)].map(([, file = '']) => file)

  it.each(files)('%s has its test beside it', (file) => {
    expect(existsSync(join(import.meta.dirname, `../src/${file}.test.ts`))).toBe(true)
  })
})
