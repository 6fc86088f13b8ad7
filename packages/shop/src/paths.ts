// The addresses of the screens that both sites have, without a language; `localPath` of @dabali/domain puts it in front.
// Each is the one place that knows how an address is written.
const part = encodeURIComponent

export const HOME_PATH = '/'
export const BASKET_PATH = '/basket'
export const LOGIN_PATH = '/login'
export const PROFILE_PATH = '/profile'
export const ADDRESSES_PATH = '/profile/addresses'
export const ORDERS_PATH = '/orders'
export const TRACK_ORDER_PATH = '/orders/track'
export const ORDER_SUCCESS_PATH = '/order/success'
export const LIBRARY_PATH = '/library'
export const CONTACT_PATH = '/contact-us'
export const SEARCH_PATH = '/search'
export const PRIVACY_PATH = '/privacy'

export const magicLoginPath = (token: string) => `/auth/magic-login/${part(token)}`
export const orderPath = (hash: string) => `/order/${part(hash)}`
export const orderTicketsPath = (hash: string) => `/order/${part(hash)}/tickets`
export const orderReceiptPath = (hash: string) => `/order/${part(hash)}/receipt`
export const orderThanksPath = (hash: string) => `/order/thanks/${part(hash)}`
export const orderDetailPath = (id: string) => `/order/detail/${part(id)}`
export const paymentPath = (hash: string) => `/payment/${part(hash)}`
export const ticketPath = (ticket: string) => `/ticket/${part(ticket)}`
export const libraryItemPath = (id: string) => `/library/${part(id)}`

// Where forms go while no script has run.
export const ADD_ACTION = '/basket/add'
export const CHANGE_BASKET_ACTION = '/basket/change'
export const MAGIC_LINK_ACTION = '/login/link'
export const CODE_ACTION = '/login/code'
export const SOCIAL_ACTION = '/login/social'
export const LOGOUT_ACTION = '/logout'
export const magicLoginAction = (token: string) => `/auth/magic-login/${part(token)}/continue`
export const SUBSCRIBE_ACTION = '/newsletter/subscribe'
export const CONTACT_ACTION = '/contact-us/send'

/** The pages of both sites that are drawn for one visitor, and everything under them. */
export const VISITOR_ROUTES: readonly string[] = [
  BASKET_PATH,
  LOGIN_PATH,
  PROFILE_PATH,
  ORDERS_PATH,
  LIBRARY_PATH,
  CONTACT_PATH,
  '/auth',
  '/account',
  '/checkout',
  '/newsletter',
  '/order',
  '/payment',
  '/ticket',
]
