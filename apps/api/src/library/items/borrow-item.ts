import { productIdFromUrl } from '../../catalogue/product-url.ts'
import { businessRefusal, invalidField } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { messageOf } from '../messages.ts'
import { type Connection, inTransaction } from '../queries.ts'
import { itemQueries } from './queries.ts'

type Wish = { accountId: string; url: string; language: Language }

/** Puts a work into the library that a pass opens; what can be opened already stays as it is. */
export async function borrowItem(
  database: Connection,
  { accountId, url, language }: Wish,
): Promise<{ id: string; isNew: boolean }> {
  const productId = productIdFromUrl(url)
  if (productId === undefined) throw invalidField('url', messageOf(language, 'unknownProduct'), 'unknown_product')
  return inTransaction(database, async (inside) => {
    const queries = itemQueries(inside)
    const open = await queries.findOpen({ accountId, productId })
    if (open !== undefined) return { id: open, isNew: false }
    const taken = await queries.borrow({ accountId, productId })
    // Taken at this very moment on another device.
    const id = taken ?? (await queries.findOpen({ accountId, productId }))
    if (id === undefined) throw businessRefusal(messageOf(language, 'noPass'), 'no_pass')
    return { id, isNew: taken !== undefined }
  })
}
