import { createServerClient as clientOf } from '@dabali/shop/request-context'
import { storeStatusInDigest } from '@dabali/site/page-status'
import { readEnvironment } from './env.ts'

/** Calls of the bookshop for what is the same for everyone; where the API is is read when a page is made, not when the site is built. */
export function serverClient() {
  const { apiOrigin, internalSecret } = readEnvironment()
  return clientOf({ apiOrigin, internalSecret, onError: storeStatusInDigest })
}
