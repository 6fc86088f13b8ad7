import { claimGift, type LibraryAccess, openLibraryItem, openOrderItem } from '@dabali/api-client'
import { libraryGiftPath, libraryItemPath, orderPath } from '../paths.ts'
import {
  type ExactLocation,
  failedStatus,
  type PostedForm,
  redirectAfterFailure,
} from '../server-request/form-action.ts'

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
  const { client, params } = form
  const { hash = '', id = '' } = params
  const here = hash === '' ? libraryItemPath(id) : orderPath(hash)
  try {
    const access = hash === '' ? await openLibraryItem(client, { id }) : await openOrderItem(client, { hash, id })
    const location = fileOf(access)
    return location === null ? here : { location }
  } catch (error) {
    return redirectAfterFailure(form, error, here, String(failedStatus(error)))
  }
}

const fileOf = ({ download, read, play }: LibraryAccess) => download ?? read ?? (play?.endsWith('.m3u8') ? null : play)
