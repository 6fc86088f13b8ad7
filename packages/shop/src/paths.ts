// The addresses of the screens that both sites have, without a language; `localPath` of @dabali/domain puts it in front.
// Each is the one place that knows how an address is written.
const part = encodeURIComponent

export const HOME_PATH = '/'
export const BASKET_PATH = '/basket'
export const LOGIN_PATH = '/login'
/** The overview of the account. */
export const ACCOUNT_PATH = '/account'
export const PROFILE_PATH = '/profile'
export const ADDRESSES_PATH = '/profile/addresses'
export const ORDERS_PATH = '/orders'
/** On the culture site only. */
export const TICKETS_PATH = '/tickets'
export const TRACK_ORDER_PATH = '/orders/track'
export const ORDER_SUCCESS_PATH = '/order/success'
export const LIBRARY_PATH = '/library'
/** The check-in of events, for staff; on the culture site only. */
export const CHECK_IN_PATH = '/door'
/** What the account has saved, and what it follows and is reminded of; on the culture site only. */
export const SAVED_PATH = '/saved'
export const FOLLOWING_PATH = '/following'
/** On the store only. */
export const WISHLIST_PATH = '/wishlist'
export const GIFT_CARDS_PATH = '/gift-cards'
export const GIFT_CARD_BALANCE_PATH = `${GIFT_CARDS_PATH}/balance`
export const CONTACT_PATH = '/contact-us'
export const SEARCH_PATH = '/search'
export const NEWSLETTER_PATH = '/newsletter'
export const PRIVACY_PATH = '/privacy'
/** The help of both sites, which is on the store. */
export const HELP_PATH = '/help'
export const helpPath = (topic: string) => `${HELP_PATH}/${part(topic)}`
export const TERMS_PATH = helpPath('terms')

/** The login, which leads back to a path as it stands in the address bar. */
export const loginPath = (next: string) => (next === '/' ? LOGIN_PATH : `${LOGIN_PATH}?next=${part(next)}`)
export const socialCompletePath = (provider: string) => `/account/social/complete/${part(provider)}`
export const magicLoginPath = (token: string) => `/auth/magic-login/${part(token)}`
export const orderPath = (hash: string) => `/order/${part(hash)}`
export const orderTicketsPath = (hash: string) => `/order/${part(hash)}/tickets`
export const orderReceiptPath = (hash: string) => `/order/${part(hash)}/receipt`
export const orderThanksPath = (hash: string) => `/order/thanks/${part(hash)}`
export const orderDetailPath = (id: string) => `/order/detail/${part(id)}`
export const paymentPath = (hash: string) => `/payment/${part(hash)}`
/** The same, and on to where it is paid at once. */
export const startPaymentPath = (hash: string) => `${paymentPath(hash)}?start=1`
/** The return page of a gateway; it checks the payment itself. */
export const paymentOutcomePath = (outcome: 'success' | 'failure' | 'cancelled', hash: string) =>
  `/payment/${outcome}?payment=${part(hash)}`
/** A part of the tickets of the account: those to come, those that are over, and those that it cannot use any more. */
export type TicketPart = 'upcoming' | 'past' | 'inactive'
export const myTicketsPath = (part: TicketPart) => (part === 'upcoming' ? TICKETS_PATH : `${TICKETS_PATH}?show=${part}`)
export const ticketPath = (ticket: string) => `/ticket/${part(ticket)}`
export const ticketTransferPath = (token: string) => `/ticket/transfer/${part(token)}`
export const waitingListPath = (token: string) => `/waiting-list/${part(token)}`
export const seatsOfferPath = (token: string) => `/waiting-list/offer/${part(token)}`
/** The result of joining a waiting list without scripts. */
export const waitingListResultPath = (result: string, event: string) =>
  `/waiting-list?said=${result}&event=${part(event)}`
/** The numbered seats of an event date as a list, of one ticket type or to choose one first. */
export const eventSeatsPath = (event: string, eventDate: number | string, ticketType?: number) =>
  `/event/${part(event)}/${part(String(eventDate))}/seats${ticketType === undefined ? '' : `?type=${ticketType}`}`
export const libraryItemPath = (id: string) => `/library/${part(id)}`
// Where an owned work is read, heard or seen.
export const readPath = (id: string) => `${libraryItemPath(id)}/read`
export const listenPath = (id: string) => `${libraryItemPath(id)}/listen`
export const watchPath = (id: string) => `${libraryItemPath(id)}/watch`
export const libraryGiftPath = (token: string) => `/library/gift/${part(token)}`

/** A draft, for those who have its link. */
const PREVIEW_PATH = '/preview'
export const previewPath = (token: string) => `${PREVIEW_PATH}/${part(token)}`

export const confirmSubscriptionPath = (token: string) => `/newsletter/confirm/${part(token)}`
export const unsubscribePath = (token: string) => `/newsletter/unsubscribe/${part(token)}`

// Forms without scripts; `routes/forms.ts` has the action of each.
export const ADD_ACTION = '/forms/basket/add'
export const CHANGE_BASKET_ACTION = '/forms/basket/change'
export const CHECKOUT_ACTION = '/forms/checkout'
export const ADD_ALL_ACTION = '/forms/booklists/add'
export const MAGIC_LINK_ACTION = '/forms/login/link'
export const CODE_ACTION = '/forms/login/code'
export const SOCIAL_ACTION = '/forms/login/social'
export const LOGOUT_ACTION = '/forms/logout'
export const LOGIN_HERE_ACTION = '/forms/login/here'
export const refreshStatusPath = (hash: string) => `/forms/payment/${part(hash)}/refresh`
export const gatewayRedirectPath = (hash: string) => `/forms/payment/${part(hash)}/start`
export const TRACK_ORDER_ACTION = '/forms/orders/track'
/** The route that the button "Order again" posts to. */
export const orderAgainAction = (hash: string) => `/forms/order/${part(hash)}/again`
export const cancelOrderAction = (hash: string) => `/forms/order/${part(hash)}/cancel`
export const verifyOrderPath = (hash: string) => `/forms/order/${part(hash)}/verify`
export const acceptTransferAction = (token: string) => `/forms/ticket/transfer/${part(token)}/accept`
export const selectTicketsPath = (event: string) => `/forms/event/${part(event)}/tickets`
export const chooseSeatsAction = (event: string, eventDate: number | string) =>
  `/forms${eventSeatsPath(event, eventDate)}`
export const joinWaitingListPath = (event: string) => `/forms/event/${part(event)}/waiting-list`
export const leaveWaitingListPath = (token: string) => `/forms${waitingListPath(token)}/leave`
export const acceptOfferPath = (token: string) => `/forms${seatsOfferPath(token)}/accept`
export const openItemPath = (id: string) => `/forms/library/${part(id)}/open`
export const openOrderedItemPath = (hash: string, id: string) => `/forms/order/${part(hash)}/library/${part(id)}/open`
export const claimGiftAction = (token: string) => `/forms/library/gift/${part(token)}/claim`
export const CHANGE_PROFILE_ACTION = '/forms/profile/change'
export const END_SESSION_ACTION = '/forms/profile/sessions/end'
export const DELETE_ACCOUNT_ACTION = '/forms/profile/delete'
export const SAVE_ADDRESS_ACTION = '/forms/profile/addresses/save'
export const DELETE_ADDRESS_ACTION = '/forms/profile/addresses/delete'
export const PREFER_ADDRESS_ACTION = '/forms/profile/addresses/prefer'
export const socialCompleteAction = (provider: string) => `/forms${socialCompletePath(provider)}/continue`
export const magicLoginAction = (token: string) => `/forms/auth/magic-login/${part(token)}/continue`
export const confirmSubscriptionAction = (token: string) => `/forms${confirmSubscriptionPath(token)}/continue`
export const unsubscribeAction = (token: string) => `/forms${unsubscribePath(token)}/continue`
export const SUBSCRIBE_ACTION = '/forms/newsletter/subscribe'
export const CONTACT_ACTION = '/forms/contact-us'

/** The pages of both sites that are drawn for one visitor, and everything under them. */
export const VISITOR_ROUTES: readonly string[] = [
  BASKET_PATH,
  LOGIN_PATH,
  PROFILE_PATH,
  ORDERS_PATH,
  TICKETS_PATH,
  LIBRARY_PATH,
  CONTACT_PATH,
  '/auth',
  ACCOUNT_PATH,
  '/checkout',
  '/newsletter',
  '/order',
  '/payment',
  PREVIEW_PATH,
  '/ticket',
  '/waiting-list',
]

/** The pages of both sites that the back office shows in a frame. */
export const FRAMED_ROUTES: readonly string[] = [PREVIEW_PATH]

/** Who may open what on either site; the live views are protected by the rule itself. */
export const VISITOR_ACCESS = {
  [LOGIN_PATH]: 'redirect-if-logged-in',
  [ACCOUNT_PATH]: 'protected',
  // The return from a login provider.
  '/account/social': 'open',
  [PROFILE_PATH]: 'protected',
  [ORDERS_PATH]: 'protected',
  [TICKETS_PATH]: 'protected',
  // Guests open it with the order number.
  [TRACK_ORDER_PATH]: 'open',
  '/order/detail': 'protected',
  [LIBRARY_PATH]: 'protected',
  // The link authorises.
  '/library/gift': 'open',
} as const

/** The page of a list that a query asks for; the first where it names none. */
export function parsePageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

/** The path of a page of a list, which may have a query of its own; the first is the list itself. */
export function pathOfPage(path: string, page: number): string {
  if (page <= 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
