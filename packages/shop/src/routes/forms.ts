import {
  codeAction,
  deleteAccountAction,
  deleteAddressAction,
  endSessionAction,
  loginRedirectAction,
  logoutAction,
  magicLinkAction,
  magicLinkLoginAction,
  preferAddressAction,
  profileAction,
  saveAddressAction,
  socialLoginAction,
  socialReturnAction,
} from '../account/account-actions.ts'
import { addAction, addAllAction, changeAction } from '../basket/basket-actions.ts'
import { checkoutAction } from '../checkout/checkout-action.ts'
import { contactAction } from '../contact/contact-action.ts'
import { confirmAction, endSubscriptionAction, subscribeAction } from '../newsletter/newsletter-actions.ts'
import {
  againAction,
  cancelAction,
  claimAction,
  openItemAction,
  trackAction,
  verifyContactAction,
} from '../orders/order-actions.ts'
import { gatewayRedirectAction, refreshStatusAction } from '../payments/payment-routes.ts'
import type { FormTable } from '../server-request/form-action.ts'
import {
  acceptAction,
  acceptOfferAction,
  chooseSeatsAction,
  joinWaitingListAction,
  leaveWaitingListAction,
  selectTicketsAction,
} from '../tickets/ticket-actions.ts'

/** The forms of both sites, which work without scripts. */
export const SHARED_FORMS = {
  '/account/social/complete/:provider/continue': socialReturnAction,
  '/auth/magic-login/:token/continue': magicLinkLoginAction,
  '/basket/add': addAction,
  '/basket/change': changeAction,
  '/checkout': checkoutAction,
  '/contact-us': contactAction,
  '/library/:id/open': openItemAction,
  '/library/gift/:token/claim': claimAction,
  '/login/code': codeAction,
  '/login/here': loginRedirectAction,
  '/login/link': magicLinkAction,
  '/login/social': socialLoginAction,
  '/logout': logoutAction,
  '/newsletter/confirm/:token/continue': confirmAction,
  '/newsletter/subscribe': subscribeAction,
  '/newsletter/unsubscribe/:token/continue': endSubscriptionAction,
  '/order/:hash/again': againAction,
  '/order/:hash/cancel': cancelAction,
  '/order/:hash/library/:id/open': openItemAction,
  '/order/:hash/verify': verifyContactAction,
  '/orders/track': trackAction,
  '/payment/:hash/refresh': refreshStatusAction,
  '/payment/:hash/start': gatewayRedirectAction,
  '/profile/addresses/delete': deleteAddressAction,
  '/profile/addresses/prefer': preferAddressAction,
  '/profile/addresses/save': saveAddressAction,
  '/profile/change': profileAction,
  '/profile/delete': deleteAccountAction,
  '/profile/sessions/end': endSessionAction,
  '/ticket/transfer/:token/accept': acceptAction,
} satisfies FormTable

/** Forms that only the store has. */
export const BOOKLIST_FORMS = { '/booklists/add': addAllAction } satisfies FormTable

/** Forms that only the culture site has. */
export const EVENT_FORMS = {
  '/event/:slug/:date/seats': chooseSeatsAction,
  '/event/:slug/tickets': selectTicketsAction,
  '/event/:slug/waiting-list': joinWaitingListAction,
  '/waiting-list/:token/leave': leaveWaitingListAction,
  '/waiting-list/offer/:token/accept': acceptOfferAction,
} satisfies FormTable
