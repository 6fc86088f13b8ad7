import { LIBRARY_PATH, LOGIN_PATH, ORDERS_PATH, PROFILE_PATH, TRACK_ORDER_PATH } from './paths.ts'

/** Who may open what on either site; the live views are protected by the rule itself. */
export const VISITOR_ACCESS = {
  [LOGIN_PATH]: 'redirect-if-logged-in',
  [PROFILE_PATH]: 'protected',
  [ORDERS_PATH]: 'protected',
  // Whoever bought without an account has the address or the number of the order.
  [TRACK_ORDER_PATH]: 'open',
  '/order/detail': 'protected',
  [LIBRARY_PATH]: 'protected',
  // A gift is opened by whoever got its link.
  '/library/gift': 'open',
} as const
