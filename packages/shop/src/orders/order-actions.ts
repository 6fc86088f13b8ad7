import {
  ApiError,
  cancelOrderByHash,
  claimGift,
  type LibraryAccess,
  newId,
  openLibraryItem,
  openOrderItem,
  orderAgain,
  verifyOrder,
} from '@dabali/api-client'
import { BASKET_PATH, libraryGiftPath, libraryItemPath, orderPath, TRACK_ORDER_PATH } from '../paths.ts'
import {
  type ExactLocation,
  failedStatus,
  type PostedForm,
  redirectAfterFailure,
} from '../server-request/form-action.ts'
import { parseContact, requestOrderLink } from './request-order-link.ts'

/** Cancels an order without scripts and redirects to its page, with the status of a failure. */
export async function cancelAction({ client, params }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  try {
    await cancelOrderByHash(client, { hash, idempotencyKey: newId() })
    return orderPath(hash)
  } catch (error) {
    return `${orderPath(hash)}?cancel=${failedStatus(error)}`
  }
}

const ids = (listed: readonly { product_id: number | null }[]) =>
  [...new Set(listed.map(({ product_id }) => product_id))].filter((id) => id !== null).join('.')

/** Adds what can still be sold of an order to the cart and redirects there with the results. */
export async function againAction({ client, params, text }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  try {
    const key = text('key')
    const { added, refused } = await orderAgain(client, { hash, ...(key && { idempotencyKey: key }) })
    const results = {
      added: ids(added),
      // Of these the cart has some.
      fewer: ids(refused.filter(({ reason, quantity }) => reason === 'unavailable' && quantity > 0)),
      refused: ids(refused.filter(({ reason, quantity }) => reason === 'unavailable' && quantity === 0)),
      owned: ids(refused.filter(({ reason }) => reason === 'owned')),
    }
    const query = Object.entries(results).flatMap(([name, list]) => (list ? `&${name}=${list}` : []))
    return `${BASKET_PATH}?all=1${query.join('')}`
  } catch (error) {
    return failedStatus(error) === 403 ? orderPath(hash) : `${BASKET_PATH}?notadded=${failedStatus(error)}`
  }
}

const PROBLEMS: Record<number, string> = { 403: 'wrong', 429: 'slow' }

/** Verifies the contact of an order. Typed values never go into a URL. */
export async function verifyContactAction({ client, params, text }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  const contact = parseContact(text('contact'))
  if (!contact) return `${orderPath(hash)}?prove=missing`
  try {
    await verifyOrder(client, { hash, ...contact })
    return orderPath(hash)
  } catch (error) {
    const problem = error instanceof ApiError ? PROBLEMS[error.status] : undefined
    return `${orderPath(hash)}?prove=${problem ?? 'failed'}`
  }
}

/** Sends the order link by email. Typed values never go into a URL. */
export async function trackAction({ client, text }: PostedForm): Promise<string> {
  const problem = await requestOrderLink(client, { number: text('number'), contact: text('contact') })
  return `${TRACK_ORDER_PATH}?${problem ? `problem=${problem}` : 'sent=1'}`
}

/** Claims a gift for the logged-in account; others go to the login first. */
export async function claimAction(form: PostedForm): Promise<string> {
  const token = form.params['token'] ?? ''
  const here = libraryGiftPath(token)
  try {
    await claimGift(form.client, { token })
    return here
  } catch (error) {
    return redirectAfterFailure(form, error, here, String(failedStatus(error)))
  }
}

/** Opens an item without scripts as its file; a film in parts needs scripts. */
export async function openItemAction(form: PostedForm): Promise<string | ExactLocation> {
  const { client, params, text } = form
  const { hash = '', id = '' } = params
  const here = hash === '' ? libraryItemPath(id) : orderPath(hash)
  try {
    const access = hash === '' ? await openLibraryItem(client, { id }) : await openOrderItem(client, { hash, id })
    const wanted = text('file')
    const location = wanted === '' ? fileOf(access) : savedFile(access, wanted)
    return location === null ? here : { location }
  } catch (error) {
    return redirectAfterFailure(form, error, here, String(failedStatus(error)))
  }
}

/** The address of `flac`, all parts as one file, or of `flac 3`, one part. */
function savedFile({ archives, files }: LibraryAccess, wanted: string): string | null {
  const [format, position] = wanted.split(' ')
  const of = position === undefined ? archives : files.find((file) => String(file.position) === position)?.downloads
  return of?.find((download) => download.format === format)?.url ?? null
}

const fileOf = ({ download, read, play }: LibraryAccess) => download ?? read ?? (play?.endsWith('.m3u8') ? null : play)
