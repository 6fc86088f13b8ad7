import { type LibraryAccess, openLibraryItem, openOrderItem } from '@dabali/api-client'
import { answerRefusal } from '../account/answer-refusal.ts'
import { libraryItemPath, orderPath } from '../paths.ts'
import type { AsWritten, PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'

/** Opens a work while no script has run, as the file that it is; a film in parts stays closed until one does. */
export async function answerOpenForm(form: PostedForm): Promise<string | AsWritten> {
  const { client, params } = form
  const { hash = '', id = '' } = params
  const here = hash === '' ? libraryItemPath(id) : orderPath(hash)
  try {
    const access = hash === '' ? await openLibraryItem(client, { id }) : await openOrderItem(client, { hash, id })
    const location = fileOf(access)
    return location === null ? here : { location }
  } catch (error) {
    return answerRefusal(form, error, here, String(failedStatus(error)))
  }
}

const fileOf = ({ download, read, play }: LibraryAccess) => download ?? read ?? (play?.endsWith('.m3u8') ? null : play)
