import type { components, operations } from './generated/openapi.ts'

type OperationId = keyof operations
type Success = 200 | 201 | 202 | 204
type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Responses<Id extends OperationId> = operations[Id]['responses']
type JsonOf<Message> = Message extends { content: { 'application/json': infer Json } } ? NotEmpty<Json> : undefined
type NotEmpty<Json> = Json extends '' ? undefined : Json

/** The response body of an operation; `undefined` without one. */
export type AnswerOf<Id extends OperationId> = JsonOf<Responses<Id>[keyof Responses<Id> & Success]>

/** The request body of an operation. */
type BodyOf<Id extends OperationId> = JsonOf<NonNullable<operations[Id]['requestBody']>>

/** The query parameters of an operation, as a caller may write them. */
type QueryOf<Id extends OperationId> = Fields<NonNullable<Parameters<Id>['query']>>

/** The arguments of an operation without path, query and body. */
export type NoArguments = Record<string, never>

/** The arguments of an operation: path parameters, query, fields of the body, and a key where it takes one. */
export type ArgsOf<Id extends OperationId> = Merged<
  Fields<NonNullable<Parameters<Id>['path']>> &
    QueryOf<Id> &
    BodyFields<BodyOf<Id>> &
    KeyField<NonNullable<Parameters<Id>['header']>>
>

/** The arguments of an operation of the back office, with the version that the caller has seen where the API checks it. */
export type StaffArgsOf<Id extends OperationId> = Merged<
  (ArgsOf<Id> extends NoArguments ? unknown : ArgsOf<Id>) & VersionField<NonNullable<Parameters<Id>['header']>>
>

// The document types parameters as strings; callers may also give numbers and booleans, which are sent as strings.
type Written<Value> = Value | (string extends Value ? number : 'true' extends Value ? boolean : never)

// The document has `never` where there is nothing, and an intersection with `never` is `never`.
type Fields<Given> = [Given] extends [never] ? unknown : { [Name in keyof Given]: Written<Given[Name]> }
type BodyFields<Body> = string extends keyof Body ? unknown : Body
type KeyField<Header> = [Header] extends [never]
  ? unknown
  : 'idempotency-key' extends keyof Header
    ? { idempotencyKey?: string }
    : unknown
type VersionField<Header> = [Header] extends [never]
  ? unknown
  : Header extends { 'if-match': string }
    ? { ifMatch: number }
    : 'if-match' extends keyof Header
      ? { ifMatch?: number }
      : unknown
type Merged<Given> = keyof Given extends never ? NoArguments : { [Name in keyof Given]: Given[Name] }

type Schemas = components['schemas']

/** One page of a list. */
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] }

// Names that would hide a global of the language, or are ambiguous, end with `Card` or `Body`.

export type Picture = Schemas['Picture']
export type ErrorBody = Schemas['Error']

export type User = Schemas['User']
export type Login = Schemas['Login']
export type LoginSession = Schemas['LoginSession']
export type UserAddress = Schemas['UserAddress']
export type UserAddressInput = Schemas['UserAddressInput']
export type MagicLink = AnswerOf<'getMagicLink'>
export type SocialProvider = AnswerOf<'listSocialProviders'>[number]
export type PersonalData = AnswerOf<'exportMe'>

export type Article = Schemas['Article']
export type ArticleDetail = Schemas['ArticleDetail']

export type Artist = Schemas['Artist']
export type ArtistDetail = Schemas['ArtistDetail']
export type ArtistPress = Schemas['ArtistPress']

export type Basket = Schemas['Basket']
export type BasketLine = Schemas['BasketLine']
export type Quote = Schemas['Quote']
export type DeliverySlot = Schemas['DeliverySlot']
export type ShippingMethod = Schemas['ShippingMethod']
export type PaymentChoice = Schemas['PaymentChoice']
export type ShippingAddress = Schemas['ShippingAddress']
export type AddressInput = Schemas['AddressInput']
export type Gift = Schemas['Gift']
export type GiftInput = Schemas['GiftInput']
export type AddProduct = BodyOf<'addProduct'>

export type Booklist = Schemas['Booklist']
export type BooklistDetail = Schemas['BooklistDetail']

export type Series = Schemas['Series']
export type SeriesDetail = Schemas['SeriesDetail']

export type Product = Schemas['Product']
export type ProductCard = Schemas['ProductCard']
export type Rating = Schemas['Rating']
export type Review = Schemas['Review']
export type ReviewInput = Schemas['ReviewInput']
export type ReviewPage = AnswerOf<'listReviews'>
export type OwnReview = Schemas['OwnReview']
export type OwnReviewState = AnswerOf<'getOwnReview'>
export type Price = Schemas['Price']
export type Availability = Schemas['Availability']
export type Facet = Schemas['Facet']
export type ProductList = AnswerOf<'listProducts'>
export type ProductQuery = QueryOf<'listProducts'>
export type Category = Schemas['Category']
export type CategoryDetail = Schemas['CategoryDetail']
export type Author = Schemas['Author']
export type AuthorDetail = Schemas['AuthorDetail']
export type Publisher = Schemas['Publisher']
export type PublisherDetail = Schemas['PublisherDetail']

export type CheckOut = BodyOf<'checkOut'>
export type CheckoutRefusal = Schemas['CheckoutRefusal']
export type SeatingPlan = Schemas['SeatingPlan']
export type Seat = Schemas['Seat']
export type ChosenSeat = Schemas['ChosenSeat']

export type ContactMessage = BodyOf<'sendContactMessage'>

export type Country = Schemas['Country']

export type EventCard = Schemas['Event']
export type EventCardDate = Schemas['EventCardDate']
export type ListedVenue = Schemas['ListedVenue']
export type EventDetail = Schemas['EventDetail']
export type EventDate = Schemas['EventDate']
export type TicketType = Schemas['TicketType']
export type Venue = Schemas['Venue']

export type Interview = Schemas['Interview']
export type InterviewDetail = Schemas['InterviewDetail']

export type LibraryItem = Schemas['LibraryItem']
export type LibraryItemDetail = Schemas['LibraryItemDetail']
export type LibraryAccess = Schemas['LibraryAccess']
export type Locator = Schemas['Locator']
export type ReadingPosition = Schemas['ReadingPosition']
export type ReadingPositionInput = Schemas['ReadingPositionInput']
export type ReadingPositionFork = Schemas['ReadingPositionFork']
export type ReceivedGift = Schemas['ReceivedGift']

export type Live = Schemas['Live']
export type LiveSession = Schemas['LiveSession']
export type LiveHeartbeat = Schemas['LiveHeartbeat']
export type Chat = Schemas['Chat']
export type ChatChanges = Schemas['ChatChanges']
export type ChatMessage = Schemas['ChatMessage']
export type ChatReactions = Schemas['ChatReactions']
export type ChatModeration = Schemas['ChatModeration']
export type ModeratedMessage = Schemas['ModeratedMessage']

export type NewsItem = Schemas['NewsItem']
export type NewsItemDetail = Schemas['NewsItemDetail']

export type Subscription = AnswerOf<'getSubscription'>

export type Order = Schemas['Order']
export type OrderLine = Schemas['OrderLine']
export type Receipt = Schemas['Receipt']

export type PageCard = Schemas['Page']
export type PageDetail = Schemas['PageDetail']
export type ContentCard = Schemas['ContentCard']

export type Payment = Schemas['Payment']

export type RecordCard = Schemas['Record']
export type RecordDetail = Schemas['RecordDetail']
export type Track = Schemas['Track']
export type Credit = Schemas['Credit']

export type SearchAnswer = AnswerOf<'search'>
export type SearchResult = Schemas['SearchResult']
export type Suggestions = AnswerOf<'suggest'>
export type SearchSuggestion = Schemas['SearchSuggestion']

export type Session = Schemas['Session']
export type SessionDetail = Schemas['SessionDetail']

export type Ticket = Schemas['Ticket']
export type CheckInList = Schemas['CheckInList']
export type CheckIn = Schemas['CheckIn']
export type Guest = Schemas['Guest']
export type GuestList = Schemas['GuestList']
export type BoxOffice = Schemas['BoxOffice']
export type BoxOfficeSale = Schemas['BoxOfficeSale']
export type TicketTransfer = Schemas['TicketTransfer']
export type WaitingListEntry = Schemas['WaitingListEntry']
export type TicketOffer = Schemas['TicketOffer']

export type Volume = Schemas['Volume']
export type VolumeDetail = Schemas['VolumeDetail']
