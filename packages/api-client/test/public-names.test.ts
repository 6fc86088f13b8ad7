import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const doors = ['index.ts', 'react.tsx', 'staff.ts'].map((file) => join(import.meta.dirname, '../src', file))
const program = ts.createProgram(doors, {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  skipLibCheck: true,
})
const checker = program.getTypeChecker()

const api = readFileSync(join(import.meta.dirname, '../../../apps/api/openapi.json'), 'utf8')
const operations = new Set(Array.from(api.matchAll(/"operationId": ?"(\w+)"/g), ([, name]) => name))

/** The names that a door lets out, types marked as such, without those of the calls, which the API's document holds. */
function namesOf(door: string | undefined) {
  const file = program.getSourceFile(door ?? '')
  const symbol = file && checker.getSymbolAtLocation(file)
  if (!symbol) throw new Error(`${door} exports nothing`)
  return checker
    .getExportsOfModule(symbol)
    .map((name) => {
      const target = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name
      return target.flags & ts.SymbolFlags.Value ? name.name : `type ${name.name}`
    })
    .filter((name) => !operations.has(name))
    .toSorted()
}

// Other teams import these names. One that leaves is a major version.
it('the public names of @dabali/api-client, but for its calls', () => {
  expect(namesOf(doors[0])).toEqual([
    'ApiError',
    'CallAborted',
    'ERROR_TEXTS',
    'ERROR_TOAST_MILLISECONDS',
    'createClient',
    'isFatalNotFound',
    'messageFromBody',
    'newId',
    'type AddProduct',
    'type AddressInput',
    'type AnswerOf',
    'type ArgsOf',
    'type Article',
    'type ArticleDetail',
    'type Artist',
    'type ArtistDetail',
    'type ArtistPress',
    'type Author',
    'type AuthorDetail',
    'type Availability',
    'type Basket',
    'type BasketLine',
    'type Booklist',
    'type BooklistDetail',
    'type BoxOffice',
    'type BoxOfficeSale',
    'type CallOptions',
    'type CallRequest',
    'type Category',
    'type CategoryDetail',
    'type Chat',
    'type ChatChanges',
    'type ChatMessage',
    'type ChatModeration',
    'type ChatReactions',
    'type CheckIn',
    'type CheckInList',
    'type CheckOut',
    'type CheckoutRefusal',
    'type ChosenSeat',
    'type Client',
    'type ClientOptions',
    'type ContactMessage',
    'type ContentCard',
    'type CookieJar',
    'type Country',
    'type Credit',
    'type DeliverySlot',
    'type ErrorBody',
    'type ErrorConsequence',
    'type ErrorText',
    'type EventCard',
    'type EventCardDate',
    'type EventDate',
    'type EventDetail',
    'type Facet',
    'type FatalNotFound',
    'type Gift',
    'type GiftInput',
    'type Guest',
    'type GuestList',
    'type Interview',
    'type InterviewDetail',
    'type Language',
    'type LibraryAccess',
    'type LibraryItem',
    'type LibraryItemDetail',
    'type ListedVenue',
    'type Live',
    'type LiveHeartbeat',
    'type LiveSession',
    'type Locator',
    'type Login',
    'type LoginSession',
    'type MagicLink',
    'type ModeratedMessage',
    'type NewsItem',
    'type NewsItemDetail',
    'type NoArguments',
    'type Order',
    'type OrderLine',
    'type OwnReview',
    'type OwnReviewState',
    'type Page',
    'type PageCard',
    'type PageDetail',
    'type Payment',
    'type PaymentChoice',
    'type PersonalData',
    'type Picture',
    'type Price',
    'type Product',
    'type ProductCard',
    'type ProductList',
    'type ProductQuery',
    'type Publisher',
    'type PublisherDetail',
    'type Quote',
    'type Rating',
    'type ReadingPosition',
    'type ReadingPositionFork',
    'type ReadingPositionInput',
    'type Receipt',
    'type ReceivedGift',
    'type RecordCard',
    'type RecordDetail',
    'type Review',
    'type ReviewInput',
    'type ReviewPage',
    'type SearchAnswer',
    'type SearchResult',
    'type SearchSuggestion',
    'type Seat',
    'type SeatingPlan',
    'type Series',
    'type SeriesDetail',
    'type Session',
    'type SessionDetail',
    'type ShippingAddress',
    'type ShippingMethod',
    'type SocialProvider',
    'type StaffArgsOf',
    'type Subscription',
    'type Suggestions',
    'type Ticket',
    'type TicketOffer',
    'type TicketTransfer',
    'type TicketType',
    'type Track',
    'type User',
    'type UserAddress',
    'type UserAddressInput',
    'type Venue',
    'type Volume',
    'type VolumeDetail',
    'type WaitingListEntry',
  ])
})

it('the public names of @dabali/api-client/react', () => {
  expect(namesOf(doors[1])).toEqual(['ClientProvider', 'type CallState', 'type UseCallOptions', 'useCall'])
})

it('the public names of @dabali/api-client/staff, but for its calls', () => {
  expect(namesOf(doors[2])).toEqual([
    'type CashSettlement',
    'type ContactMessage',
    'type ContentDocument',
    'type ContentPreview',
    'type ContentPreviewLink',
    'type ContentRevision',
    'type ModeratedReview',
    'type OrderNote',
    'type Shipment',
    'type StaffCity',
    'type StaffContent',
    'type StaffContentItem',
    'type StaffEvent',
    'type StaffEventDate',
    'type StaffEventItem',
    'type StaffInvitation',
    'type StaffLive',
    'type StaffMe',
    'type StaffMember',
    'type StaffMemberConflict',
    'type StaffOrder',
    'type StaffPayment',
    'type StaffProductCard',
    'type StaffRefund',
    'type StaffSession',
    'type StaffStock',
    'type StaffTicketType',
    'type StaffVenue',
    'type UnsettledCash',
  ])
})
