import { isUuid } from '../../account/is-uuid.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import type { LibraryItemDetail } from './library-item.ts'
import type { ItemQueries } from './queries.ts'
import { toItemDetail } from './to-item.ts'

type Asked = { accountId: string; id: string; language: Language }

/** One work of somebody's library; what is somebody else's is not there. */
export async function showItem(queries: ItemQueries, { accountId, id, language }: Asked): Promise<LibraryItemDetail> {
  const row = isUuid(id) ? await queries.findItem({ accountId, id, language }) : undefined
  if (!row) throw notFound()
  return toItemDetail(row, await queries.listFiles(row.product_id, language))
}
